// What an operator's command is: a row of the table in src/commands.ts, checked arguments and a function.
import type { ParseArgsOptionsConfig } from 'node:util'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Services } from '../context.ts'

/** Where a command writes what the operator reads. */
export interface Terminal {
  print: (line: string) => void
  /** Replaces the progress shown before; what is printed next starts on a line of its own. */
  showProgress: (text: string) => void
}

export interface CommandContext extends Terminal {
  services: Services
  config: Config
  /** The operator's folder: relative paths among the arguments start here. */
  cwd: string
  /** Whether shoppers are served meanwhile: then no transaction may be long. */
  isServing: boolean
  /** Aborted when the operator gives up; long commands look at it between two steps. */
  signal: AbortSignal
}

/** A command that replaces the data itself: no server may run, and no database is opened for it. */
export interface FolderContext extends Terminal {
  config: Config
  cwd: string
}

interface CommandRow<Args, Context> {
  /** What comes after the name, e.g. `<file> [--replace]`. */
  usage: string
  /** One line for the list of commands. */
  summary: string
  /** Names of the words that follow, in order; the last may be left out if `args` allows it. */
  words: readonly string[]
  /** Options as node's `parseArgs` takes them. */
  options?: ParseArgsOptionsConfig
  args: z.ZodType<Args>
  /** Whether it puts data of its own into a folder that was never started; others need a shop. */
  opensEmpty?: boolean
  /** @returns the exit code; nothing for success */
  run: (args: Args, context: Context) => Promise<number | void> | number | void
}

export type Command = { on: 'database' } & CommandRow<never, CommandContext>
export type FolderCommand = { on: 'folder' } & CommandRow<never, FolderContext>

/** Name -> command, in the order of the help. */
export type CommandTable = Readonly<Record<string, Command | FolderCommand>>

/** A command on the shop's data. The running server executes it; without one, the command's own process does. */
export function command<Args>(row: CommandRow<Args, CommandContext>): Command {
  return { on: 'database', ...row } as unknown as Command
}

/** A command on the data folder of a stopped shop. */
export function folderCommand<Args>(row: CommandRow<Args, FolderContext>): FolderCommand {
  return { on: 'folder', ...row } as unknown as FolderCommand
}
