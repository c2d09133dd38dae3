/** What every browser has and jsdom has not, and patience for a busy machine. To be imported for its effect. */
import { deserialize, serialize } from 'node:v8'
import { configure } from '@testing-library/react'

globalThis.structuredClone ??= (value) => deserialize(serialize(value))
configure({ asyncUtilTimeout: 10_000 })
