import { acceptOrder, exportSoldOrders, getPackingSlips } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { consoleOf, plantOrder, sold } from '../../../../test/selling.ts'

type Headers = Record<string, string>
let mall: DemoMall
let seller: Headers
let stranger: Headers
let shopId: string
let orderId: string
beforeAll(async () => {
  mall = await openDemoMall()
  const [first, second] = await onSale(mall)
  if (!first || !second) throw new Error('too little is on sale')
  shopId = first.shopId
  seller = await consoleOf(mall, shopId)
  stranger = await consoleOf(mall, second.shopId)
  orderId = (await sold(mall, { goods: first })).orderId
  await mall.ask(acceptOrder, { id: orderId }, seller)
  await plantOrder(mall.kernel, { shopId, customerId: await personId(mall.kernel, 'mali'), status: 'completed' })
})
afterAll(() => mall.end())

const open = (url: string, headers: Headers) => mall.app.inject({ method: 'GET', url, headers })
const codeOf = (answer: Awaited<ReturnType<typeof open>>) => answer.json<{ code: number }>().code

describe('CSV export of sold orders', () => {
  const tableOf = async (narrowed: object = {}) => {
    const { url } = (await mall.ask(exportSoldOrders, narrowed as never, seller)).data
    return (await open(url, seller)).body.trim().split('\r\n')
  }
  it('contains one line per order, and only the orders of the filtered list', async () => {
    const [heads, ...rows] = await tableOf()
    expect(heads).toContain('order_no,status,payment_status')
    expect(rows.map((row) => row.split(',')[1])).toEqual(['completed', 'to_ship'])
    expect((await tableOf({ status: 'to_ship' })).slice(1)).toHaveLength(1)
    expect((await tableOf({ to: '2020-01-01' })).slice(1)).toEqual([])
  })
  it('opens for no other user, and for no other filter than the signed one', async () => {
    const { url } = (await mall.ask(exportSoldOrders, { status: 'to_ship' } as never, seller)).data
    expect(codeOf(await open(url, stranger))).toBe(1500018)
    expect(codeOf(await open(url, await signedIn(mall.kernel, 'anders')))).toBe(1000004)
    expect(codeOf(await open(url, {}))).toBe(1100003)
    expect(codeOf(await open(url.replace('to_ship', 'done'), seller))).toBe(1500018)
  })
})

describe('packing slips', () => {
  it('are a PDF with one page per order, in each language', async () => {
    for (const lang of ['en', 'th', 'jp']) {
      const { url } = (await mall.ask(getPackingSlips, { ids: [orderId, orderId] }, { ...seller, lang })).data
      const answer = await open(url, seller)
      expect(answer.headers['content-type']).toBe('application/pdf')
      const pdf = answer.rawPayload.toString('latin1')
      expect([pdf.slice(0, 5), /\/Count 1\b/.test(pdf)]).toEqual(['%PDF-', true])
    }
  })
  it('are made for one’s own orders only', async () => {
    expect((await mall.ask(getPackingSlips, { ids: [orderId] }, stranger)).code).toBe(1500018)
    const { url } = (await mall.ask(getPackingSlips, { ids: [orderId] }, seller)).data
    expect(codeOf(await open(url, stranger))).toBe(1500018)
    expect(codeOf(await open(url.replace(`ids=${orderId}`, 'ids=999999'), seller))).toBe(1500018)
  })
})
