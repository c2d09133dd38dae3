import nextJest from 'next/jest.js'
import { transformIgnorePatterns } from './jest.packages.mjs'

process.env.TZ = 'Europe/Oslo'

const base = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Else what is late writes to a global that Jest has wrapped, and Jest calls itself until the stack ends.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
})()
const project = { ...base, transformIgnorePatterns }

export default {
  maxWorkers: '100%',
  projects: [
    {
      ...project,
      displayName: 'databases',
      testMatch: ['<rootDir>/__tests__/platform/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/platform/open-databases.ts',
      globalTeardown: '<rootDir>/__tests__/platform/close-databases.ts',
    },
    {
      ...project,
      displayName: 'units',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/__tests__/platform/[^/]+$'],
    },
  ],
}
