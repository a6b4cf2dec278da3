// What NODE_ENV means to every server.

const OTHERS = ['development', 'test'] as const

type NodeEnv = (typeof OTHERS)[number] | 'production'

/** Whatever is neither `development` nor `test` is production, nothing too. */
export const nodeEnvOf = (value: string | undefined): NodeEnv =>
  OTHERS.find((each) => each === value) ?? 'production'
