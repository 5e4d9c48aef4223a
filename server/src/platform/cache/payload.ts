/** News are told by a tag; what is told along with it stands behind it, as `tag=told`. */
export type Invalidation = { tag: string; told: string | undefined }

export const readInvalidation = (news: string): Invalidation => {
  const end = news.indexOf('=')
  return end < 0 ? { tag: news, told: undefined } : { tag: news.slice(0, end), told: news.slice(end + 1) }
}

/** To mend something by more than this costs more than to make it anew. */
const most = 100

/** What was told along with all that happened to something; missing where some of it told nothing, or there is too much of it. */
export type InvalidationPayload = Set<string> | undefined

export const payloadOf = (before: InvalidationPayload, told: string | undefined): InvalidationPayload =>
  before && told !== undefined && before.size < most ? before.add(told) : undefined

type Last = { era: number; told: Map<string, number> | undefined }
type Since = { /** Those that changed. */ tags: string[]; told: InvalidationPayload }

/** What changed while something is being made, counted in eras. */
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
