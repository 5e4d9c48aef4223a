import { setTimeout as pause } from 'node:timers/promises'
import { onBehalfOfNobody, sharedWork, type SharedWork } from '../jobs/hang-up.ts'
import { turnsOf } from '../jobs/fair-queue.ts'
import { urlIndex, type AddressBook } from './url-index.ts'
import { maxStaleness, noteStale, notingStale, type Late } from './staleness.ts'
import { ready, type Making, type ReadyAnswer } from './cached-response.ts'
import { changesMeanwhile, readInvalidation, payloadOf, type Invalidation, type InvalidationPayload } from './payload.ts'

export type { Encoding, Making, ReadyAnswer, IsUnaffectedBy } from './cached-response.ts'

/** Makes a response. The function gets the previous response if it is still cached, and all later invalidation payloads if they are complete. */
type How = (before?: ReadyAnswer, payloads?: readonly string[]) => Promise<Making>
type CacheEntryMaker = {
  find: (key: string) => ReadyAnswer | undefined
  /** Makes a response once for all concurrent requests. A response that cannot be cached is still returned. */
  make: (key: string, how: How, late?: Late) => Promise<ReadyAnswer>
  dropTags: (tags: readonly string[]) => void
  dropAll: () => void
  /** While the process cannot receive invalidations, the cache stores nothing new. */
  deaf: (isDeaf: boolean) => void
  stats: () => { entries: number; bytes: number; tags: number; hits: number; misses: number }
}

export type AnswerCache = CacheEntryMaker & {
  /** A separate cache for parts that many responses share. Parts never evict a response. */
  parts: CachePartMaker
  /** Like `parts`, for long parts of responses. */
  lists: CachePartMaker
  /** Finds the cache key of a response by its URL, without parsing the request. */
  addresses: AddressBook
}
type CachePartMaker = Pick<CacheEntryMaker, 'find' | 'make' | 'stats'>

type Most = { entries: number; bytes: number }
const maxParts: Most = { entries: 10_000, bytes: 16 * 1024 * 1024 }
const maxLists: Most = { entries: 2_000, bytes: 48 * 1024 * 1024 }

/**
 * The cache of one process for ready responses and parts of responses. It evicts the oldest entries first. Tags name the data that each entry shows.
 */
export const answerCache = (most: Most): AnswerCache => {
  const [answers, parts, lists] = [keeper(most), keeper(maxParts), keeper(maxLists)]
  const all = [answers, parts, lists]
  return {
    ...answers,
    parts,
    lists,
    addresses: urlIndex(),
    dropTags: (tags) => all.forEach((each) => each.dropTags(tags)),
    dropAll: () => all.forEach((each) => each.dropAll()),
    deaf: (isDeaf) => all.forEach((each) => each.deaf(isDeaf)),
  }
}

/** Limits concurrent revalidations, so that clients that wait for a response come first. */
const redrawing = turnsOf({ name: 'redraws', capacity: 2, maxWaiting: 500, timeoutMs: 4000 })
/** Pages rendered together become stale together. Revalidating all these expensive pages at once would delay every other request. */
const redrawingDear = turnsOf({ name: 'dear redraws', capacity: 1, maxWaiting: 500, timeoutMs: 4000 })
const breathMs = 10
/**
 * Maximum staleness of the parts that a revalidated response reads. Fresh parts let the response stay cached longer, and pages revalidated in a row
 * share them.
 */
const drawnFromMs = 3000

/** An entry is revalidated this long before it expires, so that pages made together do not expire together. */
const aheadMs = 10_000

/** Maximum number of entries that one eviction spares. So an eviction is never slow and always makes room. */
const maxSecondChances = 50

/** A response, and the time since which its content is stale. `changedIn` is the era of the first change that later requests must see. */
type Made = { answer: ReadyAnswer; since: number; changedIn: number }
/**
 * Invalidated tags that must not be stale, for a response in progress, with the era of their first invalidation. Only the finished response shows
 * whether it has these tags.
 */
