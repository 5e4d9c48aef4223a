import { everyCall } from '@plaza/contract/every-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plugins } from '../src/mall.ts'
import { storefrontPlugin } from '../src/web/storefront/index.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { registeredRoutes } from './doors-of.ts'

/** API routes, which the contract declares. */
const calls = new Set(everyCall.map(({ call }) => `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`))

/** True if a URL matches this declared route. The storefront's `/*` matches only outside `/api/`, `/demo/` and `/media/`. */
const isAt = (declared: string, address: string): boolean => {
  if (declared === '/*') return /^\/(?!api\/|demo\/|media\/)/.test(address)
  return declared === address || (declared.endsWith('/*') && address.startsWith(declared.slice(0, -1)))
}

let mall: DemoMall
let opened: string[]
beforeAll(async () => {
  const found = await registeredRoutes(openDemoMall)
  mall = found.mall
  opened = [...new Set(found.routes.map((route) => route.split(' ')[1] ?? ''))].filter((at) => !calls.has(at))
})
afterAll(() => mall.end())

const declared = plugins.flatMap(({ at }) => at)

test('every URL that is not a call is declared in the manifest of a module or page', () => {
  expect(opened.filter((address) => !declared.some((at) => isAt(at, address)))).toEqual([])
})
test('every URL in a manifest exists', () => {
  const isBuilt = opened.includes('/')
  const awaited = declared.filter((at) => isBuilt || !storefrontPlugin.at.includes(at))
  expect(awaited.filter((at) => !opened.some((address) => isAt(at, address)))).toEqual([])
})
