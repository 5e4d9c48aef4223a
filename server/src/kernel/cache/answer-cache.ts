import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that needs nothing but sending: its bytes in each encoding that was asked for. */
export type ReadyAnswer = {
  readonly etag: string
  readonly contentType: string
  readonly extraHeaders: readonly string[]
  readonly varies: string
  readonly cacheControl: string
  readonly bodies: { readonly [E in Encoding]?: Buffer } & { readonly identity: Buffer }
  /** Header lists by encoding, made once. */
  readonly heads: Partial<Record<Encoding, string[]>>
  readonly tags: readonly string[]
  readonly goodUntil: number
  readonly bytes: number
  /** Told each time it is given, and to whom. */
  readonly given?: ((address: string) => void) | undefined
  /** What other answers are made from, where it is kept in place of bytes. */
  readonly value?: unknown
}

export type Making = {
  body: string | Buffer
  contentType: string
  tags: readonly string[]
  seconds: number
  /** When it becomes untrue by itself, in milliseconds, be that sooner. */
  trueUntil?: number | undefined
  extraHeaders?: readonly string[]
  varies?: string
  cacheControl?: string
  given?: ((address: string) => void) | undefined
  value?: unknown
  /** What the value weighs, where that is more than little. */
  weight?: number
}

type Keeper = {
  find: (key: string) => ReadyAnswer | undefined
  /** Makes an answer once however many ask at the same time; what cannot be kept is still answered. */
  make: (key: string, how: () => Promise<Making>) => Promise<ReadyAnswer>
  dropTags: (tags: readonly string[]) => void
  dropAll: () => void
  /** While changes cannot be heard, nothing new is kept. */
  deaf: (isDeaf: boolean) => void
  stats: () => { entries: number; bytes: number; tags: number; hits: number; misses: number }
}

export type AnswerCache = Keeper & {
  /** What many answers are put together from, kept apart: however much of it there is, it pushes no answer out. */
  parts: PartKeeper
  /** The same for what is long. */
  lists: PartKeeper
}
type PartKeeper = Pick<Keeper, 'find' | 'make' | 'stats'>

const worthCompressing = 860

/** One body in every encoding, each made when somebody first asks for it: many an answer is asked for once, in one encoding. */
class Bodies {
  #br: Buffer | undefined
  #gzip: Buffer | undefined
  constructor(readonly identity: Buffer) {}

  get br(): Buffer {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length }
    return (this.#br ??= brotliCompressSync(this.identity, { params }))
  }

  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.identity, { level: 6 }))
  }
}

const nothing = Buffer.alloc(0)

const goodUntil = ({ seconds, trueUntil = Number.POSITIVE_INFINITY }: Pick<Making, 'seconds' | 'trueUntil'>): number =>
  Math.min(Date.now() + seconds * 1000, trueUntil)

/** What is kept for its value alone is never sent, so it needs no mark by which a browser knows it again. */
const readyPart = ({ contentType, tags, seconds, trueUntil, value, weight = 0 }: Making): ReadyAnswer => ({
  etag: '',
  contentType,
  extraHeaders: [],
  cacheControl: '',
  varies: '',
  bodies: { identity: nothing },
  heads: {},
  value,
  tags,
  goodUntil: goodUntil({ seconds, trueUntil }),
  bytes: weight + 600,
})

const ready = (making: Making): ReadyAnswer => {
  if (making.value !== undefined) return readyPart(making)
  const identity = Buffer.isBuffer(making.body) ? making.body : Buffer.from(making.body)
  const compresses = identity.length >= worthCompressing && !making.contentType.startsWith('image/')
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    contentType: making.contentType,
    extraHeaders: making.extraHeaders ?? [],
    cacheControl: making.cacheControl ?? 'no-cache',
    varies: making.varies ?? 'accept-encoding',
    bodies: compresses ? new Bodies(identity) : { identity },
    heads: {},
    given: making.given,
    value: making.value,
    tags: making.tags,
    goodUntil: goodUntil(making),
    // Nearly all browsers ask for the same encoding, which is a third as long; a few for the other.
    bytes: identity.length * (compresses ? 1.5 : 1) + 600,
  }
}

