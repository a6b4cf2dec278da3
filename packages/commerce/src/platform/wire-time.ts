// Times as Magento writes them.

/** ISO time to `2026-11-21 00:09:13`, in UTC. */
export function wireTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
