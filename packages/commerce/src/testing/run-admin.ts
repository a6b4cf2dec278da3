// An operator's command in the test's own process, which takes milliseconds; in a process of its own: operator.ts.
import { operate } from '../operate.ts'
import { type CommandOutcome, environmentOf, type Place } from './operator.ts'

export async function runAdmin(words: readonly string[], place: Place): Promise<CommandOutcome> {
  const outcome = { stdout: '', stderr: '' }
  const writerOf = (stream: keyof typeof outcome) => ({
    write: (text: string) => {
      outcome[stream] += text
    },
  })
  const code = await operate(words, {
    env: environmentOf(place),
    stdout: writerOf('stdout'),
    stderr: writerOf('stderr'),
    signal: new AbortController().signal,
  })
  return { code, ...outcome }
}
