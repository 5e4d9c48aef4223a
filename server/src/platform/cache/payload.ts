/** An invalidation is a cache tag with an optional payload: `tag=payload`. */
export type Invalidation = { tag: string; told: string | undefined }

export const readInvalidation = (news: string): Invalidation => {
  const end = news.indexOf('=')
  return end < 0 ? { tag: news, told: undefined } : { tag: news.slice(0, end), told: news.slice(end + 1) }
}

/** Max payloads to patch an entry with. Beyond this, a patch costs more than making the entry again. */
const most = 100

/** Payloads of all invalidations of an entry; undefined where one of them had none, or there are too many. */
export type InvalidationPayload = Set<string> | undefined

export const payloadOf = (before: InvalidationPayload, told: string | undefined): InvalidationPayload =>
  before && told !== undefined && before.size < most ? before.add(told) : undefined

type Last = { era: number; told: Map<string, number> | undefined }
type Since = { /** Those that changed. */ tags: string[]; told: InvalidationPayload }

/** Records the invalidations that arrive while answers are being made, numbered by era. */
export const changesMeanwhile = () => {
  const lastOf = new Map<string, Last>()

  const note = ({ tag, told }: Invalidation, era: number): void => {
    const before = lastOf.get(tag)
    const words = before ? before.told : new Map<string, number>()
    const isMore = words && told !== undefined && words.size < most
    lastOf.set(tag, { era, told: isMore ? words.set(told, era) : undefined })
  }

  const since = (start: number, tags: readonly string[]): Since => {
    const changed: string[] = []
    let told: InvalidationPayload = new Set()
    for (const tag of tags) {
      const last = lastOf.get(tag)
      if (!last || last.era <= start) continue
      changed.push(tag)
      if (!last.told) told = undefined
      for (const [word, era] of last.told ?? []) if (era > start) told = payloadOf(told, word)
    }
    return { tags: changed, told }
  }

  return { note, since, clear: () => lastOf.clear(), size: () => lastOf.size }
}
