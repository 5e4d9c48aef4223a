/** Counts requests by address in windows of a minute; a process bounds how many addresses it remembers. */
export type RateLimit = { take: (address: string) => number | null }

/** Who has one IPv6 address has its whole network: they are counted as one. */
export const countedAs = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** `take` answers null when the request may pass, else the seconds until the next window. */
export const rateLimit = (perMinute: number, mostAddresses = 50_000): RateLimit => {
  let windowStart = Date.now()
  const counts = new Map<string, number>()
  return {
    take: (from) => {
      const address = countedAs(from)
      const now = Date.now()
      if (now - windowStart >= 60_000) {
        windowStart = now
        counts.clear()
      }
      const count = (counts.get(address) ?? 0) + 1
      if (count === 1 && counts.size >= mostAddresses) return null // a flood must not make us forget who had their share
      counts.set(address, count)
      return perMinute > 0 && count > perMinute ? Math.ceil((windowStart + 60_000 - now) / 1000) : null
    },
  }
}
