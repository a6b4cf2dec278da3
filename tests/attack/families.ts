/** The catalog: every family of attacks, in the order in which they run. */
import { aborts } from './families/aborts.ts'
import { agentProfiles } from './families/agent-profiles.ts'
import { agents } from './families/agents.ts'
import { backEndFaults } from './families/back-end-faults.ts'
import { claimedAddresses } from './families/claimed-addresses.ts'
import { clock } from './families/clock.ts'
import { diskFull } from './families/disk-full.ts'
import { emptiedShelves } from './families/emptied-shelves.ts'
import { expensiveReads } from './families/expensive-reads.ts'
import { hostileArguments } from './families/hostile-arguments.ts'
import { kills } from './families/kills.ts'
import { lockOut } from './families/lock-out.ts'
import { mailBombs } from './families/mail-bombs.ts'
import { nonsenseFamily } from './families/nonsense.ts'
import { oddAddresses } from './families/odd-addresses.ts'
import { othersThings } from './families/others-things.ts'
import { paymentProvider } from './families/payment-provider.ts'
import { pictures } from './families/pictures.ts'
import { redisFaults } from './families/redis-faults.ts'
import { slow } from './families/slow.ts'
import { smallDoors } from './families/small-doors.ts'
import { stops } from './families/stops.ts'
import { storedData } from './families/stored-data.ts'
import type { Family } from './scenario.ts'

export const FAMILIES: readonly Family[] = [
  aborts,
  slow,
  nonsenseFamily,
  oddAddresses,
  hostileArguments,
  othersThings,
  lockOut,
  claimedAddresses,
  smallDoors,
  emptiedShelves,
  mailBombs,
  expensiveReads,
  agentProfiles,
  agents,
  pictures,
  paymentProvider,
  backEndFaults,
  diskFull,
  kills,
  storedData,
  clock,
  stops,
  redisFaults,
]
