import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../test/mall.ts'
import { answerCache, type ReadyAnswer } from '../kernel/cache/answer-cache.ts'
import { latePage } from '../kernel/cache/late.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { makeHomePage } from './home-page.ts'
import type { Storefront } from './storefront.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const template = { html: '<title></title><!--app-root--><!--app-boot-->', scriptHashes: [], styleHashes: [] }
const choice = { lang: 'en', cur: 'USD' } as const

/** A shop whose pages show one price and are counted. */
const counting = (shown: { price: string }) => {
  const drawn = { times: 0 }
  const storefront = {
    bootCalls: [],
    slim: () => [{ name: 'getPrice', input: {}, data: shown.price }],
    render: async () => {
      drawn.times += 1
      return { root: `<p>${shown.price}</p>`, title: 'Mall', description: '' }
    },
  } as unknown as Storefront
  const kernel: Kernel = { ...open.kernel, cache: answerCache({ entries: 10, bytes: 1_000_000 }) }
  const make = (before?: ReadyAnswer) => makeHomePage({ kernel, routes: [], storefront, template, choice, https: false }, before)
  const hear = () => kernel.cache.dropAll()
  /** As it is drawn anew: nothing that was read before is known any more. */
  const anew = (before: ReadyAnswer) => {
    hear()
    return kernel.cache.make('page', () => make(before), latePage)
  }
  return { first: () => kernel.cache.make('page', make, latePage), anew, drawn }
}

test('a page whose answers are what they were is not drawn again, and goes when it would have gone', async () => {
  const { first, anew, drawn } = counting({ price: '5.00' })
  const before = await first()
  const after = await anew(before)
  expect(drawn.times).toBe(1)
  expect(after.bodies.identity.toString()).toContain('<p>5.00</p>')
  expect(after.extraHeaders).toEqual(before.extraHeaders)
  expect(Math.abs(after.goodUntil - before.goodUntil)).toBeLessThan(50)
})

test('a page whose answers are others is drawn from them', async () => {
  const shown = { price: '5.00' }
  const { first, anew, drawn } = counting(shown)
  const before = await first()
  shown.price = '4.00'
  expect((await anew(before)).bodies.identity.toString()).toContain('<p>4.00</p>')
  expect(drawn.times).toBe(2)
})

test('a page that would go while it may still be late is drawn again', async () => {
  const { first, anew, drawn } = counting({ price: '5.00' })
  const before = await first()
  await anew({ ...before, goodUntil: Date.now() + latePage.mostMs - 1 })
  expect(drawn.times).toBe(2)
})
