/** An invalidation is a cache tag with an optional payload: `tag=payload`. */
export type Invalidation = { tag: string; payload: string | undefined }

export const readInvalidation = (news: string): Invalidation => {
  const end = news.indexOf('=')
  return end < 0 ? { tag: news, payload: undefined } : { tag: news.slice(0, end), payload: news.slice(end + 1) }
}

/** Maximum number of payloads for patching an entry. With more payloads, a patch costs more than a new entry. */
const most = 100

/** Payloads of all invalidations of an entry. Undefined if an invalidation had no payload, or if there are too many. */
export type InvalidationPayload = Set<string> | undefined

export const payloadOf = (before: InvalidationPayload, payload: string | undefined): InvalidationPayload =>
  before && payload !== undefined && before.size < most ? before.add(payload) : undefined

type Last = { era: number; payloads: Map<string, number> | undefined }
type Since = { /** Tags that were invalidated. */ tags: string[]; payload: InvalidationPayload }

/** Records the invalidations that arrive while responses are being made, numbered by era. */
export const changesMeanwhile = () => {
  const lastOf = new Map<string, Last>()

  const note = ({ tag, payload }: Invalidation, era: number): void => {
    const before = lastOf.get(tag)
    const words = before ? before.payloads : new Map<string, number>()
    const isMore = words && payload !== undefined && words.size < most
    lastOf.set(tag, { era, payloads: isMore ? words.set(payload, era) : undefined })
  }

  const since = (start: number, tags: readonly string[]): Since => {
    const changed: string[] = []
    let payload: InvalidationPayload = new Set()
    for (const tag of tags) {
      const last = lastOf.get(tag)
      if (!last || last.era <= start) continue
      changed.push(tag)
      if (!last.payloads) payload = undefined
      for (const [word, era] of last.payloads ?? []) if (era > start) payload = payloadOf(payload, word)
    }
    return { tags: changed, payload }
  }

  return { note, since, clear: () => lastOf.clear(), size: () => lastOf.size }
}
