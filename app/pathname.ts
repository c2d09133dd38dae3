/**
 * The encoded pathname of a route's params. Next 16.4 hands a page the parts of the address encoded; generateMetadata and
 * route handlers have the same parts decoded.
 */
import { type Segments, toAddress } from '@/lib/pages/path'

/** @param parts as a page has them, encoded */
export const ofEncoded = (...parts: Segments): string => `/${parts.join('/')}`

/** @param parts as generateMetadata and route handlers have them, decoded */
export const ofDecoded = (...parts: Segments): string => toAddress(parts)
