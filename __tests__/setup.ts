import '@testing-library/jest-dom'
import { TextEncoder } from 'node:util'

// jsdom lacks what every browser and Node have.
Object.assign(globalThis, { TextEncoder: globalThis.TextEncoder ?? TextEncoder })
