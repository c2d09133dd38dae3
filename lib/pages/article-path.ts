/** Where an article has its page. */
import { isUsable } from '@/contract/address'

/** @returns the encoded path; undefined for a slug that no address can be */
export const toArticlePath = (slug: string): string | undefined =>
  isUsable(slug) ? `/article/${encodeURIComponent(slug)}` : undefined
