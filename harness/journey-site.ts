/** The site and the platform that all journeys visit, and an operator of theirs. */
import { makeOperator } from './operator'

export const SITE = process.env.E2E_SITE_URL ?? ''
export const PLATFORM = process.env.E2E_PLATFORM_URL ?? ''

export const { read, put, remove } = makeOperator(PLATFORM)
