// The connection to Redis. Each command has a deadline. While Redis is unreachable or hangs, commands fail at once.
import { RESP_TYPES, createClient } from '@redis/client'

/** How long the start waits for Redis. After that the process starts without it, and is not ready. */
const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_PAUSE_MS = 2_000
/** A socket without a response to pings for this long is replaced, e.g. after its machine has vanished. */
const PING_INTERVAL_MS = 5_000
const SOCKET_TIMEOUT_MS = 15_000

export type RedisClient = ReturnType<typeof createRedisClient>

export interface RedisConnection {
  /** Runs one command or batch. @throws when Redis is unreachable or does not respond in time */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  /** Calls `onMessage` for each message, and `onConnect` after each (re)connection, because messages may have been missed. */
  subscribe(channel: string, onMessage: (message: string) => void, onConnect: () => void): void
  /** Whether it answers a ping in time. */
  isReady: () => Promise<boolean>
  close: () => Promise<void>
}

/** The part of a pino logger that is used here. */
export interface RedisLogger {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
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
  const outage = createOutage(logger)

  client.on('error', outage.count).on('ready', outage.end)
  listener.on('error', () => undefined) // the other connection logs it
  const connected = Promise.all([client.connect(), listener.connect()])
  connected.catch(() => undefined)
  await withDeadline(connected, CONNECT_TIMEOUT_MS).catch(outage.count)

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

  async function run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    try {
      const answer = await attempt(command)
      outage.end()
      return answer
    } catch (error) {
      outage.count(error)
      throw error
    }
  }

  return {
    run,
    isReady: () =>
      run((client) => client.ping()).then(
        () => true,
        () => false,
      ),
    subscribe(channel, onMessage, onConnect) {
      listener.subscribe(channel, onMessage).catch(() => undefined) // it subscribes again with every connection
      listener.on('ready', onConnect)
    },
    async close() {
      for (const each of [client, listener]) each.destroy()
      await connected.catch(() => undefined)
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

interface Outage {
  count: (error: unknown) => void
  end: () => void
}

/** Logs an outage when it begins, and when it ends with the number of failures. */
function createOutage(logger: RedisLogger): Outage {
  let failures = 0
  return {
    count(error) {
      failures += 1
      if (failures > 1) return
      logger.error({ reason: error instanceof Error ? error.message : String(error) }, 'no Redis')
    },
    end() {
      if (failures > 0) logger.warn({ failures }, 'Redis is back')
      failures = 0
    },
  }
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
