/**
 * Deadlines of all unit tests. They end what hangs and measure nothing, so they allow for a machine that is busy with
 * other things.
 */
export const DEADLINES = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }
