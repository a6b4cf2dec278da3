/** Loaded into the servers under attack: SIGUSR2 sets the clock of the process back by two hours, and forward again. */
const RealDate = Date
const BACK_MS = 2 * 3_600_000
let isBack = false
const now = () => RealDate.now() - (isBack ? BACK_MS : 0)

process.on('SIGUSR2', () => {
  isBack = !isBack
})

globalThis.Date = class extends RealDate {
  /** @param {[] | [number]} given */
  constructor(...given) {
    if (given.length === 0) super(now())
    else super(...given)
  }

  static now() {
    return now()
  }
}
