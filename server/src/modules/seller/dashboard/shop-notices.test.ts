import { getNotices, getSeller, listShopNotices, readAllShopNotices, readShopNotice, storefrontLinks } from '@plaza/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedInAs } from '../../../../test/people.ts'
import { type Owner, shopOwner } from '../../../../test/shop-owners.ts'
import { memberOf } from '../../../../test/shop-staff.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { notify } from '../../foundation/notifications/notify.ts'
import { notifyOwner } from '../../shops/profile/owners/notify-owner.ts'

type Headers = Record<string, string>
let mall: DemoMall
let ada: Owner
let sender: { id: string; headers: Headers }
let keeper: { id: string; headers: Headers }
beforeAll(async () => {
  mall = await openDemoMall()
  ada = await shopOwner(mall, '1.00')
  sender = await memberOf(mall.kernel, ada.shopId, 'orders')
  keeper = await memberOf(mall.kernel, ada.shopId, 'catalogue')
})
afterAll(() => mall.end())

const waits = (order: string) =>
  transaction(mall.kernel, (tx) =>
    notifyOwner(tx, ada.shopId, {
      template: 'order_waits',
      values: { order, time: { time: '2026-12-01T00:00:00.000Z' } },
      link: storefrontLinks.shopRecord('order', '7'),
      now: mall.kernel.now(),
    }),
  )
const listed = async (headers: Headers, fields: Record<string, string> = {}) => (await mall.ask(listShopNotices, fields, headers)).data

it('responsible members are notified of open tasks, in their language, with a link into the console', async () => {
  for (const order of ['A1', 'A2', 'A3']) await waits(order)
  const { list, unread } = await listed({ ...ada.console, lang: 'es' })
  expect(list.map(({ title }) => title)).toEqual(['A3', 'A2', 'A1'].map((order) => `El pedido ${order} espera el envío`))
  expect([unread, list[0]?.to, list[0]?.read]).toEqual([3, '/order?id=7', false])
  expect((await listed(sender.headers)).unread).toBe(3)
  expect((await listed(keeper.headers)).list).toEqual([])
  const first = await listed(ada.console, { limit: '2' })
  expect((await listed(ada.console, { limit: '2', cursor: first.next_cursor ?? '' })).list.map(({ id }) => id)).toEqual([list[2]?.id])
  expect((await mall.ask(listShopNotices, { cursor: 'nonsense' }, ada.console)).code).toBe(1000008)
})

it('shopper notifications are not listed here, and members cannot read those of others', async () => {
  await transaction(mall.kernel, (tx) =>
    notify(tx, ada.person.id, { template: 'order_cancelled', values: { order: 'MINE' }, link: null, now: mall.kernel.now() }),
  )
  const asCustomer = await signedInAs(mall.kernel, ada.person.id)
  const [mine] = (await mall.ask(getNotices, {}, asCustomer)).data.list
  const [newest] = (await listed(ada.console)).list
  expect(mine?.title).toContain('MINE')
  expect(newest?.title).toContain('A3')
  expect((await mall.ask(readShopNotice, { id: mine?.id ?? '' }, ada.console)).code).toBe(2000019)
  expect((await mall.ask(readShopNotice, { id: newest?.id ?? '' }, sender.headers)).code).toBe(2000019)
  expect((await mall.ask(readShopNotice, { id: newest?.id ?? '' }, ada.console)).data).toEqual({ unread: 2 })
  expect((await mall.ask(getSeller, {}, ada.console)).data.counts.notices).toBe(2)
  expect((await mall.ask(readAllShopNotices, {}, ada.console)).data).toEqual({ unread: 0 })
  expect((await listed(ada.console, { unread: '1' })).list).toEqual([])
  expect((await listed(sender.headers)).unread).toBe(3)
  expect((await mall.ask(getNotices, { unread: '1' }, asCustomer)).data.list.map(({ title }) => title)).toContain(mine?.title)
})
