import {
  cancelMallOrder,
  getNotices,
  listMallOrders,
  listMallRefunds,
  showBalance,
  showMallOrder,
  showMallRefund,
  showOrder,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale, place, put, quote } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { signedInAs } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { newPerson } from '../../../../test/shop-staff.ts'
import { requestedRefund, boughtUntil, moveTo } from '../../../../test/refunding.ts'
import { sold } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { saveDevice } from '../../identity/accounts/passwords/device-rows.ts'
import { saveDestinations } from '../../identity/accounts/payouts/payment-settings-rows.ts'

type Headers = Record<string, string>
let mall: DemoMall
/** Signs in anew each time, because sessions expire while the test moves the clock. */
const as = (role: string): Promise<Headers> => staffAs(mall.kernel, role)
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const list = async (fields: Record<string, string>) => (await mall.ask(listMallOrders, fields, await as('support'))).data.list
const show = async (id: string, role = 'support') => (await mall.ask(showMallOrder, { id }, await as(role))).data
const cancel = async (id: string, role = 'support', reason = 'The shop does not answer') =>
  mall.ask(cancelMallOrder, { id, reason }, await as(role))
const onRecord = async (subject: string) =>
  (
    await sql<{ action: string }>`select action from platform.audit where subject = ${subject} order by id`.execute(mall.kernel.db)
  ).rows.map(({ action }) => action)

