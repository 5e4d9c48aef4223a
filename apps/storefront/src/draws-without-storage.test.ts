import { cast } from '@plaza/cast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productDetail, websiteConfig } from '../test/samples.ts'
import type { Boot } from './boot.ts'

const storages = ['localStorage', 'sessionStorage'] as const
let touched: string[]

/** Newer Node versions have browser storage of their own. Its getter prints a warning, and all visitors would share its content. */
beforeEach(() => {
  touched = []
  vi.resetModules()
  for (const name of storages) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        touched.push(new Error(name).stack ?? name)
        return undefined
      },
    })
    restores.push(() => (before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name)))
  }
})
const restores: (() => unknown)[] = []
afterEach(() => restores.splice(0).forEach((restore) => restore()))

const data: Record<string, unknown> = {
  getCurrency: { static: { product: '/media/', category: '/media/', general: '/media/' }, list: cast.currencies },
  getLanguages: cast.languages,
  getAnnouncements: [],
  getFirstCategories: [],
  getAllProducts: { list: [], next_cursor: null, total: 0, total_is_exact: true },
}
const adverts = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }

test('the server renders the first page and a product without accessing storage', async () => {
  const { bootCalls, render, renderRoute } = await import('./entry-server.tsx')
  const answers: Boot['answers'] = bootCalls.map(({ name, input }) => ({
    name,
    input,
    data: name === 'getStore' ? (input['type'] === 'advert' ? adverts : websiteConfig) : data[name],
  }))
  const { rootIn } = await render({ lang: 'en', answers })
  expect(await rootIn('USD')).toContain('<main')
  const product = await renderRoute(
    { lang: 'en', cur: 'USD', answers },
    { address: '/pages/prouduct/detail?id=7', data: productDetail({ id: '7' }) },
  )
  expect(product?.root).toContain('<main')
  expect(touched).toEqual([])
})
