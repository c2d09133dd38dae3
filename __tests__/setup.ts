import '@testing-library/jest-dom'
import { PerformanceObserver } from 'node:perf_hooks'
import { TextEncoder } from 'node:util'
import * as fc from 'fast-check'

// jsdom lacks what every browser and Node have.
Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  PerformanceObserver: globalThis.PerformanceObserver ?? PerformanceObserver,
})

// What hangs ends; what is slow, on a machine that does other things too, does not fail for it.
jest.setTimeout(180_000)

// Every run draws the same cases; another FC_SEED and more FC_RUNS look further.
const { FC_SEED = '2026', FC_RUNS = '100' } = process.env
fc.configureGlobal({ seed: Number(FC_SEED), numRuns: Number(FC_RUNS) })
