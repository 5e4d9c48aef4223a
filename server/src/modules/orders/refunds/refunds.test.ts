import {
  codes,
  getNotices,
  listCases,
  listOrders,
  listRefunds,
  listShopRefunds,
  saveAddress,
  showCase,
  showOrder,
  showSoldOrder,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { receipt, receiptAgain } from '../../../../test/pictures.ts'
import { decide, newKey, sendProof, staffAs } from '../../../../test/recharging.ts'
import {
  accepted,
  answered,
  apply,
  requestedRefund,
  boughtUntil,
  buyer,
  buyerAdds,
  declined,
  escalated,
  evidence,
  offered,
  quoted,
  receivedBack,
  seenByBuyer,
  seenByShop,
  seller,
  sentBack,
  shopAdds,
  takenBack,
  type BoughtOrder,
} from '../../../../test/refunding.ts'
import { orderNow } from '../../../../test/selling.ts'
import { moveOverdueRefunds } from './schedules.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(() => mall.end())

const balance = async (order: BoughtOrder) => balanceOf(mall, await buyer(mall, order))
const all = (...quantities: number[]) => quantities.map((quantity, at) => ({ item_id: String(at + 1), quantity }))
const states = async (order: BoughtOrder, id: string) => (await seenByBuyer(mall, order, id)).timeline.map(({ state }) => state)
const titles = async (headers: Record<string, string>) => (await mall.ask(getNotices, {}, headers)).data.list.map(({ title }) => title)

describe('complaint about delivered goods', () => {
  it('is refunded when the shop accepts: first a part, then the rest with delivery, to the cent', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [3, 1] })
    const before = await balance(order)
    const first = await requestedRefund(mall, order, { remark: 'One of them is torn.' })
    expect(first).toMatchObject({ state: 'applied', outcome: 0, kind: 'refund', back_to: 'wallet', actions: ['cancel'], answers: [] })
    expect(first.deadline).toMatchObject({ by: 'seller', effect: 'approved' })
    expect(await orderNow(mall, order.orderId)).toMatchObject({ openRefunds: 1 })
    const seen = (await mall.ask(listShopRefunds, {}, await seller(mall, order))).data
    expect(seen.list.find(({ id }) => id === first.id)).toMatchObject({ answers: ['accept', 'offer', 'refuse'], actions: [] })
    const linesSeenByShop = async () => (await mall.ask(showSoldOrder, { id: order.orderId }, await seller(mall, order))).data.lines
    expect((await linesSeenByShop())[0]).toMatchObject({ refundable: { quantity: 0 }, refunded_quantity: 0, open_refund: first.id })
    const paid = await accepted(mall, order, first.id)
    expect((await linesSeenByShop())[0]).toMatchObject({ refundable: { quantity: 2 }, refunded_quantity: 1, open_refund: null })
    expect(paid.data).toMatchObject({ state: 'refunded', outcome: 1, deadline: null })
    expect(await balance(order)).toBeCloseTo(before + Number(first.amount), 2)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ openRefunds: 0, paymentStatus: 'part_refunded', status: 'delivered' })
    const { data } = await quoted(mall, order, { items: all(2, 1) })
    expect(data.lines.map(({ left }) => left)).toEqual([2, 1])
    const rest = await requestedRefund(mall, order, { items: all(2, 1) })
    expect(rest.amount).toBe(data.amount)
    const { items, tax, delivery, discount } = data.parts
    expect((Number(items) + Number(tax) + Number(delivery) - Number(discount)).toFixed(2)).toBe(rest.amount)
    expect((await seenByBuyer(mall, order, rest.id)).parts).toEqual(data.parts)
    const [two, one] = await linesSeenByShop()
    expect(items).toBe((2 * Number(two?.price) + Number(one?.price)).toFixed(2))
    expect(Number(rest.amount) + Number(first.amount)).toBeCloseTo(order.total, 2)
    await accepted(mall, order, rest.id)
    expect(await balance(order)).toBeCloseTo(before + order.total, 2)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', openRefunds: 0 })
    const { statement } = (await mall.ask(showSoldOrder, { id: order.orderId }, await seller(mall, order))).data
    // The refund of a whole order includes the mall's share of coupons and delivery.
    expect(statement).toMatchObject({ refunded: statement.sold_for, commission: '0.00', net: '0.00', settles_at: null, settled: false })
    expect(Number(statement.sold_for)).toBeGreaterThanOrEqual(order.total)
    expect(await states(order, rest.id)).toEqual(['applied', 'approved', 'refunding', 'refunded'])
    await everythingAgrees(mall)
  })

  it('a return sends the goods back first, and the money follows', async () => {
    const order = await boughtUntil(mall, 'received')
    const before = await balance(order)
    const { id } = await requestedRefund(mall, order, { kind: 'return', reason: 'wrong_item' })
    const awaited = (await accepted(mall, order, id)).data
    expect(awaited).toMatchObject({ state: 'awaiting_return', return_address: expect.arrayContaining([expect.any(String)]) })
    expect(await balance(order)).toBe(before)
    const sent = await sentBack(mall, order, id)
    expect(sent.data).toMatchObject({ state: 'return_shipped', carrier: 'Thailand Post', tracking_no: 'EE123456789TH', actions: [] })
    expect((await sentBack(mall, order, id)).data.timeline).toHaveLength(sent.data.timeline.length)
    expect((await seenByShop(mall, order, id)).answers).toEqual(['received'])
    expect(await receivedBack(mall, order, id)).toMatchObject({ code: 200, data: { state: 'refunded' } })
    expect(await balance(order)).toBeCloseTo(before + order.total, 2)
    expect(await titles(await buyer(mall, order))).toEqual(
      expect.arrayContaining(['Your return was accepted', `You got $${order.total.toFixed(2)} back`]),
    )
    await everythingAgrees(mall)
  })

  it('a shop accepts a return only with a complete address; its deadline accepts the return without one', async () => {
    const order = await boughtUntil(mall, 'received')
    const { id } = await requestedRefund(mall, order, { kind: 'return', reason: 'wrong_item' })
    const { db } = mall.kernel
    const [{ street }] = (await sql<{ street: string }>`select street from profile.shop where id = ${order.shopId}`.execute(db)).rows as [
      { street: string },
    ]
    expect((await seenByShop(mall, order, id)).address_needed).toBe(false)
    const live = async (at: string) => sql`update profile.shop set street = ${at} where id = ${order.shopId}`.execute(db)
    await live('')
    try {
      expect((await seenByShop(mall, order, id)).address_needed).toBe(true)
      expect((await seenByBuyer(mall, order, id)).address_needed, 'the buyer').toBe(false)
      expect(await accepted(mall, order, id)).toMatchObject({ code: 2000014, data: { fields: { street: 'missing' } } })
      expect((await seenByShop(mall, order, id)).state).toBe('applied')
      await sql`update refunds.refund set due_at = ${mall.kernel.now()} where id = ${id}`.execute(db)
      await moveOverdueRefunds(mall.kernel)
      expect((await seenByShop(mall, order, id)).state).toBe('awaiting_return')
    } finally {
      await live(street)
    }
    expect((await seenByBuyer(mall, order, id)).return_address).toContain(street)
  })

  it('the buyer keeps the goods for a partial refund, or the request continues', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [2] })
    const before = await balance(order)
    const { id, asked: sum } = await requestedRefund(mall, order)
    expect(await offered(mall, order, id, sum)).toMatchObject({ code: 1000008, data: { fields: { amount: 'too_large' } } })
    expect((await offered(mall, order, id, '1.00')).data).toMatchObject({ state: 'offered', amount: '1.00' })
    expect((await answered(mall, order, id, false)).data).toMatchObject({ state: 'applied', amount: sum, offered: '1.00' })
    await offered(mall, order, id, '2.50')
    expect((await answered(mall, order, id, true)).data).toMatchObject({ state: 'refunded', amount: '2.50' })
    expect(await balance(order)).toBeCloseTo(before + 2.5, 2)
    // One unit was partly refunded and cannot be refunded again. The other unit remains, and the quote does not include delivery.
    const { data } = await quoted(mall, order, { items: all(1) })
    expect(data).toMatchObject({ lines: [expect.objectContaining({ left: 1 })], delivery: '0.00' })
    expect((await apply(mall, order, { items: all(2) })).data).toMatchObject({ left: { 1: 1 } })
    await everythingAgrees(mall)
  })

  it('may request less than the paid amount, never more', async () => {
    const order = await boughtUntil(mall, 'delivered')
    expect(await apply(mall, order, { amount: '9999.00' })).toMatchObject({ code: 2000012, data: { reason: 'amount' } })
    const { id } = await requestedRefund(mall, order, { amount: '1.25' })
    expect((await accepted(mall, order, id)).data).toMatchObject({ state: 'refunded', amount: '1.25', asked: '1.25' })
    await everythingAgrees(mall)
  })
})

