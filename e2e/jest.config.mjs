import nextJest from 'next/jest.js'
import { transformIgnorePatterns } from '../jest.packages.mjs'

process.env.TZ = 'Europe/Oslo'

const config = await nextJest({ dir: './' })({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  globalSetup: '<rootDir>/harness/open-servers.ts',
  globalTeardown: '<rootDir>/harness/close-servers.ts',
  testTimeout: 120_000,
  testSequencer: '<rootDir>/e2e/sequencer.mjs',
  maxWorkers: 1,
})()

export default { ...config, transformIgnorePatterns }
