import type { AnswerCache, Untouched } from './answer-cache.ts'
import type { Late } from './lateness.ts'

/** How long a value stays true at most, the tags of what it was read from, and how late it may be. */
export type Keeping = { seconds: number; tags: readonly string[]; late?: Late }

/** A value that was read for one answer and serves the next ones too: kept, read once, and dropped as answers are. */
export const keptValue = async <T>(
  cache: AnswerCache,
  name: string,
  { seconds, tags, late }: Keeping,
  read: () => Promise<T>,
): Promise<T> => {
  const key = `VALUE ${name}`
  const known =
    cache.find(key) ??
    (await cache.make(key, async () => ({ body: '', contentType: 'text/plain', tags, seconds, value: await read() }), late))
  return known.value as T
}

/** The same for a value that is long, which may know itself what leaves it as it is. */
export const keptList = async <T>(
  { lists }: AnswerCache,
  name: string,
  { seconds, tags, late, untouched }: Keeping & { untouched?: (value: T) => Untouched },
  weigh: (value: T) => number,
  read: () => Promise<T>,
): Promise<T> => {
  const making = async () => {
    const value = await read()
    return { body: '', contentType: '', tags, seconds, value, untouched: untouched?.(value), weight: name.length * 2 + weigh(value) }
  }
  const known = lists.find(name) ?? (await lists.make(name, making, late))
  return known.value as T
}
