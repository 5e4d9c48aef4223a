/** Counts requests by address in windows of a minute; a process bounds how many addresses it remembers. */
export type RateLimit = { take: (address: string) => number | null }

/** `take` answers null when the request may pass, else the seconds until the next window. */
export const rateLimit = (perMinute: number, mostAddresses = 50_000): RateLimit => {
  let windowStart = Date.now()
  const counts = new Map<string, number>()
  return {
    take: (address) => {
      const now = Date.now()
      if (now - windowStart >= 60_000) {
        windowStart = now
        counts.clear()
      }
      const count = (counts.get(address) ?? 0) + 1
      if (count === 1 && counts.size >= mostAddresses) counts.clear()
      counts.set(address, count)
      return perMinute > 0 && count > perMinute ? Math.ceil((windowStart + 60_000 - now) / 1000) : null
    },
  }
}
