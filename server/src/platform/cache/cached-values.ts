import type { AnswerCache, Making, ReadyAnswer, IsUnaffectedBy } from './response-cache.ts'
import type { Late } from './staleness.ts'

/** Max lifetime of a value, the tags of its source data, and its allowed staleness. */
type CacheOptions = { seconds: number; tags: readonly string[]; late?: Late }

/** A cached value that later answers share. It is read once, and invalidated by tags as answers are. */
export const cachedValue = async <T>(
  cache: AnswerCache,
  name: string,
  { seconds, tags, late }: CacheOptions,
  read: () => Promise<T>,
): Promise<T> => {
  const key = `VALUE ${name}`
  const known =
    cache.find(key) ??
    (await cache.make(key, async () => ({ body: '', contentType: 'text/plain', tags, seconds, value: await read() }), late))
  return known.value as T
}

type Reading<T> = {
  weigh: (value: T) => number
  read: () => Promise<T>
  /** Patches the old value with all payloads since; null where a fresh read is better. */
  patch?: (before: T, told: readonly string[]) => Promise<T | null>
  /** Invalidations that leave the value unchanged. */
  isUnaffectedBy?: (value: T) => IsUnaffectedBy
}

/** The same for a value that is long. */
export const cachedList = async <T>(
  { lists }: AnswerCache,
  name: string,
  { seconds, tags, late }: CacheOptions,
  { weigh, read, patch, isUnaffectedBy }: Reading<T>,
): Promise<T> => {
  const making = async (before?: ReadyAnswer, told?: readonly string[]): Promise<Making> => {
    const patched = patch && before && told ? await patch(before.value as T, told) : null
    const value = patched ?? (await read())
    const weight = name.length * 2 + weigh(value)
    return {
      body: '',
      contentType: '',
      tags,
      seconds,
      value,
      isUnaffectedBy: isUnaffectedBy?.(value),
      weight,
      patches: patch !== undefined,
    }
  }
  const known = lists.find(name) ?? (await lists.make(name, making, late))
  return known.value as T
}