type Unseen = Map<string, number>
type Drawing = { how: How; late: Late }
type MakeOptions = { how: How; late: Late | undefined; unseen: Unseen; fromMs: number | undefined }
type CacheEntry = {
  readonly answer: ReadyAnswer
  isRequested: boolean
  /** Maker and staleness limits for revalidation, if the entry may be stale. */
  readonly drawing: Drawing | undefined
  readonly minAgeMs: number
  /** Time since which the entry is stale; 0 while it is fresh. */
  staleSince: number
  isDrawn: boolean
  /**
   * From this time on, the entry is revalidated although it is still fresh. Infinity if the entry was stored with less than `aheadMs` of remaining
   * lifetime.
   */
  readonly aheadFrom: number
  /** Payloads of the invalidations since the entry became stale. Undefined if the entry cannot be patched. */
  payload: InvalidationPayload
}

const keeper = (most: Most): CacheEntryMaker => {
  const stored = new Map<string, CacheEntry>()
  const keysOfTag = new Map<string, Set<string>>()
  const inFlight = new Map<string, { making: Promise<Made>; late: Late | undefined; unseen: Unseen; shared: SharedWork }>()
  let era = 0
  const meanwhile = changesMeanwhile()
  let bytes = 0
  let hits = 0
  let misses = 0
  let isDeaf = false
  let makings = 0

  const forget = (key: string) => {
    const answer = stored.get(key)?.answer
    if (!answer) return
    stored.delete(key)
    bytes -= answer.bytes
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  const keep = (
    key: string,
    answer: ReadyAnswer,
    drawing: Drawing | undefined,
    { staleSince, payload }: Pick<CacheEntry, 'staleSince' | 'payload'>,
  ) => {
    forget(key)
    if (answer.bytes > most.bytes) return
    const left = answer.goodUntil - Date.now()
    const aheadFrom = drawing && left > aheadMs ? answer.goodUntil - aheadMs : Number.POSITIVE_INFINITY
    const { minAgeMs = 0, spreadMs = 0 } = drawing?.late ?? {}
    const rest = minAgeMs + Math.random() * spreadMs
    stored.set(key, { answer, isRequested: false, drawing, minAgeMs: rest, staleSince, isDrawn: false, aheadFrom, payload })
    bytes += answer.bytes
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keys.add(key)
      keysOfTag.set(tag, keys)
    }
    evictOldest()
  }

  /** Evicts the oldest entries. An entry requested since it was stored gets a second chance: it moves to the end of the queue. */
  const evictOldest = () => {
    let chances = maxSecondChances
    for (const [oldest, its] of stored) {
      if (stored.size <= most.entries && bytes <= most.bytes) break
      if (its.isRequested && chances-- > 0) {
        stored.delete(oldest)
        stored.set(oldest, its)
        its.isRequested = false
      } else forget(oldest)
    }
  }

  /** A response read before a change but finished after it must not be cached, unless it may be stale. */
  const changedSince = (start: number, tags: readonly string[], late: Late | undefined) => {
    const changed = meanwhile.since(start, [...tags, '*'])
    const mayBe = late && changed.tags.every((tag) => late.tags.test(tag))
    return { change: changed.tags.length === 0 ? null : mayBe ? ('late' as const) : ('at once' as const), told: changed.payload }
  }

  const makeAndCache = async (key: string, { how, late, unseen, fromMs }: MakeOptions): Promise<Made> => {
    const start = era
    const begun = Date.now()
    makings += 1
    try {
      const before = stored.get(key)
      const { made: making, madeStale } = await notingStale(() => how(before?.answer, before?.payload && [...before.payload]), fromMs)
      const answer = ready(making, before?.answer)
      const { change, told: payload } = changedSince(start, making.tags, late)
      const since = madeStale(change === 'late' ? begun : 0)
      // A stale source may hide changes that this cache has not seen, so no payloads are stored.
      const hasPayload = making.patches === true && madeStale(0) === 0
      // A response made from stale parts is itself stale. If staleness is not allowed, it is not cached, and the next request makes a new one.
      const mayStay = change !== 'at once' && (since === 0 || late !== undefined)
      if (making.seconds > 0 && !isDeaf && mayStay) {
        keep(key, answer, late && { how, late }, { staleSince: since, payload: hasPayload ? payload : undefined })
      }
      return { answer, since, changedIn: Math.min(...making.tags.map((tag) => unseen.get(tag) ?? Number.POSITIVE_INFINITY)) }
    } finally {
      makings -= 1
      if (makings === 0) meanwhile.clear() // Every response that began before one of these changes is finished.
    }
  }

  const make = (key: string, how: How, late?: Late, fromMs?: number): Promise<ReadyAnswer> => {
    const already = inFlight.get(key)
    const requestedIn = era
    if (already?.shared.join())
      return already.making.then((made) => (made.changedIn <= requestedIn ? make(key, how, late, fromMs) : served(made)))
    misses += 1
    const unseen: Unseen = new Map()
    const shared = sharedWork()
    shared.join()
    const making = shared
      .run(() => makeAndCache(key, { how, late, unseen, fromMs }))
      .finally(() => {
        if (inFlight.get(key)?.making === making) inFlight.delete(key)
      })
    inFlight.set(key, { making, late, unseen, shared })
    return making.then(served)
  }
  const served = ({ answer, since }: Made): ReadyAnswer => {
    noteStale(since)
    return answer
  }

  /** Revalidates an entry once. Requests still get the old response meanwhile. */
  const revalidate = (key: string, its: CacheEntry, { how, late }: Drawing): void => {
    if (its.isDrawn) return
    its.isDrawn = true
    // Skips an entry that was already made again. After a failure, the next request tries again. A request after the staleness limit gets the error.
    const redraw = async () => (stored.get(key) === its ? make(key, how, late, drawnFromMs) : undefined)
    const dearly = () => redraw().finally(() => pause(breathMs))
    // Later requests also use the result. So the revalidation must continue when the client that started it disconnects.
    const drawn = onBehalfOfNobody(() => (late.isDear ? redrawingDear({ who: 'pages' }, dearly) : redrawing({ who: 'pages' }, redraw)))
    drawn.catch(() => {
      its.isDrawn = false
    })
  }

  /** True if the stale response may still be served while it is revalidated. False if it is too stale. */
  const mayBeStale = (key: string, its: CacheEntry, now: number): boolean => {
    const { drawing, minAgeMs, staleSince } = its
    if (!drawing || now - staleSince > drawing.late.maxMs) return false
    if (now - staleSince >= minAgeMs) revalidate(key, its, drawing)
    return true
  }

  const handle = ({ tag, payload }: Invalidation, now: number) => {
    for (const key of keysOfTag.get(tag) ?? []) {
      const its = stored.get(key)
      if (payload !== undefined && its?.answer.isUnaffectedBy?.(tag, payload)) continue
      if (!its?.drawing?.late.tags.test(tag)) forget(key)
      else {
        its.staleSince ||= now
        its.payload = payloadOf(its.payload, payload)
      }
    }
  }

  return {
    find: (key) => {
      const its = stored.get(key)
      if (!its) return undefined
      const now = Date.now()
      // This request has a stricter staleness limit, so it gets a new response. Other requests still use this entry meanwhile.
      if (its.staleSince > 0 && now - its.staleSince > maxStaleness()) return undefined
      const isTooStale = its.staleSince > 0 && !mayBeStale(key, its, now)
      if (its.answer.goodUntil < now || isTooStale) {
        // A too stale entry stays stored if its payloads are complete, because the next response is made by patching it.
        if (its.answer.goodUntil < now || !its.payload) forget(key)
        return undefined
      }
      if (its.drawing && now >= its.aheadFrom) revalidate(key, its, its.drawing)
      its.isRequested = true
      hits += 1
      noteStale(its.staleSince)
      return its.answer
    },
    make,
    dropTags: (tags) => {
      era += 1
      const now = Date.now()
      const invalidations = tags.map(readInvalidation)
      for (const each of invalidations) {
        if (makings > 0) meanwhile.note(each, era)
        handle(each, now)
      }
      // From now on, requests must not share a response in progress that began before the change. Exceptions are responses that may be stale or that
      // turn out not to contain the changed data.
      for (const [key, { late, unseen }] of inFlight) {
        if (!late) inFlight.delete(key)
        else for (const { tag } of invalidations) if (!late.tags.test(tag) && !unseen.has(tag)) unseen.set(tag, era)
      }
    },
    dropAll: () => {
      era += 1
      if (makings > 0) meanwhile.note({ tag: '*', payload: undefined }, era)
      stored.clear()
      keysOfTag.clear()
      inFlight.clear()
      bytes = 0
    },
    deaf: (now) => {
      isDeaf = now
    },
    stats: () => ({ entries: stored.size, bytes, tags: keysOfTag.size + meanwhile.size(), hits, misses }),
  }
}
