// From the words of a command line to a command of the table and its checked arguments.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Command, CommandTable, FolderCommand } from './command.ts'

/** The operator named a command or option that does not exist; the message lists the valid ones. */
export class UsageError extends Error {}

export interface Invocation<Row = Command | FolderCommand> {
  name: string
  row: Row
  args: never
}

/** @throws {UsageError} for an unknown command, option or argument */
export function readCommand(table: CommandTable, words: readonly string[]): Invocation {
  const [name = '', ...rest] = words
  const row = Object.hasOwn(table, name) ? table[name] : undefined
  if (!row) throw new UsageError(`There is no command ${name}\n\n${helpText(table)}`)
  const parsed = row.args.safeParse(argumentsOf(row, name, rest))
  if (!parsed.success) throw new UsageError(`${z.prettifyError(parsed.error)}\n${usageOf(name, row)}`)
  return { name, row, args: parsed.data }
}

function argumentsOf(row: Command | FolderCommand, name: string, rest: readonly string[]): object {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: row.options ?? {},
      allowPositionals: true,
    })
    if (positionals.length > row.words.length)
      throw new Error(`Too many arguments: ${positionals.slice(row.words.length).join(' ')}`)
    return {
      ...values,
      ...Object.fromEntries(positionals.map((value, index) => [row.words[index] ?? '', value])),
    }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usageOf(name, row)}`)
  }
}

function usageOf(name: string, { usage }: Command | FolderCommand): string {
  return `Usage: ${name} ${usage}`.trim()
}

/** Every command with its arguments and what it does. */
export function helpText(table: CommandTable): string {
  const rows = Object.entries(table).map(([name, { usage, summary }]) => ({
    call: `${name} ${usage}`.trim(),
    summary,
  }))
  return ['Commands:', ...rows.flatMap(({ call, summary }) => [`  ${call}`, `      ${summary}`])].join('\n')
}
