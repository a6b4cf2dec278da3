// Rules hold from a first day to a last one, in the store's own time zone.
import { dateFormat } from './formats.ts'

/** @param today `YYYY-MM-DD` */
export function isInForce(rule: { from: string; until?: string | undefined }, today: string): boolean {
  return rule.from <= today && (rule.until === undefined || today <= rule.until)
}

/** The day in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}
