/** Secrets that a person holds: the platform keeps their digests alone. */
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, fit for an address and a header. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

export const toDigest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
