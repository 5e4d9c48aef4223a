import { setTimeout as pause } from 'node:timers/promises'
import { onBehalfOfNobody, sharedWork, type SharedWork } from '../jobs/hang-up.ts'
import { turnsOf } from '../jobs/fair-queue.ts'
import { urlIndex, type AddressBook } from './url-index.ts'
import { maxStaleness, noteStale, notingStale, type Late } from './staleness.ts'
import { ready, type Making, type ReadyAnswer } from './cached-response.ts'
import { changesMeanwhile, readInvalidation, payloadOf, type Invalidation, type InvalidationPayload } from './payload.ts'

export type { Encoding, Making, ReadyAnswer, IsUnaffectedBy } from './cached-response.ts'

/** Makes an answer. It gets the previous answer if that is still cached, and all invalidation payloads since then if they are known. */
type How = (before?: ReadyAnswer, told?: readonly string[]) => Promise<Making>
type CacheEntryMaker = {
  find: (key: string) => ReadyAnswer | undefined
  /** Makes an answer once for all concurrent requests. An answer that cannot be cached is still returned. */
  make: (key: string, how: How, late?: Late) => Promise<ReadyAnswer>
  dropTags: (tags: readonly string[]) => void
  dropAll: () => void
  /** While invalidations cannot be received, nothing new is cached. */
  deaf: (isDeaf: boolean) => void
  stats: () => { entries: number; bytes: number; tags: number; hits: number; misses: number }
}

export type AnswerCache = CacheEntryMaker & {
  /** A separate cache for parts that many answers share: however many parts there are, they evict no answer. */
  parts: CachePartMaker
  /** Like `parts`, for long parts. */
  lists: CachePartMaker
  /** Finds the cache key of an answer by its URL, without parsing the request. */
  addresses: AddressBook
}
type CachePartMaker = Pick<CacheEntryMaker, 'find' | 'make' | 'stats'>

type Most = { entries: number; bytes: number }
const maxParts: Most = { entries: 10_000, bytes: 16 * 1024 * 1024 }
const maxLists: Most = { entries: 2_000, bytes: 48 * 1024 * 1024 }

/** Cache of one process for ready answers and parts of answers. The oldest entries are evicted first; tags name the data that each entry shows. */
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

/** Limits revalidations: clients that wait for an answer come first. */
const redrawing = turnsOf({ name: 'redraws', room: 2, maxWaiting: 500, timeoutMs: 4000 })
/** Pages rendered together become stale together. Revalidating all of them in a row would delay every other request. */
const redrawingDear = turnsOf({ name: 'dear redraws', room: 1, maxWaiting: 500, timeoutMs: 4000 })
const breathMs = 10
/**
 * Max staleness of the parts that a revalidated answer reads, so that the answer can stay cached longest. Pages revalidated in a row share these
 * parts.
 */
const drawnFromMs = 3000

/** An entry is revalidated this long before it expires, so that pages made together do not expire together. */
const aheadMs = 10_000

/** Limits second chances, so that an eviction is never slow and always makes room for a new entry. */
const maxSecondChances = 50

/** An answer, the time since which its content is stale, and the era of its first change that later requests must see, if any. */
type Made = { answer: ReadyAnswer; since: number; changedIn: number }
/**
 * Tags that must not be stale and were invalidated while an answer is being made, each with the era of its first invalidation. Only the finished
 * answer shows whether it has these tags.
 */
type Unseen = Map<string, number>
type Drawing = { how: How; late: Late }
type Wanted = { how: How; late: Late | undefined; unseen: Unseen; fromMs: number | undefined }
type Kept = {
  readonly answer: ReadyAnswer
  asked: boolean
  /** How to revalidate the entry, if it may be stale. */
  readonly drawing: Drawing | undefined
  readonly minAgeMs: number
  /** Since when it is; 0 while it is true. */
  staleSince: number
  isDrawn: boolean
  /**
   * From this time on, the entry is revalidated although it is still fresh. An entry made closer than that to its own expiry is not revalidated
   * early.
   */
  readonly aheadFrom: number
  /** Payloads of the invalidations since, for an entry that can be patched. */
  told: InvalidationPayload
}

