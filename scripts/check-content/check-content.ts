/** All that is wrong in a content folder. Writes nothing, and asks no platform. */
import { ContentError, type Fault } from '@/platform/content/fault'
import { readAddresses } from './addresses'
import { checkHours } from './hours'
import { checkLinks } from './links'
import { readHouse } from './read-house'
import { checkSpelling } from './spelling'
import { checkWords } from './words'

/**
 * What a single file holds (forms, facts, pictures and their texts, age limits) is told first: without documents there
 * are no links to follow.
 */
export async function checkContent(directory: string, now: () => number): Promise<readonly Fault[]> {
  try {
    const house = await readHouse(directory, now)
    const { answers, faults } = readAddresses(house)
    return [
      ...faults,
      ...checkLinks(house, answers),
      ...checkWords(house),
      ...checkSpelling(house),
      ...checkHours(house),
    ]
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}
