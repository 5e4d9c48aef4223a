import { showSoldOrder } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { staffAs } from '../recharging.ts'
import { daysAgree, viewsAgree } from '../views/views.ts'
import { remainingAmount, type ModelOrder } from './model.ts'
import { asBuyer, asShop, type Walker } from './walker.ts'

const cents = (amount: string) => Math.round(Number(amount) * 100)

/** Checks the shop's page of an order: the refunds, the mall's commission and the shop's share add up to the sale price. */
const statementAgrees = async (walker: Walker, order: ModelOrder, headers: Record<string, string>) => {
  const { statement } = (await walker.mall.ask(showSoldOrder, { id: order.id }, headers)).data
  const soldFor = order.total + order.lines.reduce((sum, { mall }) => sum + mall, order.mallDelivery)
  const remaining = remainingAmount(order)
  // A cancelled order pays nothing, also if the buyer never paid and so nothing was refunded.
  const stored = order.status === 'cancelled' ? 0 : remaining
  const commission = Math.floor((stored * order.rate * 2 + 10_000) / 20_000)
  const { sold_for, refunded, net } = statement
  expect([order.id, cents(sold_for), cents(refunded), cents(statement.commission), cents(net)]).toEqual([
    ...[order.id, soldFor, soldFor - remaining, commission, stored - commission],
  ])
}

/** The amount that each kind of refund notification must contain. */
const sums = {
  refund_paid: 'returned',
  refund_to_card: 'returned',
  refund_owed: 'returned',
  refund_approved: 'asked',
  shop_refund_asked: 'asked',
  shop_refund_owed: 'returned',
  shop_refund_paid: 'returned',
} as const

/** Checks the amounts in refund notifications against the ledger: the requested amount, and the amount refunded in the end. */
const noticesAgree = async ({ mall }: Walker) => {
  const found = await sql<{ template: string; refund: string; told: string; asked: string; returned: string | null }>`
    select template, refund.id::text as refund, "values" -> 'amount' ->> 'money' as told, asked::text, returned::text
    from notifications.notice join refunds.refund on once ~ ('^(shop-)?refund:' || refund.id || ':')
    where template = any(${Object.keys(sums)}::text[])`.execute(mall.kernel.db)
  const kinds = new Set(found.rows.map(({ template }) => template))
  expect([...kinds]).toEqual(expect.arrayContaining(['refund_paid', 'refund_approved', 'shop_refund_asked', 'shop_refund_paid']))
  for (const { template, refund, told, ...row } of found.rows)
    expect([refund, template, cents(told)]).toEqual([refund, template, Number(row[sums[template as keyof typeof sums]])])
}

/** Checks the order lists of the buyer and the shop, with each filter. */
export const listsAgree = async (walker: Walker, { buyer, shop }: ModelOrder) => {
  const { headers } = await asBuyer(walker, buyer)
  for (const name of ['listOrders', 'listRefunds']) await viewsAgree(walker.mall, name, headers)
  const ofShop = await asShop(walker, shop)
  for (const name of ['listSoldOrders', 'listShopRefunds']) await viewsAgree(walker.mall, name, ofShop)
}

/** Checks all information that users see at the end of the walk: pages, notifications, and lists with each filter. */
export const everythingIsSaid = async (walker: Walker) => {
  const { mall, model, shops } = walker
  for (const shop of shops) {
    const headers = await asShop(walker, shop)
    for (const order of model.orders.filter((each) => each.shop === shop)) await statementAgrees(walker, order, headers)
  }
  expect(await daysAgree(mall, 'listSoldOrders', await asShop(walker, shops[0] ?? ''))).toBeGreaterThan(1)
  await noticesAgree(walker)
  const staff = await staffAs(mall.kernel, 'owner')
  for (const name of ['listMallOrders', 'listMallRefunds']) await viewsAgree(mall, name, staff)
}
