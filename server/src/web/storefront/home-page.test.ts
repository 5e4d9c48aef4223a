import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { answerCache, type ReadyAnswer } from '../../platform/cache/response-cache.ts'
import { stalePage } from '../../platform/cache/stale.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { makeHomePage } from './home-page.ts'
import type { Storefront } from './storefront.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const template = { html: '<title></title><!--app-root--><!--app-boot-->', scriptHashes: [], styleHashes: [] }

/** A storefront whose pages show one price, and a counter of its renders. */
const counting = (shown: { price: string }) => {
  const drawn = { times: 0 }
  const storefront = {
    bootCalls: [],
    slim: () => [{ name: 'getPrice', input: {}, data: shown.price }],
    render: async () => {
      drawn.times += 1
      return { rootIn: async (cur: string) => `<p>${shown.price} ${cur}</p>`, title: 'Mall', description: '' }
    },
  } as unknown as Storefront
  const kernel: Kernel = { ...open.kernel, cache: answerCache({ entries: 10, bytes: 1_000_000 }) }
  const makeIn = (cur: string, before?: ReadyAnswer) =>
    makeHomePage({ kernel, routes: [], storefront, template, choice: { lang: 'en', cur }, https: null }, before)
  const make = (before?: ReadyAnswer) => makeIn('USD', before)
  const hear = () => kernel.cache.dropAll()
  /** Drops the whole cache and makes the page again. */
  const anew = (before: ReadyAnswer) => {
    hear()
    return kernel.cache.make('page', () => make(before), stalePage)
  }
  const inAnother = () => kernel.cache.make('another', () => makeIn('EUR'), stalePage)
  return { first: () => kernel.cache.make('page', make, stalePage), inAnother, anew, drawn, storefront }
}

test('a page with unchanged data is not rendered again and retains its expiry', async () => {
  const { first, anew, drawn } = counting({ price: '5.00' })
  const before = await first()
  const after = await anew(before)
  expect(drawn.times).toBe(1)
  expect(after.bodies.identity.toString()).toContain('<p>5.00 USD</p>')
  expect(after.extraHeaders).toEqual(before.extraHeaders)
  expect(Math.abs(after.goodUntil - before.goodUntil)).toBeLessThan(50)
})

test('a page with changed data is rendered again', async () => {
  const shown = { price: '5.00' }
  const { first, anew, drawn } = counting(shown)
  const before = await first()
  shown.price = '4.00'
  expect((await anew(before)).bodies.identity.toString()).toContain('<p>4.00 USD</p>')
  expect(drawn.times).toBe(2)
})

test('a page that would expire within its allowed staleness gets the lifetime of a new one', async () => {
  const { first, anew } = counting({ price: '5.00' })
  const before = await first()
  const after = await anew({ ...before, goodUntil: Date.now() + stalePage.maxMs - 1 })
  expect(after.goodUntil - Date.now()).toBeGreaterThan(50_000)
})

test('a page is rendered once for all currencies, however many requests arrive', async () => {
  const { first, inAnother, drawn } = counting({ price: '5.00' })
  const [one, another] = await Promise.all([first(), inAnother()])
  expect(one.bodies.identity.toString()).toContain('<p>5.00 USD</p>')
  expect(another.bodies.identity.toString()).toContain('<p>5.00 EUR</p>')
  expect(drawn.times).toBe(1)
})

test('a page that failed to render is rendered on the next request', async () => {
  const { first, storefront } = counting({ price: '5.00' })
  const draw = storefront.render
  storefront.render = () => Promise.reject(new Error('no page'))
  await expect(first()).rejects.toThrow('no page')
  storefront.render = draw
  expect((await first()).bodies.identity.toString()).toContain('<p>5.00 USD</p>')
})
