/** `pnpm bench planner`: frames per second while a piece is dragged over a full plan, on a phone with a slow processor. */
import { paths } from '@loftwood/storefront/paths'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/browser.mjs'
import { hydrated } from '../../fixtures/hydrated.ts'
import { startBenchShop } from '../limits-off.ts'

const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const ROUNDS = 5
const STEPS = 120
const STILL_MS = 2000
/** A display of 60 Hz; a frame that comes later than half of the next one has missed its own. */
const FRAME_MS = 1000 / 60
const LATE_MS = FRAME_MS * 1.5
const LEAST_FPS = 58

/** Twelve pieces in a room of 25 by 20 feet. */
const PIECES = [
  'p.LAU-BNK-HI.420.230.0',
  'p.TAM-BNK-STR.1400.300.0',
  'p.KAW-BNK-HI.2400.230.0',
  'p.GEO-BNK-QUE.450.1200.3',
  'p.MET-BNK-STR.1300.1200.0',
  'p.TAM-DSK.2750.800.1',
  'p.GEO-DSK.2750.1400.1',
  'p.LAU-DSK.2000.1900.2',
  'p.LAU-DRS-3.1000.2250.2',
  'p.TAM-DRS-6.1600.2250.2',
  'p.LAU-BKC.400.2250.2',
  'p.KAW-BKC.2300.2250.2',
]
const PLAN = `${paths.roomPlanner}#1~3000.2400~d.b.2600.320.ei~w.t.600.600~h.l.200.400~${PIECES.join('~')}`

interface Frames {
  fps: number
  /** Between two frames. */
  worstMs: number
  latePercent: number
  /** Processor time of the page's main thread per frame: all of it, and that of scripts, styles and layout alone. */
  mainMs: number
  ownMs: number
}

/** @returns whether the plan keeps up with the display */
export async function measurePlanner(): Promise<boolean> {
  const shop = await startBenchShop()
  const executablePath = await ensureChromium({ isWhole: true })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ baseURL: shop.storefrontUrl, ...PHONE })
    const page = await context.newPage()
    await page.goto(PLAN)
    await hydrated(page)
    const pieces = page.getByRole('application').getByRole('button')
    await pieces.nth(PIECES.length - 1).waitFor()
    const session = await context.newCDPSession(page)
    // Processor time, so that what else the machine does is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const drags: Frames[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      process.stderr.write(`round ${round} of ${ROUNDS}\n`)
      const drag = await dragOver(page, session)
      // The first round warms up.
      if (round > 0) drags.push(drag)
    }
    return print(await stayStill(page, session), drags)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Seconds that the main thread has worked so far. */
async function workedBy(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = (...names: string[]) =>
    metrics.reduce((sum, { name, value }) => (names.includes(name) ? sum + value : sum), 0)
  return {
    main: secondsOf('TaskDuration'),
    own: secondsOf('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'),
  }
}

/** Counts the frames that the page draws meanwhile. */
async function framesDuring(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      Object.assign(window, { frameTimes: times, frameRequest: requestAnimationFrame(note) })
    }
    requestAnimationFrame(note)
  })
  const before = await workedBy(session)
  await act()
  const after = await workedBy(session)
  const times = await page.evaluate(() => {
    const { frameTimes, frameRequest } = window as unknown as { frameTimes: number[]; frameRequest: number }
    cancelAnimationFrame(frameRequest)
    return frameTimes
  })
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    fps: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
    worstMs: Math.max(...gaps),
    latePercent: (gaps.filter((gap) => gap > LATE_MS).length / gaps.length) * 100,
    mainMs: ((after.main - before.main) / gaps.length) * 1000,
    ownMs: ((after.own - before.own) / gaps.length) * 1000,
  }
}

/** What the machine reaches when nothing moves. */
const stayStill = (page: Page, session: CDPSession): Promise<Frames> =>
  framesDuring(page, session, () =>
    page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), STILL_MS),
  )

/** Drags the last piece around the room and back to where it was. */
async function dragOver(page: Page, session: CDPSession): Promise<Frames> {
  const piece = page.getByRole('application').getByRole('button').last()
  await piece.scrollIntoViewIfNeeded()
  const [plan, box] = [await page.getByRole('application').boundingBox(), await piece.boundingBox()]
  if (!plan || !box) throw new Error('nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const [radiusX, radiusY] = [plan.width * 0.3, plan.height * 0.3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = await framesDuring(page, session, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * 2 * Math.PI
      await page.mouse.move(x - radiusX * Math.sin(angle / 2) ** 2, y - radiusY * Math.abs(Math.sin(angle)))
    }
  })
  await page.mouse.up()
  return frames
}

function print(still: Frames, drags: readonly Frames[]): boolean {
  console.log(
    `Phone of 390 px, processor slowed down ${SLOWER} times, ${PIECES.length} pieces, ${STEPS} moves a round\n`,
  )
  console.log('| round | frames per second | late frames | longest | main thread | scripts, styles, layout |')
  console.log('|---|---|---|---|---|---|')
  const row = (name: string, { fps, worstMs, latePercent, mainMs, ownMs }: Frames) => {
    const times = [worstMs, mainMs, ownMs].map((ms) => `${ms.toFixed(1)} ms`)
    console.log(`| ${[name, fps.toFixed(1), `${latePercent.toFixed(1)} %`, ...times].join(' | ')} |`)
  }
  row('nothing moves', still)
  for (const [index, drag] of drags.entries()) row(String(index + 1), drag)
  console.log('')
  const sorted = drags.map(({ fps }) => fps).toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) >= LEAST_FPS
}
