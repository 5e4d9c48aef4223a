import { adjustBalance, mergeCart, openConversation, sendMessage } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopper, onSale } from '../../buying.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { newKey, staffAs } from '../../recharging.ts'
import { boundsOfCalls } from '../read-bounds.ts'

/**
 * A column that limits a text or list must accept every value that its calls accept. Otherwise the database fails a call that the contract allows.
 */
let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

/** The contract fields written to each column, or the reason why there is none. */
const columns: Readonly<Record<string, readonly string[] | string>> = {
  'accounts.code.asked_by': 'the mall names who asks',
  'accounts.customer.address': ['updateUser.address'],
  'accounts.customer.full_name': ['register.full_name', 'updateUser.name', 'bindSocialAccount.full_name', 'acceptShopInvitation.full_name'],
  'accounts.social_account.subject': 'another platform names its people',
  'addresses.address.full_name': ['saveAddress.full_name'],
  'cart.merged.key': ['mergeCart.idempotency_key'],
  'queue.adjustment.reason': ['adjustBalance.reason'],
  'queue.adjustment.words': ['adjustBalance.text'],
  'queue.history.note': ['decideCase.reason', 'decideCase.note'],
  'cash.transfer.words': ['remitCash.text', 'coverRefund.text'],
  'chat.house.away': ['saveChatHouse.away', 'saveServiceHouse.away'],
  'chat.house.replies': ['saveChatHouse.replies', 'saveServiceHouse.replies'],
  'chat.report.note': ['reportConversation.note', 'reportShopConversation.note'],
  'chat.message.text': 'the contract counts its signs; tried below',
  'checkout.payment.failed': 'a gateway says why',
  'shipping.method.carrier': ['changeShopShipping.methods[].carrier'],
  'gateways.reversal.reason': 'a gateway says why',
  'gateways.session.described_as': 'the mall describes what is paid',
  'gateways.session.gateway_reference': 'a gateway names it',
  'gateways.session.reason': 'a gateway says why',
  'platform.refusal.call': 'the name of a call',
  'ledger.check_run.explanation': ['checkLedger.explain'],
  'ledger.due.remark': 'the number of an order',
  'ledger.journal.remark': ['adjustBalance.text', 'transferBalance.remark', 'sendRecharge.remark'],
  'orders.order_header.moved_for': ['cancelSoldOrder.reason', 'cancelMallOrder.reason', 'cancelOrder.text'],
  'orders.order_header.remark': ['placeOrder.remarks{}'],
  'shipments.carrier.forms': ['saveCarrier.forms'],
  'shipments.carrier.name': ['saveCarrier.name'],
  'shipments.carrier.page': ['saveCarrier.page'],
  'shipments.history.place': 'a carrier names it',
  'shipments.parcel.carrier_name': ['shipOrder.carrier_name', 'correctParcel.carrier_name'],
  'shipments.parcel.carrier_page': ['shipOrder.carrier_page', 'correctParcel.carrier_page'],
  'refunds.refund.carrier': ['shipReturn.carrier'],
  'refunds.refund.moved_for': ['refuseRefund.reason', 'receiveReturn.note', 'decideCase.reason'],
  'refunds.refund.remark': ['applyRefund.remark'],
  'refunds.refund.tracking_no': ['shipReturn.tracking_no'],
  'reviews.report.note': ['reportReview.note'],
  'reviews.review.text': ['writeReview.text'],
  'seller_products.entry.code': ['saveShopProduct.code'],
  'seller_products.entry.made_as': ['saveShopProduct.key'],
  'seller_products.import.key': ['importShopProducts.key'],
  'profile.shop.phone': ['changeShopSettings.phone'],
  'profile.shop.postcode': ['changeShopSettings.postcode'],
  'profile.shop.state': ['changeShopSettings.state'],
  'profile.shop.street': ['changeShopSettings.street'],
  'seller_inventory.stock_delivery.note': ['applyStock.note'],
  'seller_inventory.stock_delivery.upload_ids': ['applyStock.document'],
  'seller_inventory.line.difference': ['decideCase.counted[].reason'],
  'support.ticket.subject': ['askSupport.subject', 'askSupportForShop.subject'],
  'support.message.text': ['askSupport.text', 'replyToTicket.text', 'answerTicket.text'],
  'support.message.upload_ids': ['askSupport.images', 'replyToTicket.images', 'answerTicket.images'],
  'operator_shops.suspension.appeal': ['appealSuspension.text'],
  'operator_shops.suspension.ended_for': ['reopenShop.reason'],
  'operator_shops.suspension.ground': ['suspendShop.ground'],
  'operator_shops.suspension.objection': ['suspendShop.appeal'],
  'operator_shops.suspension.reason': ['suspendShop.reason'],
  'wallet.recharge.message': ['decideCase.reason'],
  'wallet.recharge.remark': ['sendRecharge.remark'],
  'wallet.transfer.remark': ['transferBalance.remark'],
  'wallet.withdrawal.reason': ['decideCase.reason'],
  'wallet.withdrawal.reference': ['decideCase.reference'],
}

