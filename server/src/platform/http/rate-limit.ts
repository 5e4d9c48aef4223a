import { countedAs } from '../auth/counted-address.ts'
import { regulars } from './known-clients.ts'

/** Request counts of this process's busiest addresses, for the other processes. */
export type RateLimitMessage = { minute: number; counts: [address: string, many: number][] }
/** Maximum number of addresses in one message between processes. */
const maxPayload = 100

/** Counts requests by address in windows of a minute. A process remembers a limited number of addresses. */
type RateLimit = {
  take: (address: string) => number | null
  /** The headers of an answer that state the limit, how much is left of it, and the seconds until it begins anew. Empty without a limit. */
  headersFor: (address: string) => Readonly<Record<string, string>>
  /** Returns the counts that were not sent to the other processes yet. Each count is returned once. */
  publish: () => RateLimitMessage
  handle: (news: RateLimitMessage) => void
}
export type RequestLimits = {
  take: (address: string, url: string) => number | null
  headersFor: (address: string, url: string) => Readonly<Record<string, string>>
  calls: RateLimit
  /** True if a client has made requests before. */
  knows: (address: string) => boolean
  /** Like `knows`, but called when a connection opens. A client first seen long enough ago counts as known at once, not only at its next request. */
  greets: (address: string) => boolean
}

const isFile = /^\/api\/(files|reference)(\/|$)/
/** A visit to the mall loads one page and some hundred pictures, so files get a higher limit than calls. */
const filesForOneCall = 10

/** API calls have one limit, and pages and pictures another. So browsing does not prevent a purchase. */
export const requestLimits = (callsPerMinute: number): RequestLimits => {
  const calls = rateLimit(callsPerMinute, { name: 'calls' })
  const files = rateLimit(callsPerMinute * filesForOneCall, { name: 'files' })
  const limitOf = (url: string) => (url.startsWith('/api') && !isFile.test(url) ? calls : files)
  const { note, knows } = regulars()
  const take = (address: string, url: string) => {
    note(countedAs(address))
    return limitOf(url).take(address)
  }
  const greets = (from: string) => {
    const address = countedAs(from)
    note(address)
    return knows(address)
  }
  const headersFor = (address: string, url: string) => limitOf(url).headersFor(address)
  return { calls, take, headersFor, greets, knows: (address) => knows(countedAs(address)) }
}

const minuteMs = 60_000
const noHeaders = {}
const minuteAt = (now: number) => Math.floor(now / minuteMs)

/** `take` returns null if the request may pass, otherwise the seconds until the next window. */
export const rateLimit = (perMinute: number, { name = 'calls', maxAddresses = 50_000 } = {}): RateLimit => {
  const policy = `"${name}";q=${perMinute};w=60`
  let minute = minuteAt(Date.now())
  const counts = new Map<string, number>()
  /** Counts that were not sent to the other processes yet. */
  const untold = new Map<string, number>()
  const beginMinute = (now: number) => {
    if (minuteAt(now) === minute) return
    minute = minuteAt(now)
    counts.clear()
    untold.clear()
  }
  const secondsLeft = (now: number) => Math.ceil(((minute + 1) * minuteMs - now) / 1000)
  const add = (address: string, many: number): number => {
    const count = (counts.get(address) ?? 0) + many
    // Does not count a new address when the memory is full. Otherwise a flood of new addresses would erase the counts of addresses at their limit.
    if (count === many && counts.size >= maxAddresses) return 0
    counts.set(address, count)
    return count
  }
  return {
    take: (from) => {
      const address = countedAs(from)
      const now = Date.now()
      beginMinute(now)
      const count = add(address, 1)
      if (perMinute === 0 || count <= perMinute) {
        if (perMinute > 0) untold.set(address, (untold.get(address) ?? 0) + 1)
        return null
      }
      return secondsLeft(now)
    },
    headersFor: (from) => {
      if (perMinute === 0) return noHeaders
      const left = Math.max(0, perMinute - (counts.get(countedAs(from)) ?? 0))
      return { 'ratelimit-policy': policy, ratelimit: `"${name}";r=${left};t=${secondsLeft(Date.now())}` }
    },
    publish: () => {
      beginMinute(Date.now())
      const least = Math.max(1, Math.floor(perMinute / 20))
      const reported = [...untold].filter(([, many]) => many >= least).slice(0, maxPayload)
      for (const [address] of reported) untold.delete(address)
      return { minute, counts: reported }
    },
    handle: (news) => {
      beginMinute(Date.now())
      if (news.minute === minute) for (const [address, many] of news.counts) add(address, many)
    },
  }
}
