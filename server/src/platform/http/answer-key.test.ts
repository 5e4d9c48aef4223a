import { call } from '@plaza/contract'
import { text } from '@plaza/contract/fields'
import { done } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { asking, trialCalls, wordy } from '../../../test/trial-calls.ts'
import { route } from './serve.ts'

let made = 0
const input = z.object({ q: text(40), sort: z.optional(text(40)), limit: z.prefault(text(3), '20') })
const cachedRoute = route('search', call({ ...wordy, path: '/trial/search', input }), async () => done({ words: String((made += 1)) }), {
  keep: { seconds: 60, tags: () => ['things'] },
})
let mall: SmallMall
beforeAll(async () => {
  mall = await openMall([...trialCalls, cachedRoute])
})
afterAll(() => mall.end())
const ask = asking(() => mall)
const wordsAt = async (query: string) => ((await ask(`/api/trial/search?${query}`)).body.data as { words: string }).words

test('a response is cached by its parsed input, regardless of the spelling of the query', async () => {
  const before = mall.kernel.cache.stats().entries
  const queries = [
    'q=tea&sort=new',
    'sort=new&q=tea',
    'q=tea&sort=new&utm_source=letter&gclid=1',
    'q=%74ea&sort=new',
    'q=tea&sort=new&limit=20',
    'q=%20tea&sort=new&utm_source=2',
  ]
  for (const query of [...queries, ...queries]) expect(await wordsAt(query), query).toBe('1')
  for (let at = 0; at < 50; at += 1) await wordsAt(`q=tea&sort=new&junk${at}=${at}`)
  expect([made, mall.kernel.cache.stats().entries - before]).toEqual([1, 1])
  expect(await wordsAt('q=tea')).toBe('2')
})

test('only a normalized URL is served from the URL index, from its second request on', async () => {
  const isNoted = (query: string) => mall.kernel.cache.addresses.keyAt(`/api/trial/search?${query}`) !== undefined
  await wordsAt('q=fast')
  await wordsAt('q=fast&junk=1')
  expect([isNoted('q=fast'), isNoted('q=fast&junk=1')]).toEqual([true, false])
})