type Bound = { least: number; most: number }
/** The limits of columns according to the database's constraints. */
const bounded = async (): Promise<Record<string, Bound>> => {
  const found = await sql<{
    name: string
    says: string
  }>`select conrelid::regclass::text || '.' || attname as name, pg_get_constraintdef(con.oid) as says
    from pg_constraint con join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(con.oid) ~ '(length|cardinality)\\('
      and conrelid::regclass::text !~ '^graphile'`.execute(mall.kernel.db)
  return Object.fromEntries(
    found.rows.flatMap(({ name, says }) => {
      const most = /(?:length|cardinality)\(\w+\) <= (\d+)/.exec(says)?.[1]
      const least = /(?:length|cardinality)\(\w+\) >= (\d+)/.exec(says)?.[1]
      return most === undefined ? [] : [[name, { least: Number(least ?? 0), most: Number(most) }]]
    }),
  )
}
const ofCalls = boundsOfCalls()
const boundOf = (field: string): Bound => {
  const said = ofCalls.get(field) ?? []
  // A pattern can limit a text's length as well.
  const of = (which: RegExp) => said.flatMap((each) => which.exec(each)?.[1] ?? []).map(Number)
  return {
    least: Math.max(0, ...of(/^from (\d+) long$/), ...of(/\{(\d+),\d+\}\$\/$/)),
    most: Math.min(...of(/^to (\d+) long$/), ...of(/\{\d+,(\d+)\}\$\/$/)),
  }
}

test('every column with a limit on text or list length has a row', async () => {
  expect(Object.keys(await bounded()).toSorted()).toEqual(Object.keys(columns).toSorted())
})

test('a column accepts the maximum of its calls', async () => {
  const real = await bounded()
  const narrower = Object.entries(columns).flatMap(([column, fields]) =>
    typeof fields === 'string'
      ? []
      : fields.filter((field) => !(boundOf(field).most <= (real[column]?.most ?? 0))).map((field) => [column, field]),
  )
  expect(narrower).toEqual([])
})

/** An empty field is stored as null, so a column may require at least one character. */
const isNarrower = (column: number, field: number) => column > 1 && field < column

test('a column accepts the minimum of its calls, except an omitted empty value', async () => {
  const real = await bounded()
  const narrower = Object.entries(columns).flatMap(([column, fields]) =>
    typeof fields === 'string'
      ? []
      : fields.filter((field) => isNarrower(real[column]?.least ?? 0, boundOf(field).least)).map((field) => [column, field]),
  )
  expect(narrower).toEqual([])
})

test('a surrogate pair counts as one character, in the contract and in the database', async () => {
  const { id, headers } = await newShopper(mall, 0)
  const finance = await staffAs(mall.kernel, 'finance')
  const adjusted = async (reason: string) => {
    const requests = { account: 'customer', id, direction: 'credit', amount: '1.00', text: 'A mistake', reason, idempotency_key: newKey() }
    return (await mall.ask(adjustBalance, requests, finance)).code
  }
  expect([await adjusted('👍👍'), await adjusted('👍👍👍')]).toEqual([1000008, 200])
  const [goods] = await onSale(mall)
  const { id: conversation } = (await mall.ask(openConversation, { with: 'shop', shop_id: goods?.shopId ?? '' }, headers)).data.conversation
  const said = async (many: number) => (await mall.ask(sendMessage, { conversation, key: newKey(), text: '👍'.repeat(many) }, headers)).code
  expect([await said(500), await said(501)]).toEqual([200, 1000008])
  const merged = async (idempotency_key: string) =>
    (await mall.ask(mergeCart, { items: [{ product_id: goods?.productId, quantity: '1' }], idempotency_key } as never, headers)).code
  expect([await merged('👍'.repeat(7)), await merged('👍'.repeat(8))]).toEqual([1000008, 200])
})
