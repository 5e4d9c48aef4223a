import { getCurrency, getLanguages } from '@plaza/contract'
import { languages } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoMall, openOwnersMall } from './demo-mall.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openOwnersMall()
})
afterAll(() => mall.end())

test('a mall without the demo offers every interface language', async () => {
  const { data } = await mall.ask(getLanguages)
  expect(data.map(({ code }) => code).toSorted()).toEqual([...languages].toSorted())
})

test('a mall without the demo uses its own currency', async () => {
  const { data } = await mall.ask(getCurrency)
  expect(data.list).toEqual([expect.objectContaining({ code: 'USD', symbol: '$', rate: '1' })])
})