const keeper = (most: Most): CacheEntryMaker => {
  const stored = new Map<string, Kept>()
  const keysOfTag = new Map<string, Set<string>>()
  const underWay = new Map<string, { making: Promise<Made>; late: Late | undefined; unseen: Unseen; shared: SharedWork }>()
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
    { staleSince, told }: Pick<Kept, 'staleSince' | 'told'>,
  ) => {
    forget(key)
    if (answer.bytes > most.bytes) return
    const left = answer.goodUntil - Date.now()
    const aheadFrom = drawing && left > aheadMs ? answer.goodUntil - aheadMs : Number.POSITIVE_INFINITY
    const { minAgeMs = 0, spreadMs = 0 } = drawing?.late ?? {}
    const rest = minAgeMs + Math.random() * spreadMs
    stored.set(key, { answer, asked: false, drawing, minAgeMs: rest, staleSince, isDrawn: false, aheadFrom, told })
    bytes += answer.bytes
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keys.add(key)
      keysOfTag.set(tag, keys)
    }
    makeRoom()
  }

  /** Evicts the oldest entries. An entry requested since it was stored gets a second chance at the end. */
  const makeRoom = () => {
    let chances = maxSecondChances
    for (const [oldest, its] of stored) {
      if (stored.size <= most.entries && bytes <= most.bytes) break
      if (its.asked && chances-- > 0) {
        stored.delete(oldest)
        stored.set(oldest, its)
        its.asked = false
      } else forget(oldest)
    }
  }

  /** An answer read before a change but finished after it must not be cached, unless it may be stale. */
  const changedSince = (start: number, tags: readonly string[], late: Late | undefined) => {
    const changed = meanwhile.since(start, [...tags, '*'])
    const mayBe = late && changed.tags.every((tag) => late.tags.test(tag))
    return { change: changed.tags.length === 0 ? null : mayBe ? ('late' as const) : ('at once' as const), told: changed.told }
  }

  const makeAndCache = async (key: string, { how, late, unseen, fromMs }: Wanted): Promise<Made> => {
    const start = era
    const begun = Date.now()
    makings += 1
    try {
      const before = stored.get(key)
      const { made: making, madeStale } = await notingStale(() => how(before?.answer, before?.told && [...before.told]), fromMs)
      const answer = ready(making, before?.answer)
      const { change, told } = changedSince(start, making.tags, late)
      const since = madeStale(change === 'late' ? begun : 0)
      // A stale source may hide changes that this cache does not know.
      const isTold = making.patches === true && madeStale(0) === 0
      // An answer made from stale parts is itself stale. If it may not be stale, it is not cached, and the next request makes it again.
      const mayStay = change !== 'at once' && (since === 0 || late !== undefined)
      if (making.seconds > 0 && !isDeaf && mayStay) {
        keep(key, answer, late && { how, late }, { staleSince: since, told: isTold ? told : undefined })
      }
      return { answer, since, changedIn: Math.min(...making.tags.map((tag) => unseen.get(tag) ?? Number.POSITIVE_INFINITY)) }
    } finally {
      makings -= 1
      if (makings === 0) meanwhile.clear() // no answer in progress began before any of these changes
    }
  }

  const make = (key: string, how: How, late?: Late, fromMs?: number): Promise<ReadyAnswer> => {
    const already = underWay.get(key)
    const askedIn = era
    if (already?.shared.join())
      return already.making.then((made) => (made.changedIn <= askedIn ? make(key, how, late, fromMs) : given(made)))
    misses += 1
    const unseen: Unseen = new Map()
    const shared = sharedWork()
    shared.join()
    const making = shared
      .run(() => makeAndCache(key, { how, late, unseen, fromMs }))
      .finally(() => {
        if (underWay.get(key)?.making === making) underWay.delete(key)
      })
    underWay.set(key, { making, late, unseen, shared })
    return making.then(given)
  }
  const given = ({ answer, since }: Made): ReadyAnswer => {
    noteStale(since)
    return answer
  }

  /** Revalidates an entry once, while its old answer is still served. */
  const revalidate = (key: string, its: Kept, { how, late }: Drawing): void => {
    if (its.isDrawn) return
    its.isDrawn = true
    // A few at a time, and none that was remade meanwhile. After a failure the next request retries; a request after the staleness limit gets the
    // error.
    const redraw = async () => (stored.get(key) === its ? make(key, how, late, drawnFromMs) : undefined)
    const dearly = () => redraw().finally(() => pause(breathMs))
    // The result also serves later requests, so a hang-up of the client that started the revalidation must not stop it.
    const drawn = onBehalfOfNobody(() => (late.isDear ? redrawingDear({ who: 'pages' }, dearly) : redrawing({ who: 'pages' }, redraw)))
    drawn.catch(() => {
      its.isDrawn = false
    })
  }

  /** A stale answer is still served while it is revalidated. Returns false if it is too stale for that. */
  const mayBeStale = (key: string, its: Kept, now: number): boolean => {
    const { drawing, minAgeMs, staleSince } = its
    if (!drawing || now - staleSince > drawing.late.maxMs) return false
    if (now - staleSince >= minAgeMs) revalidate(key, its, drawing)
    return true
  }

  const handle = ({ tag, told }: Invalidation, now: number) => {
    for (const key of keysOfTag.get(tag) ?? []) {
      const its = stored.get(key)
      if (told !== undefined && its?.answer.isUnaffectedBy?.(tag, told)) continue
      if (!its?.drawing?.late.tags.test(tag)) forget(key)
      else {
        its.staleSince ||= now
        its.told = payloadOf(its.told, told)
      }
    }
  }

  return {
    find: (key) => {
      const its = stored.get(key)
      if (!its) return undefined
      const now = Date.now()
      // Other requests go on with the entry while it is remade for a request with a stricter staleness limit.
      if (its.staleSince > 0 && now - its.staleSince > maxStaleness()) return undefined
      const isTooStale = its.staleSince > 0 && !mayBeStale(key, its, now)
      if (its.answer.goodUntil < now || isTooStale) {
        // A too stale entry stays if its payloads are known: the next make patches it.
        if (its.answer.goodUntil < now || !its.told) forget(key)
        return undefined
      }
      if (its.drawing && now >= its.aheadFrom) revalidate(key, its, its.drawing)
      its.asked = true
      hits += 1
      noteStale(its.staleSince)
      return its.answer
    },
    make,
    dropTags: (tags) => {
      era += 1
      const now = Date.now()
      const heard = tags.map(readInvalidation)
      for (const each of heard) {
        if (makings > 0) meanwhile.note(each, era)
        handle(each, now)
      }
      // A request from now on must not join an answer in progress that began before the change, unless it may be stale or turns out not to show the
      // change.
      for (const [key, { late, unseen }] of underWay) {
        if (!late) underWay.delete(key)
        else for (const { tag } of heard) if (!late.tags.test(tag) && !unseen.has(tag)) unseen.set(tag, era)
      }
    },
    dropAll: () => {
      era += 1
      if (makings > 0) meanwhile.note({ tag: '*', told: undefined }, era)
      stored.clear()
      keysOfTag.clear()
      underWay.clear()
      bytes = 0
    },
    deaf: (now) => {
      isDeaf = now
    },
    stats: () => ({ entries: stored.size, bytes, tags: keysOfTag.size + meanwhile.size(), hits, misses }),
  }
}
