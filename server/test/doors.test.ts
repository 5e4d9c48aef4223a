import { everyCall } from '@plaza/contract/every-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plugins } from '../src/mall.ts'
import { storefrontDoor } from '../src/web/storefront/index.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { doorsOf } from './doors-of.ts'

/** Calls are declared in the contract. */
const calls = new Set(everyCall.map(({ call }) => `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`))

/** Whether an address is one of those, or, for a file of the storefront, stands where no other door may. */
const isAt = (declared: string, address: string): boolean => {
  if (declared === '/*') return /^\/(?!api\/|demo\/|media\/)/.test(address)
  return declared === address || (declared.endsWith('/*') && address.startsWith(declared.slice(0, -1)))
}

let mall: DemoMall
let opened: string[]
beforeAll(async () => {
  const found = await doorsOf(openDemoMall)
  mall = found.mall
  opened = [...new Set(found.doors.map((door) => door.split(' ')[1] ?? ''))].filter((at) => !calls.has(at))
})
afterAll(() => mall.end())

const declared = plugins.flatMap(({ at }) => at)

test('every address that is no call stands in the manifest of a module or page', () => {
  expect(opened.filter((address) => !declared.some((at) => isAt(at, address)))).toEqual([])
})
test('every address in a manifest is there', () => {
  const isBuilt = opened.includes('/')
  const awaited = declared.filter((at) => isBuilt || !storefrontDoor.at.includes(at))
  expect(awaited.filter((at) => !opened.some((address) => isAt(at, address)))).toEqual([])
})