describe('request declined by the shop', () => {
  it('staff decide and see the evidence of both sides; no other user can open the pictures', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const before = await balance(order)
    const earlier = await boughtUntil(mall, 'delivered')
    const receiptOf = async (of: typeof order, bytes: Buffer) => sendProof(mall, await buyer(mall, of), 'refund', bytes)
    await requestedRefund(mall, earlier, { images: [await receiptOf(earlier, await receipt().png().toBuffer())] })
    const own = await receiptOf(order, await receiptAgain())
    const { id } = await requestedRefund(mall, order, { images: [own] })
    const theirs = await evidence(mall, await seller(mall, order))
    expect((await declined(mall, order, id, { images: [theirs] })).data).toMatchObject({ state: 'rejected' })
    const mine = await evidence(mall, await buyer(mall, order))
    expect((await escalated(mall, order, id, { images: [mine] })).data).toMatchObject({ state: 'escalated', deadline: { by: 'staff' } })

    const [forBuyer, forShop] = [await seenByBuyer(mall, order, id), await seenByShop(mall, order, id)]
    const urls = (of: typeof forBuyer) => of.timeline.flatMap(({ pictures }) => pictures.map(({ url }) => url))
    expect(forBuyer.timeline.flatMap(({ pictures }) => pictures.map((each) => each.id))).toEqual([own, theirs, mine])
    const open = async (url: string, headers: Record<string, string>) => (await mall.app.inject({ url, headers })).headers['content-type']
    const [first = ''] = urls(forBuyer)
    expect(await open(first, await buyer(mall, order))).toBe('image/webp')
    expect(await open(urls(forShop)[0] ?? '', await seller(mall, order))).toBe('image/webp')
    for (const stranger of [(await newShopper(mall, 0)).headers, await seller(mall, order), await staffAs(mall.kernel, 'support')])
      expect(await open(first, stranger)).toContain('application/json')

    const support = await staffAs(mall.kernel, 'support')
    expect((await mall.ask(listCases, { kind: 'refund' }, support)).data.list).toContainEqual(
      expect.objectContaining({ id, amount: forBuyer.asked, state: 'escalated', late: false }),
    )
    const seen = (await mall.ask(showCase, { kind: 'refund', id }, support)).data
    expect(seen).toMatchObject({ decisions: ['approve', 'refuse'], pictures: [{ id: own }, { id: theirs }, { id: mine }] })
    expect(seen.flags.map(({ flag }) => flag)).toContain('same_picture')
    expect(await open(seen.pictures[0]?.url ?? '', support)).toBe('image/webp')
    expect((await mall.ask(showCase, { kind: 'refund', id }, await staffAs(mall.kernel, 'finance'))).code).toBe(3000001)
    const say = (decision: string, more = {}) =>
      decide(mall, support, { kind: 'refund', id, version: String(seen.version), decision, ...more })
    expect(await say('refuse')).toMatchObject({ code: 1000009, data: { fields: { reason: 'missing' } } })
    expect(await say('approve', { credited: '0.50' })).toMatchObject({ code: 1000009 })
    expect((await say('approve')).data).toMatchObject({ state: 'refunded', decisions: [] })
    expect((await say('refuse', { reason: 'too late' })).code).toBe(3000009)
    expect(await balance(order)).toBeCloseTo(before + Number(forBuyer.asked), 2)
    await everythingAgrees(mall)
  })

  it('both sides may add evidence until the decision, and staff decide on all of it', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const { id } = await requestedRefund(mall, order)
    const cannotBeUsed = { code: 3000008, message: codes[3000008].en, data: { reason: 'file' } }
    const [ofBuyer, ofShop] = [await evidence(mall, await buyer(mall, order)), await evidence(mall, await seller(mall, order))]
    expect(await declined(mall, order, id, { images: [ofBuyer] })).toMatchObject(cannotBeUsed)
    await declined(mall, order, id)
    expect((await shopAdds(mall, order, id)).code).toBe(2000012)
    expect(await escalated(mall, order, id, { images: [ofShop] })).toMatchObject(cannotBeUsed)
    await escalated(mall, order, id)
    expect(await buyerAdds(mall, order, id, { images: [ofShop] })).toMatchObject(cannotBeUsed)
    const support = await staffAs(mall.kernel, 'support')
    const version = String((await mall.ask(showCase, { kind: 'refund', id }, support)).data.version)

    const own = await evidence(mall, await buyer(mall, order))
    const theirs = await evidence(mall, await seller(mall, order))
    expect(await shopAdds(mall, order, id, { images: [own] })).toMatchObject(cannotBeUsed)
    const said = { note: 'The seal was whole when it left.', images: [theirs], idempotency_key: newKey() }
    const once = await shopAdds(mall, order, id, said)
    expect(once.data).toMatchObject({ state: 'escalated', answers: ['evidence'] })
    expect((await shopAdds(mall, order, id, said)).data).toEqual(once.data)
    expect((await buyerAdds(mall, order, id, { images: [own] })).code).toBe(200)
    const seen = await seenByBuyer(mall, order, id)
    expect(seen.actions).toEqual(['evidence', 'cancel'])
    expect(seen.timeline.slice(-3)).toMatchObject([
      { by: 'customer', label: 'We are deciding' },
      { by: 'seller', label: 'Added to the request', note: said.note, pictures: [{ id: theirs }] },
      { by: 'customer', label: 'Added to the request', pictures: [{ id: own }] },
    ])
    const [notice] = (await mall.ask(getNotices, {}, await buyer(mall, order))).data.list
    expect(notice).toMatchObject({
      title: expect.stringMatching(/ added to your refund request$/),
      link: expect.stringContaining(`id=${id}`),
    })

    const shown = (await mall.ask(showCase, { kind: 'refund', id }, support)).data
    expect(shown.pictures.map((each) => each.id)).toEqual([theirs, own])
    expect(shown.history.slice(-2)).toMatchObject([{ what: 'added', note: said.note }, { what: 'added' }])
    expect((await decide(mall, support, { kind: 'refund', id, version, decision: 'approve' })).code).toBe(3000007)
    for (const time of [2, 3, 4, 5]) expect((await shopAdds(mall, order, id)).code, String(time)).toBe(200)
    expect((await shopAdds(mall, order, id)).data).toMatchObject({ reason: 'often' })
    await decide(mall, support, { kind: 'refund', id, version: String(shown.version + 4), decision: 'approve' })
    expect((await buyerAdds(mall, order, id)).data).toMatchObject({ state: 'refunded' })
    await everythingAgrees(mall)
  })

  it('is closed with the reason of staff, and the order continues', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const before = await balance(order)
    const { id } = await requestedRefund(mall, order)
    await declined(mall, order, id)
    await escalated(mall, order, id)
    const support = await staffAs(mall.kernel, 'support')
    const version = String((await mall.ask(showCase, { kind: 'refund', id }, support)).data.version)
    const reason = 'The picture shows another lamp.'
    await decide(mall, support, { kind: 'refund', id, version, decision: 'refuse', reason })
    const seen = await seenByBuyer(mall, order, id)
    expect(seen).toMatchObject({ state: 'closed', outcome: -1 })
    expect(seen.timeline.at(-1)).toMatchObject({ by: 'operator', note: reason })
    expect(await orderNow(mall, order.orderId)).toMatchObject({ openRefunds: 0, status: 'delivered' })
    expect(await balance(order)).toBe(before)
  })

  it('a return also goes to staff if the returned goods are not as described', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const { id } = await requestedRefund(mall, order, { kind: 'return' })
    await accepted(mall, order, id)
    await sentBack(mall, order, id)
    expect(await receivedBack(mall, order, id, { as_described: '0' })).toMatchObject({
      code: 1000009,
      data: { fields: { note: 'missing' } },
    })
    expect((await receivedBack(mall, order, id, { as_described: '0', note: 'The box was empty.' })).data).toMatchObject({
      state: 'escalated',
    })
    expect((await seenByBuyer(mall, order, id)).actions).toEqual(['evidence'])
    expect(await states(order, id)).toEqual(['applied', 'approved', 'awaiting_return', 'return_shipped', 'return_received', 'escalated'])
  })

  it('a declined return that staff approve is sent back before the refund', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const { id } = await requestedRefund(mall, order, { kind: 'return' })
    await declined(mall, order, id)
    await escalated(mall, order, id)
    const support = await staffAs(mall.kernel, 'support')
    const version = String((await mall.ask(showCase, { kind: 'refund', id }, support)).data.version)
    await decide(mall, support, { kind: 'refund', id, version, decision: 'approve' })
    expect(await seenByBuyer(mall, order, id)).toMatchObject({ state: 'awaiting_return', actions: ['ship', 'cancel'] })
  })
})

