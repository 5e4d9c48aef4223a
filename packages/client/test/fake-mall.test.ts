import { getBrand, getCurrency, getHotWords, getProductDetail, getUserInfo, messageOf, searchProducts } from '@plaza/contract'
import { expect, test } from 'vitest'
import { createCaller } from '../src/caller.ts'
import { answering, breaking, fakeMall, lost, refusing } from './fake-mall.ts'

const noMoney = { static: { product: '', category: '', general: '' }, list: [] }
const asking = (mall: ReturnType<typeof fakeMall>, token: string | null = null) =>
  createCaller({ lang: () => 'es', token: () => token, fetch: mall.fetch })

test('the newest response wins, and requests can be inspected', async () => {
  const mall = fakeMall([answering(getCurrency, noMoney)])
  const euro = { code: 'EUR', symbol: '€', rate: '0.92' }
  mall.says(answering(getCurrency, { ...noMoney, list: [euro] }))
  expect((await asking(mall).ask(getCurrency, {})).list).toEqual([euro])
  expect(mall.requests(getCurrency)).toEqual([{}])
})

test('a literal path is not matched by the path parameter of a newer response', async () => {
  const hot = { list: [{ text: 'teapot' }] }
  const mall = fakeMall([answering(getHotWords, hot), lost(searchProducts)])
  expect(await asking(mall).ask(getHotWords, {})).toEqual(hot)
})

test('a refusal has its code, in the caller’s language', async () => {
  const mall = fakeMall([refusing(getBrand, 'brand_unknown')])
  await expect(asking(mall).ask(getBrand, { id: '7' })).rejects.toMatchObject({
    kind: 'refused',
    reason: 'brand_unknown',
    said: messageOf(2000019, 'es'),
  })
  expect(mall.requests(getBrand)).toMatchObject([{ id: '7' }])
})

test('invalid fields are refused before any response', async () => {
  const mall = fakeMall([refusing(getBrand, 'brand_unknown')])
  await expect(asking(mall).ask(getBrand, { id: 'x' })).rejects.toMatchObject({ reason: 'field_malformed' })
})

test('a call without a session is refused', async () => {
  await expect(asking(fakeMall([lost(getUserInfo)])).ask(getUserInfo, {})).rejects.toMatchObject({ sessionEnd: 'session_unknown' })
  await expect(asking(fakeMall([lost(getUserInfo)]), 'a token').ask(getUserInfo, {})).rejects.toMatchObject({ kind: 'network' })
})

test('a mall can fail or be unreachable; an unanswered call is a test error', async () => {
  const mall = fakeMall([breaking(getCurrency, 503)])
  await expect(asking(mall).ask(getCurrency, {})).rejects.toMatchObject({ kind: 'interface', shownCode: '503' })
  await expect(asking(mall).ask(getProductDetail, { id: '7' })).rejects.toMatchObject({ kind: 'network' })
  expect(mall.faults).toEqual(['nobody answers GET /api/customer/product/detail'])
})

test('a response outside the contract is a test error', async () => {
  const mall = fakeMall([answering(getCurrency, { list: [] } as never)])
  await expect(asking(mall).ask(getCurrency, {})).rejects.toMatchObject({ kind: 'network' })
  expect(mall.faults[0]).toContain('this is no answer to /customer/index/get_currency')
})