describe('order search by staff', () => {
  it('finds orders by number, buyer email or shop name, and lists them by status, newest first', async () => {
    const one = await sold(mall)
    const two = await sold(mall, { shopper: one.shopper })
    const { order } = await show(one.orderId)
    for (const keyword of [order.order_no, order.order_no.toLowerCase()])
      expect(
        (await list({ keyword })).map(({ id }) => id),
        keyword,
      ).toEqual([one.orderId])
    const { email } = (
      await sql<{ email: string }>`select email from accounts.customer where id = ${one.shopper.id}`.execute(mall.kernel.db)
    ).rows[0] ?? { email: '' }
    expect((await list({ keyword: email })).map(({ id }) => id)).toEqual([two.orderId, one.orderId])
    expect((await list({ keyword: order.shop.name.toLowerCase() })).map(({ id }) => id)).toContain(one.orderId)
    expect((await list({ state: 'paid' })).map(({ id }) => id).slice(0, 2)).toEqual([two.orderId, one.orderId])
    expect(await list({ state: 'completed', keyword: email })).toEqual([])
    for (const keyword of ['nobody@people.example', '20200101-0001', 'Zzyzx']) expect(await list({ keyword }), keyword).toEqual([])
    const page = (await mall.ask(listMallOrders, { keyword: email, limit: '1' }, await as('support'))).data
    const next = (await mall.ask(listMallOrders, { keyword: email, limit: '1', cursor: page.next_cursor ?? '' }, await as('support'))).data
    expect([...page.list, ...next.list].map(({ id }) => id)).toEqual([two.orderId, one.orderId])
    expect((await mall.ask(listMallOrders, { cursor: page.next_cursor ?? '' }, await as('support'))).code).toBe(1000008)
  })
  it('shows traits the buyer shares with the shop’s owner or staff, and blocks nothing', async () => {
    const { kernel } = mall
    const [plain, flagged] = [await sold(mall), await sold(mall)]
    const { rows } = await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${flagged.shopId}`.execute(kernel.db)
    const owner = rows[0]?.id ?? ''
    expect([(await show(plain.orderId)).risks, (await show(flagged.orderId)).risks]).toEqual([[], []])
    const hand = await newPerson(kernel)
    await sql`insert into profile.member (shop_id, email, customer_id, role, status, since)
      values (${flagged.shopId}, ${`${hand}@people.example`}, ${hand}, 'orders', 'active', now())`.execute(kernel.db)
    const destinations = {
      ...{ wallets: { 'USDT-TRC20': 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }, bank_name: '' },
      ...{ account_name: '', account_number: '', routing_number: '' },
    }
    await transaction(kernel, async (tx) => {
      const now = kernel.now()
      for (const customerId of [flagged.shopper.id, hand])
        await saveDevice(tx, { keys: kernel.keys, customerId, device: 'a-device-of-one-person', now })
      for (const customerId of [flagged.shopper.id, owner]) await saveDestinations(tx, kernel.keys, customerId, destinations, now)
    })
    expect((await show(flagged.orderId)).risks).toEqual(['same_device', 'same_payout'])
    await sql`insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
      values (${hand}, 'A Hand', '+66812345678', 'TH', 'Bangkok', 'bangkok', '1, Sukhumvit', '10110', true, now())`.execute(kernel.db)
    expect((await show(flagged.orderId)).risks).toEqual(['same_device', 'same_address', 'same_payout'])
    expect((await sold(mall, { shopper: flagged.shopper })).orderId).not.toBe(flagged.orderId)
    await sql`update profile.member set customer_id = ${flagged.shopper.id} where customer_id = ${hand}`.execute(kernel.db)
    expect((await show(flagged.orderId)).risks).toContain('own_shop')
    await sql`delete from profile.member where shop_id = ${flagged.shopId} and customer_id = ${flagged.shopper.id}`.execute(kernel.db)
  })
  it('shows the actor of each transition, only to the roles concerned', async () => {
    const { orderId, shopper } = await sold(mall)
    const read = await show(orderId, 'auditor')
    expect(read.history.map(({ after, actor }) => [after, actor])).toEqual([
      ['unpaid', `customer:${shopper.id}`],
      ['paid', `customer:${shopper.id}`],
    ])
    expect(read.may).toEqual([])
    for (const role of ['finance', 'catalogue']) expect((await mall.ask(showMallOrder, { id: orderId }, await as(role))).code).toBe(3000001)
    expect((await mall.ask(showMallOrder, { id: '999999999' }, await as('owner'))).code).toBe(1500018)
  })
})

describe('order cancelled by staff', () => {
  it('is fully refunded, and both sides read the reason', async () => {
    const { orderId, shopper, shopId } = await sold(mall)
    const balance = async () => Number((await mall.ask(showBalance, {}, shopper.headers)).data.balance)
    const before = await balance()
    for (const role of ['risk', 'auditor', 'finance', 'catalogue']) expect((await cancel(orderId, role)).code, role).toBe(3000001)
    const done = await cancel(orderId)
    expect(done.data).toMatchObject({ order: { status: 'cancelled', payment_status: 'refunded' }, may: [] })
    expect(done.data.history.at(-1)).toMatchObject({
      after: 'cancelled',
      reason: 'The shop does not answer',
      name: expect.stringMatching(/\w/),
    })
    expect(await balance()).toBeCloseTo(before + Number(done.data.order.total), 2)
    const reason = 'The shop does not answer'
    expect((await mall.ask(getNotices, {}, shopper.headers)).data.list[0]).toMatchObject({ reason })
    const owner = await sql<{ id: string }>`select owner_id::text as id from profile.shop where id = ${shopId}`.execute(mall.kernel.db)
    const answer = await mall.ask(getNotices, {}, await signedInAs(mall.kernel, owner.rows[0]?.id ?? ''))
    expect(answer.data.list[0]).toMatchObject({ reason, status: -1 })
    expect(await onRecord(`order:${orderId}`)).toEqual(['oversight.cancelled'])
  })
  it('before payment ends with nothing to pay, and the buyer is notified', async () => {
    const shopper = await newShopper(mall)
    const [goods] = await onSale(mall)
    if (!goods) throw new Error('nothing is on sale')
    await put(mall, shopper, goods, 1)
    const placed = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id)
    const id = placed.data.orders[0]?.id ?? ''
    expect((await cancel(id)).data.order.status).toBe('cancelled')
    expect((await mall.ask(showOrder, { id }, shopper.headers)).data.status).toBe('cancelled')
    expect((await mall.ask(getNotices, {}, shopper.headers)).data.list[0]).toMatchObject({ reason: 'The shop does not answer' })
  })
  it('after shipping stays unchanged', async () => {
    const one = await sold(mall)
    await moveTo(mall, one, 'shipped')
    expect((await cancel(one.orderId)).code).toBe(2000033)
    expect((await show(one.orderId)).order.status).toBe('shipped')
    expect(await onRecord(`order:${one.orderId}`)).toEqual([])
  })
})

describe('refund requests', () => {
  it('show the texts and images of both sides, and viewing is recorded in the audit log', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const refund = await requestedRefund(mall, order)
    const [row] = (await mall.ask(listMallRefunds, { state: 'applied' }, await as('support'))).data.list
    expect(row).toMatchObject({ id: refund.id, order_id: order.orderId, customer: { id: order.shopper.id } })
    expect((await show(order.orderId)).refunds.map(({ id }) => id)).toEqual([refund.id])
    const { data } = await mall.ask(showMallRefund, { id: refund.id }, await as('risk'))
    expect(data.refund).toMatchObject({ id: refund.id, state: 'applied', actions: [], answers: [] })
    expect(await onRecord(`refund:${refund.id}`)).toEqual(['oversight.viewed'])
    expect((await mall.ask(showMallRefund, { id: refund.id }, await as('finance'))).code).toBe(3000001)
    expect((await mall.ask(showMallRefund, { id: '999999999' }, await as('owner'))).code).toBe(1500018)
  })
})