describe('right of withdrawal', () => {
  it('before shipment it refunds the whole order immediately and restocks it, without approval', async () => {
    const order = await boughtUntil(mall, 'paid', { quantities: [2, 1] })
    const before = await balance(order)
    expect((await quoted(mall, order)).data.kinds).toEqual(['withdrawal'])
    expect(await apply(mall, order, { kind: 'withdrawal', reason: '' })).toMatchObject({ code: 2000012, data: { reason: 'not_shipped' } })
    const { state, amount } = await requestedRefund(mall, order, { kind: 'withdrawal', reason: '', items: all(2, 1) })
    expect([state, Number(amount)]).toEqual(['refunded', order.total])
    expect(await balance(order)).toBeCloseTo(before + order.total, 2)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'refunded' })
    await everythingAgrees(mall)
  })

  it('after delivery in such a country it waits only for the goods: the shop cannot refuse it', async () => {
    const shopper = await newShopper(mall)
    const inBerlin = {
      full_name: 'A Shopper',
      phone: '+4915112345678',
      country: 'DE',
      state: 'Berlin',
      city: 'Berlin',
      street: '1 Unter den Linden',
      postcode: '10117',
    }
    const { saved_id } = (await mall.ask(saveAddress, inBerlin, shopper.headers)).data
    const order = await boughtUntil(mall, 'delivered', { shopper, placing: { address_id: saved_id } })
    expect((await quoted(mall, order)).data).toMatchObject({ kinds: ['refund', 'return', 'withdrawal'] })
    const { id, state, deadline } = await requestedRefund(mall, order, { kind: 'withdrawal', reason: '' })
    expect([state, deadline?.by]).toEqual(['awaiting_return', 'customer'])
    expect((await seenByShop(mall, order, id)).answers).toEqual([])
    expect((await declined(mall, order, id)).code).toBe(2000012)
    expect((await accepted(mall, order, id)).code).toBe(2000012)
    await sentBack(mall, order, id)
    expect((await receivedBack(mall, order, id)).data.state).toBe('refunded')
  })

  it('is not available in a country without such a law', async () => {
    const order = await boughtUntil(mall, 'delivered')
    expect((await quoted(mall, order)).data.kinds).toEqual(['refund', 'return'])
    expect(await apply(mall, order, { kind: 'withdrawal', reason: '' })).toMatchObject({ code: 2000012, data: { reason: 'kind' } })
  })
})

