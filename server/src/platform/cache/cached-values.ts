import type { AnswerCache, Making, ReadyAnswer, IsUnaffectedBy } from './response-cache.ts'
import type { Late } from './staleness.ts'

/** Maximum lifetime of a value, the tags of its source data, and its allowed staleness. */
type CacheOptions = { seconds: number; tags: readonly string[]; late?: Late }

/** A cached value that later responses share. It is read once. Invalidation tags apply to it as to a response. */
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
  /** Patches the old value with the payloads of all later invalidations. Null if a fresh read is better. */
  patch?: (before: T, payloads: readonly string[]) => Promise<T | null>
  /** Tests for invalidations that do not affect the value. */
  isUnaffectedBy?: (value: T) => IsUnaffectedBy
}

/** Like `cachedValue`, for long values. Long values are stored in a separate cache. */
export const cachedList = async <T>(
  { lists }: AnswerCache,
  name: string,
  { seconds, tags, late }: CacheOptions,
  { weigh, read, patch, isUnaffectedBy }: Reading<T>,
): Promise<T> => {
  const making = async (before?: ReadyAnswer, payloads?: readonly string[]): Promise<Making> => {
    const patched = patch && before && payloads ? await patch(before.value as T, payloads) : null
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
