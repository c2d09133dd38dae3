/** @jest-environment node */
import { existsSync } from 'node:fs'
import { nameMissingEngines } from '@/scripts/tools.mjs'

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }))
const files = jest.mocked(existsSync)

it.each([
  ['none', () => false, ['Firefox', 'WebKit']],
  ['Firefox', (file: unknown) => file === '/usr/bin/firefox-esr', ['WebKit']],
  ['WebKit without its screen', (file: unknown) => file !== '/usr/bin/Xvfb', ['WebKit']],
])('where %s is here, the others are named with the command that installs them', (_, isHere, missing) => {
  files.mockImplementation(isHere)
  const lines = missing.map((name) => expect.stringMatching(new RegExp(`^Not tried in ${name}, .*npm run e2e:engines`)))
  expect(nameMissingEngines()).toEqual(lines)
})
