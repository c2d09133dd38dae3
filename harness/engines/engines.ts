/** The engines that are here to be tried. */
import { findChromium, findFirefox, findWebKit } from '@/scripts/tools.mjs'
import { startChromium } from './chromium'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

export const ENGINES = [
  { name: 'Chromium', isHere: findChromium, start: startChromium },
  { name: 'Firefox', isHere: findFirefox, start: startFirefox },
  { name: 'WebKit', isHere: findWebKit, start: startWebKit },
].filter(({ isHere }) => isHere())
