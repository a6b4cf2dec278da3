// Which mailbox an address leads to: the limits count by it, so that `ann+1@` and `Ann+2@` are one.
export function mailboxOf(address: string): string {
  const [local = '', ...domain] = address.toLowerCase().split(/@(?=[^@]*$)/)
  return [local.split('+', 1)[0] || local, ...domain].join('@')
}
