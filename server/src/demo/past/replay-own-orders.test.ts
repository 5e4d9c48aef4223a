import { getAddresses, getNotices, listOrders, listRefunds, listTransactions, orderStates, showOrder } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, onSale, type OnSale, put, quote, type Shopper } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { emailsTo } from '../../../test/letters.ts'
import { signedIn } from '../../../test/people.ts'
import { moveDemoOrders } from '../../modules/seller/orders/move-demo-orders.ts'
import { replayOwnOrders } from './replay-own-orders.ts'

let mall: DemoMall
let mali: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  await Promise.all([replayOwnOrders(mall.kernel), replayOwnOrders(mall.kernel)])
  await replayOwnOrders(mall.kernel)
  mali = await signedIn(mall.kernel, 'mali')
})
afterAll(() => mall.end())

const orders = async () => (await mall.ask(listOrders, { limit: '50' }, mali)).data.list

describe('orders of the first shopper in the demo mall', () => {
  it('are in every state, once however often the mall starts, and the newest is the last one placed', async () => {
    const list = await orders()
    expect(list).toHaveLength(19)
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(orderStates))
    const times = list.map(({ placed_at: at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('have refund requests in every state that lasts', async () => {
    const { list } = (await mall.ask(listRefunds, { limit: '50' }, mali)).data
    expect(list.map(({ state }) => state).toSorted()).toEqual(
      [
        ...['applied', 'offered', 'awaiting_return', 'return_shipped', 'refunded'],
        ...['rejected', 'escalated', 'closed', 'cancelled'],
      ].toSorted(),
    )
  })

  it('can be rated and refunded, paid for from her wallet in order of time, and match the ledger', async () => {
    const received = (await orders()).find(({ status }) => status === 'received')
    const { actions } = (await mall.ask(showOrder, { id: received?.id ?? '' }, mali)).data
    expect(actions).toEqual(expect.arrayContaining(['comment', 'refund']))
    const dates = (await mall.ask(listTransactions, { limit: '50' }, mali)).data.list.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    await everythingAgrees(mall)
  })

  it('leave her with her own address alone, also at the next checkout', async () => {
    const { list } = (await mall.ask(getAddresses, {}, mali)).data
    expect(list.map(({ full_name: name }) => name)).toEqual(['Mali Suwan'])
    const shopper = { id: '', headers: mali } as unknown as Shopper
    await put(mall, shopper, (await onSale(mall))[0] as OnSale)
    expect((await quote(mall, shopper)).data.address?.full_name).toBe('Mali Suwan')
  })

  it('are not moved on by the demo shops, and fill neither the mailbox of an invented person nor the notices', async () => {
    expect(await moveDemoOrders(mall.kernel)).toBe(0)
    expect(await emailsTo(mall.kernel, 'ploy.suwan@regulars.example')).toEqual([])
    expect((await mall.ask(getNotices, { limit: '50' }, mali)).data.list.filter(({ read }) => !read).length).toBeLessThan(16)
  })
})
