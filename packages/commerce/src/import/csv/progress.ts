// One line of progress: how far, how fast, how long still.

const BAR_WIDTH = 24
const count = new Intl.NumberFormat('en-CA')

export function createProgress(total: number, show: (text: string) => void) {
  const startedAt = performance.now()
  let done = 0
  return function step(): void {
    done += 1
    const seconds = (performance.now() - startedAt) / 1000
    const rate = done / Math.max(seconds, 0.001)
    const part = done / Math.max(total, 1)
    const bar = '#'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '.')
    show(
      `[${bar}] ${count.format(done)} of ${count.format(total)} products, ` +
        `${count.format(Math.round(rate))}/s, ${Math.ceil((total - done) / rate)} s left`,
    )
  }
}
