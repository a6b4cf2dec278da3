import { runGuards } from '../src/app/guards.ts'

export const guard = runGuards
