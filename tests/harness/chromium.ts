/** How Chromium starts for journeys, with pictures or without. */
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browser.mjs'

/** Pages live for seconds here: code that runs so briefly costs more to optimize than it takes. */
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev,--max-lazy'
const executablePath = findChromium()

const launchOptions = (...more: readonly string[]) => ({
  args: [...CHROMIUM_ARGS, SHORT_LIVED, ...more],
  ...(executablePath && { executablePath }),
})

/** For files about pictures, in every round. */
export const WITH_PICTURES = { launchOptions: launchOptions() }

/** Playwright's own settings: a flag given twice replaces the first, and pages would have no mouse. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** To load, decode and draw them is a seventh of a round's processor time. */
export const WITHOUT_PICTURES = {
  launchOptions: launchOptions(`--blink-settings=imagesEnabled=false,${MOUSE}`),
}
