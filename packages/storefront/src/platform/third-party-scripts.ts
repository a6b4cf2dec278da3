// Scripts of others that the server's configuration may name, by what they are for.

export type ThirdPartyName = 'chat' | 'analytics' | 'adTracking' | 'captcha'

/** Addresses of the scripts. */
export type ThirdPartyScripts = Partial<Record<ThirdPartyName, string>>
