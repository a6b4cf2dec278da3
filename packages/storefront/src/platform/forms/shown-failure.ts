// A failure of which a notice shows the shopper the reason.

/** Ends a form's submission like any other failure; the form shows no second text. */
export class ShownFailure extends Error {
  constructor(cause: unknown) {
    super('The failure has its own notice', { cause })
    this.name = 'ShownFailure'
  }
}
