import { getBrand, getCurrency, getHotWords, getProductDetail, getUserInfo, messageOf, searchProducts } from '@plaza/contract'
import { expect, test } from 'vitest'
import { createCaller } from '../src/caller.ts'
import { answering, breaking, fakeMall, lost, refusing } from './fake-mall.ts'

const noMoney = { static: { product: '', category: '', general: '' }, list: [] }
const asking = (mall: ReturnType<typeof fakeMall>, token: string | null = null) =>
  createCaller({ lang: () => 'es', token: () => token, fetch: mall.fetch })

test('the newest answer holds, and what was asked can be read back', async () => {
  const mall = fakeMall([answering(getCurrency, noMoney)])
  const euro = { code: 'EUR', symbol: '€', rate: '0.92' }
  mall.says(answering(getCurrency, { ...noMoney, list: [euro] }))
  expect((await asking(mall).ask(getCurrency, {})).list).toEqual([euro])
  expect(mall.askedFor(getCurrency)).toEqual([{}])
})

test('a path that is written out is not taken for the field of another, newer answer', async () => {
  const hot = { list: [{ text: 'teapot' }] }
  const mall = fakeMall([answering(getHotWords, hot), lost(searchProducts)])
  expect(await asking(mall).ask(getHotWords, {})).toEqual(hot)
})

test('a refusal comes with its code, in the language of who asks', async () => {
  const mall = fakeMall([refusing(getBrand, 'brand_unknown')])
  await expect(asking(mall).ask(getBrand, { id: '7' })).rejects.toMatchObject({
    kind: 'refused',
    reason: 'brand_unknown',
    said: messageOf(2000019, 'es'),
  })
  expect(mall.askedFor(getBrand)).toMatchObject([{ id: '7' }])
})

test('fields that the mall would not take are refused before anybody answers', async () => {
  const mall = fakeMall([refusing(getBrand, 'brand_unknown')])
  await expect(asking(mall).ask(getBrand, { id: 'x' })).rejects.toMatchObject({ reason: 'field_malformed' })
})

test('whoever is not logged in is told so', async () => {
  await expect(asking(fakeMall([lost(getUserInfo)])).ask(getUserInfo, {})).rejects.toMatchObject({ sessionEnd: 'session_unknown' })
  await expect(asking(fakeMall([lost(getUserInfo)]), 'a token').ask(getUserInfo, {})).rejects.toMatchObject({ kind: 'network' })
})

test('a mall can break, be out of reach, or be asked what no answer stands for: that is a fault of the test', async () => {
  const mall = fakeMall([breaking(getCurrency, 503)])
  await expect(asking(mall).ask(getCurrency, {})).rejects.toMatchObject({ kind: 'interface', shownCode: '503' })
  await expect(asking(mall).ask(getProductDetail, { id: '7' })).rejects.toMatchObject({ kind: 'network' })
  expect(mall.faults).toEqual(['nobody answers GET /api/customer/product/detail'])
})

test('an answer that the contract does not declare is a fault of the test', async () => {
  const mall = fakeMall([answering(getCurrency, { list: [] } as never)])
  await expect(asking(mall).ask(getCurrency, {})).rejects.toMatchObject({ kind: 'network' })
  expect(mall.faults[0]).toContain('this is no answer to /customer/index/get_currency')
})
