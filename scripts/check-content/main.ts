/** `npm run content:check`: names every fault of content/, by file; fails where there is one. */
import { join } from 'node:path'
import { now } from '@/platform/clock'
import { ContentError } from '@/platform/content/fault'
import { checkContent } from './check-content'

const faults = await checkContent(join(process.cwd(), 'content'), now)
if (faults.length > 0) {
  console.error(new ContentError(faults).message)
  process.exitCode = 1
} else console.log('The content holds no fault.')