type Most = { entries: number; bytes: number }
const mostParts: Most = { entries: 10_000, bytes: 16 * 1024 * 1024 }
const mostLists: Most = { entries: 2_000, bytes: 64 * 1024 * 1024 }

/** Keeps ready answers of one process, and the parts of answers, oldest out first; tags say what each one shows. */
export const answerCache = (most: Most): AnswerCache => {
  const [answers, parts, lists] = [keeper(most), keeper(mostParts), keeper(mostLists)]
  const all = [answers, parts, lists]
  return {
    ...answers,
    parts,
    lists,
    dropTags: (tags) => all.forEach((each) => each.dropTags(tags)),
    dropAll: () => all.forEach((each) => each.dropAll()),
    deaf: (isDeaf) => all.forEach((each) => each.deaf(isDeaf)),
  }
}

/** So that making room never takes long, and something new always finds some. */
const mostSecondChances = 50

type Kept = { readonly answer: ReadyAnswer; asked: boolean }

const keeper = (most: Most): Keeper => {
  const kept = new Map<string, Kept>()
  const keysOfTag = new Map<string, Set<string>>()
  const underWay = new Map<string, Promise<ReadyAnswer>>()
  let era = 0
  const droppedIn = new Map<string, number>()
  let bytes = 0
  let hits = 0
  let misses = 0
  let isDeaf = false
  let makings = 0

  const forget = (key: string) => {
    const answer = kept.get(key)?.answer
    if (!answer) return
    kept.delete(key)
    bytes -= answer.bytes
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  const keep = (key: string, answer: ReadyAnswer) => {
    forget(key)
    if (answer.bytes > most.bytes) return
    kept.set(key, { answer, asked: false })
    bytes += answer.bytes
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keys.add(key)
      keysOfTag.set(tag, keys)
    }
    makeRoom()
  }

  /** The oldest leave; what was asked for since it came gets a second chance at the end. */
  const makeRoom = () => {
    let chances = mostSecondChances
    for (const [oldest, its] of kept) {
      if (kept.size <= most.entries && bytes <= most.bytes) break
      if (its.asked && chances-- > 0) {
        kept.delete(oldest)
        kept.set(oldest, { answer: its.answer, asked: false })
      } else forget(oldest)
    }
  }

  /** An answer read before a change but finished after it must not be kept. */
  const changedSince = (start: number, tags: readonly string[]) =>
    (droppedIn.get('*') ?? 0) > start || tags.some((tag) => (droppedIn.get(tag) ?? 0) > start)

  const makeAndKeep = async (key: string, how: () => Promise<Making>) => {
    const start = era
    makings += 1
    try {
      const making = await how()
      const answer = ready(making)
      if (making.seconds > 0 && !isDeaf && !changedSince(start, making.tags)) keep(key, answer)
      return answer
    } finally {
      makings -= 1
      if (makings === 0) droppedIn.clear() // nothing under way began before any of these changes
    }
  }

  return {
    find: (key) => {
      const its = kept.get(key)
      if (!its) return undefined
      if (its.answer.goodUntil < Date.now()) {
        forget(key)
        return undefined
      }
      its.asked = true
      hits += 1
      return its.answer
    },
    make: (key, how) => {
      const already = underWay.get(key)
      if (already) return already
      misses += 1
      const making = makeAndKeep(key, how).finally(() => {
        if (underWay.get(key) === making) underWay.delete(key)
      })
      underWay.set(key, making)
      return making
    },
    dropTags: (tags) => {
      era += 1
      for (const tag of tags) {
        if (makings > 0) droppedIn.set(tag, era)
        for (const key of keysOfTag.get(tag) ?? []) forget(key)
      }
      underWay.clear() // who asks from now on must not join a reading that began before the change
    },
    dropAll: () => {
      era += 1
      if (makings > 0) droppedIn.set('*', era)
      kept.clear()
      keysOfTag.clear()
      underWay.clear()
      bytes = 0
    },
    deaf: (now) => {
      isDeaf = now
    },
    stats: () => ({ entries: kept.size, bytes, tags: keysOfTag.size + droppedIn.size, hits, misses }),
  }
}
