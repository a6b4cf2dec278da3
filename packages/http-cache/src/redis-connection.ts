// The connection to Redis. Each command has a deadline. While Redis is unreachable or hangs, commands fail at once.
import { ErrorReply, RESP_TYPES, createClient } from '@redis/client'
import { createRedisOutage, type CommandKind, type RedisLogger } from './redis-outage.ts'

/** How long the start waits for Redis. After that the process starts without it, and is not ready. */
const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_PAUSE_MS = 2_000
/** A socket without a response to pings for this long is replaced, e.g. after its machine has vanished. */
const PING_INTERVAL_MS = 5_000
const SOCKET_TIMEOUT_MS = 15_000
/** Between attempts to find the new primary after a failover. */
const MOVE_PAUSE_MS = 2_000

export type RedisClient = ReturnType<typeof createRedisClient>

export interface RedisConnection {
  /** Runs one command or batch. @throws when Redis is unreachable, refuses it, or does not respond in time */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  /** Runs one that stores something, which a full Redis refuses. @throws as `run` */
  store<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  /** Whether it responds to a ping in time, and stores again if it had refused to. */
  isReady: () => Promise<boolean>
  /** Calls `onMessage` for each message, and `onConnect` after each (re)connection, because messages may have been missed. */
  subscribe(channel: string, onMessage: (message: string) => void, onConnect: () => void): void
  close: () => void
}

export interface RedisConnectionOptions {
  url: string
  /**
   * How long a command may take. The client's own command timeout ends as soon as a command is written to the socket,
   * so it does not cover a Redis that accepts commands and never responds.
   */
  commandTimeoutMs: number
  logger: RedisLogger
}

/** Connects, and reconnects until it is closed. */
export async function connectRedis(options: RedisConnectionOptions): Promise<RedisConnection> {
  const { url, commandTimeoutMs, logger } = options
  const client = createRedisClient(url)
  // Subscriptions wait for the connection and are renewed with it.
  const listener = client.duplicate({ disableOfflineQueue: false, commandOptions: {} })
  const outage = createRedisOutage(logger)

  client.on('error', outage.failed).on('ready', outage.connected)
  listener.on('error', () => undefined) // the other connection logs it
  const connected = Promise.all([client.connect(), listener.connect()])
  connected.catch(() => undefined)
  await withDeadline(connected, CONNECT_TIMEOUT_MS).catch(outage.failed)

  let isStalled = false

  function onTimeout(): void {
    if (isStalled) return
    isStalled = true
    // Redis responds in order: a response to this ping proves that the commands that timed out have run.
    const recovered = () => void (isStalled = false)
    client.ping().then(recovered, recovered)
  }

  async function attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (isStalled || !client.isReady) throw new Error('Redis is away')
    return withDeadline(command(client), commandTimeoutMs, onTimeout)
  }

  let isClosed = false
  let movedAt = -Infinity

  /** Connects again: the old primary is a replica now, and the address may lead to the new one. */
  function move(): void {
    if (isClosed || performance.now() - movedAt < MOVE_PAUSE_MS) return
    movedAt = performance.now()
    for (const each of [client, listener]) {
      if (!each.isReady) continue // it is connecting already
      each.destroy()
      each.connect().catch(() => undefined) // the client repeats it
    }
  }

  async function run<T>(kind: CommandKind, command: (client: RedisClient) => Promise<T>): Promise<T> {
    try {
      const answer = await attempt(command)
      outage.succeeded(kind)
      return answer
    } catch (error) {
      outage.failed(error)
      if (error instanceof ErrorReply && error.message.startsWith('READONLY')) move()
      throw error
    }
  }

  return {
    run: (command) => run('other', command),
    store: (command) => run('store', command),
    isReady: () => run('other', (client) => client.ping()).then(outage.isOver, () => false),
    subscribe(channel, onMessage, onConnect) {
      listener.subscribe(channel, onMessage).catch(() => undefined) // it subscribes again with every connection
      listener.on('ready', onConnect)
    },
    close() {
      isClosed = true
      for (const each of [client, listener]) each.destroy()
    },
  }
}

/** A client whose replies are buffers. */
function createRedisClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_RECONNECT_PAUSE_MS),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
}

async function withDeadline<T>(work: Promise<T>, ms: number, onTimeout?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onTimeout?.()
      reject(new Error(`Redis did not answer within ${ms} ms`))
    }, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
