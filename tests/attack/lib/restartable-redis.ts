/** A real Redis that is killed and comes back on the same port, empty. */
import { startRedis } from '@loftwood/http-cache/testing'

export interface RestartableRedis {
  url: string
  /** Holds its connections open without responding until `resume`. */
  hang: () => void
  resume: () => void
  kill: () => Promise<void>
  restart: () => Promise<void>
}

export async function restartableRedis(): Promise<RestartableRedis> {
  let redis = await startRedis()
  const { url } = redis
  return {
    url,
    hang: () => redis.hang(),
    resume: () => redis.resume(),
    kill: () => redis.stop(),
    restart: async () => {
      redis = await startRedis(Number(new URL(url).port))
    },
  }
}