describe('requests as the buyer reads them', () => {
  it('an order leads to its unfinished request, and offers another only while something is left', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [1, 1] })
    const read = async () => {
      const headers = await buyer(mall, order)
      const [card] = (await mall.ask(listOrders, {}, headers)).data.list
      const { open_refund, actions } = (await mall.ask(showOrder, { id: order.orderId }, headers)).data
      expect([card?.open_refund, card?.actions]).toEqual([open_refund, actions])
      return [open_refund, actions.includes('view_refund'), actions.includes('refund')]
    }
    expect(await read()).toEqual([null, false, true])
    const first = await requestedRefund(mall, order, { kind: 'return' })
    expect(await read()).toEqual([first.id, true, true])
    const second = await requestedRefund(mall, order, { items: [{ item_id: '2', quantity: 1 }] })
    expect(await read()).toEqual([second.id, true, false])
    await takenBack(mall, order, second.id)
    expect(await read()).toEqual([first.id, true, true])
    await accepted(mall, order, (await requestedRefund(mall, order, { items: [{ item_id: '2', quantity: 1 }] })).id)
    await accepted(mall, order, first.id)
    expect(await read()).toEqual([first.id, true, false])
    await sentBack(mall, order, first.id)
    await receivedBack(mall, order, first.id)
    expect(await read()).toEqual([null, false, false])
  })
  it('list all requests by tab, in the language of the buyer, with the number that wait for an action', async () => {
    const order = await boughtUntil(mall, 'delivered', { quantities: [1, 1] })
    const first = await requestedRefund(mall, order)
    await offered(mall, order, first.id, '0.50')
    const second = await requestedRefund(mall, order, { items: [{ item_id: '2', quantity: 1 }] })
    await takenBack(mall, order, second.id)
    const headers = { ...(await buyer(mall, order)), lang: 'es' }
    const { data } = await mall.ask(listRefunds, { limit: '1' }, headers)
    expect(data).toMatchObject({
      counts: { all: 2, mine: 1, open: 0, done: 1 },
      list: [{ id: second.id, label: 'Cancelada', outcome: -1 }],
    })
    const next = await mall.ask(listRefunds, { limit: '1', cursor: data.next_cursor ?? '' }, headers)
    expect(next.data).toMatchObject({
      next_cursor: null,
      list: [{ id: first.id, amount: '0.50', actions: ['accept_offer', 'decline_offer', 'cancel'] }],
    })
    const mine = (await mall.ask(listRefunds, { status: 'mine' }, headers)).data.list
    expect(mine.map(({ id }) => id)).toEqual([first.id])
  })
})
