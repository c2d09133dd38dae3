/** Rule 1, for what editors write: a faulty address is told with its file. */
import * as v from 'valibot'
import { isUsable, isUsablePath } from '@/contract/address'

export const segment = v.pipe(
  v.string(),
  v.check(isUsable, 'cannot stand in an address: it is empty, . or .., or holds / ? # or \\'),
)

export const storedPath = v.pipe(
  v.string(),
  v.check(
    isUsablePath,
    'no path of the site: it begins with /, and nothing between two / is empty, . or .., or holds ? # or \\',
  ),
)
