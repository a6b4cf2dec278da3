/** The cookies an answer sets, each as `name=value` without its attributes. */
export const cookiesOf = (response: { headers: Record<string, unknown> }) =>
  ((response.headers['set-cookie'] ?? []) as string[]).map((cookie) =>
    decodeURIComponent(cookie.split(';')[0] ?? ''),
  )
