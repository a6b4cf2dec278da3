// What can happen to a Redis, each with a real one: the table behind docs/reliability.md.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { startRedis, type TestRedis } from './start-redis.ts'

interface Parts {
  redis: TestRedis
  /** Makes new connections lead to another port; those that are open stay. */
  moveTo: (port: number) => void
  /** Starts another Redis. */
  startAnother: () => Promise<TestRedis>
}

interface Fault {
  begin(parts: Parts): Promise<void>
  /** Absent where the servers have to recover while it lasts. */
  end?(parts: Parts): Promise<void>
}

/** A port on which nothing listens. */
const NOWHERE = ['127.0.0.1', '1']
const PASSWORD = ['CONFIG', 'SET', 'requirepass']

const FAULTS = {
  'is down': {
    begin: ({ redis }) => redis.stop(),
    end: ({ redis }) => redis.restart(),
  },
  hangs: {
    begin: async ({ redis }) => redis.hang(),
    end: async ({ redis }) => redis.resume(),
  },
  'is full': {
    begin: ({ redis }) =>
      redis.run(['CONFIG', 'SET', 'maxmemory-policy', 'noeviction'], ['CONFIG', 'SET', 'maxmemory', '1']),
    end: ({ redis }) => redis.run(['CONFIG', 'SET', 'maxmemory', '0']),
  },
  'is a replica': {
    begin: ({ redis }) => redis.run(['REPLICAOF', ...NOWHERE]),
    end: ({ redis }) => redis.run(['REPLICAOF', 'NO', 'ONE']),
  },
  'has another password': {
    begin: ({ redis }) =>
      redis.run(
        [...PASSWORD, 'another'],
        ['CLIENT', 'KILL', 'TYPE', 'pubsub'],
        ['CLIENT', 'KILL', 'TYPE', 'normal'],
      ),
    end: async ({ redis }) => redis.run(['AUTH', 'another'], [...PASSWORD, '']),
  },
  'is restarted': { begin: ({ redis }) => redis.restart() },
  'fails over': {
    async begin({ redis, moveTo, startAnother }) {
      const primary = await startAnother()
      moveTo(primary.port)
      await redis.run(['REPLICAOF', '127.0.0.1', `${primary.port}`])
    },
  },
} satisfies Record<string, Fault>

export type RedisFault = keyof typeof FAULTS
export const REDIS_FAULTS = Object.keys(FAULTS) as RedisFault[]

export interface FaultyRedis {
  url: string
  begin(fault: RedisFault): Promise<void>
  end(fault: RedisFault): Promise<void>
  stop(): Promise<void>
}

/** Starts a Redis behind an address that can lead to another one. */
export async function startFaultyRedis(): Promise<FaultyRedis> {
  const redis = await startRedis()
  const started = [redis]
  const relay = await startRelay(redis.port)
  const parts: Parts = {
    redis,
    moveTo: relay.moveTo,
    async startAnother() {
      const another = await startRedis()
      started.push(another)
      return another
    },
  }
  return {
    url: `redis://127.0.0.1:${relay.port}`,
    begin: (fault) => FAULTS[fault].begin(parts),
    end: async (fault) => (FAULTS[fault] as Fault).end?.(parts),
    async stop() {
      await relay.stop()
      await Promise.all(started.map((each) => each.stop()))
    },
  }
}

async function startRelay(firstTarget: number) {
  let target = firstTarget
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port: number) => void (target = port),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
