import { cast } from '@plaza/cast'
import { getAddresses, removeAddress } from '@plaza/contract'
import { hourMs } from '@plaza/values'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { exists } from '../../platform/db/rows.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { writeAudit } from '../../platform/observability/audit/audit.ts'
import { receiveStock } from '../../modules/catalog/inventory/index.ts'
import { regularsMail } from '../../platform/external/mail/invented-mail.ts'
import { customerByEmail } from '../../modules/identity/accounts/people/index.ts'
import { addressForm } from '../../modules/identity/addresses/places/index.ts'
import { insertAddress, planAddress } from '../../modules/identity/addresses/index.ts'
import { moveOverdueRefunds } from '../../modules/orders/refunds/index.ts'
import { act, atMoment, type DemoActor } from '../acts.ts'
import { pastShops } from './past-shops.ts'
import { planOwnOrders } from './plan-own-orders.ts'
import type { PastGoods, PastShop, PastStep } from './plan-past.ts'
import { type ReplayedParts, letTimeGoOn, type Order, pay, placeIt, takeStep } from './replay-order.ts'

const mark = 'demo.own_orders'
const dearest = 2500
/** Notifications older than this count as read. */
const freshMs = 12 * hourMs

type Running = { order: Order; found: ReplayedParts }
type Happening = { at: Date; happen: () => Promise<void> }

/** The orders go to a relative, whose invented address keeps the demo shops from moving them on. */
const giftAddress = async (tx: Tx, customerId: string, madeAt: Date): Promise<string> => {
  const person = { fullName: 'Ploy Suwan', phone: '+66815550199', email: `ploy.suwan${regularsMail}` }
  const home = {
    country: 'TH',
    state: 'Chiang Mai',
    city: 'Chiang Mai',
    street: '45 Charoen Rat Road, Wat Ket',
    postcode: '50000',
    location: null,
  }
  const plan = planAddress({ ...person, ...home }, addressForm('TH'))
  if ('wrong' in plan) throw new Error(`nobody can live there: ${JSON.stringify(plan.wrong.fields)}`)
  return insertAddress(tx, { ...plan.done, customerId, madeAt, demo: true })
}

/** Cheap goods of the shops that deliver to Thailand, taken in turn from each shop. The first shop has its own history. */
const goodsInTurn = (shops: readonly PastShop[]): { shop: PastShop; goods: PastGoods }[] => {
  const reaching = shops.slice(1).filter(({ regulars }) => regulars.some(({ country }) => country === 'TH'))
  const cheap = reaching.map((shop) => ({ shop, goods: shop.goods.filter(({ cents, left }) => cents <= dearest && left > 2) }))
  const most = Math.max(0, ...cheap.map(({ goods }) => goods.length))
  return Array.from({ length: most }, (_, at) =>
    cheap.flatMap(({ shop, goods }) => {
      const found = goods[at]
      return found ? [{ shop, goods: found }] : []
    }),
  ).flat()
}

/** Gives the first shopper an order in every state, so that visitors of the demo mall see each one. All steps happen in order of their time. */
export const replayOwnOrders = async (kernel: Kernel): Promise<void> => {
  const [person] = cast.people
  const customer = person && (await customerByEmail(kernel.db, person.email))
  if (!customer) return
  const offers = goodsInTurn(await pastShops(kernel))
  await transaction(kernel, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo.past'))`.execute(tx)
    if (await exists(tx)`select 1 from platform.audit where action = ${mark} limit 1`) return
    const now = kernel.now()
    const buyer: DemoActor = { audience: 'customer', personId: customer.id, lang: customer.lang }
    const own = (await act({ ...kernel, db: tx }, buyer, getAddresses, {})).list.find((address) => address.is_default)?.id
    const giftId = await giftAddress(tx, customer.id, now)
    const running: Running[] = []
    const happenings = planOwnOrders(now).flatMap(({ hoursAgo, isPaid, quantity, steps }, at): Happening[] => {
      const placedAt = new Date(now.getTime() - hoursAgo * hourMs)
      let mine: Running | undefined
      const buy = async () => {
        // The checkout suggests the address of the last order, so that order goes to her own.
        const addressId = isPaid ? giftId : (own ?? giftId)
        mine = await placeFirst(kernel, tx, offers.slice(at * 2), { buyer, addressId, placedAt, isPaid, quantity, number: at })
        if (mine) running.push(mine)
      }
      const take = (step: PastStep) => async () => {
        if (mine) mine.found = await takeStep(kernel, tx, mine.order, step, mine.found)
      }
      return [{ at: placedAt, happen: buy }, ...steps.map((step) => ({ at: step.at, happen: take(step) }))]
    })
    for (const { at, happen } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await timePasses(kernel, tx, running, at)
      await happen()
    }
    await timePasses(kernel, tx, running, now)
    await sql`update notifications.notice set read_at = made_at where customer_id = ${customer.id} and read_at is null and not demo
      and made_at < ${new Date(now.getTime() - freshMs)}`.execute(tx)
    // Later orders of visitors must not go to the invented address, because the demo shops would not move them on.
    await act({ ...kernel, db: tx }, buyer, removeAddress, { id: giftId })
    await writeAudit(tx, { actor: 'system', action: mark, subject: 'mall', details: { orders: running.length } })
  })
}

const timePasses = async (kernel: Kernel, tx: Tx, running: readonly Running[], until: Date): Promise<void> => {
  for (const { order } of running) await letTimeGoOn(kernel, tx, order.id, until)
  await atMoment(kernel, tx, until, moveOverdueRefunds)
}

type Buying = { buyer: DemoActor; addressId: string; placedAt: Date; isPaid: boolean; quantity: number; number: number }

/** Buys the first of these offers that can be delivered to the address. */
const placeFirst = async (
  kernel: Kernel,
  tx: Tx,
  offers: readonly { shop: PastShop; goods: PastGoods }[],
  { buyer, addressId, placedAt, isPaid, quantity, number }: Buying,
): Promise<Running | undefined> => {
  for (const { shop, goods } of offers) {
    const items = [{ productId: goods.productId, skuId: goods.skuId, quantity }]
    const order = { shopId: shop.id, ownerId: shop.ownerId, items, method: 'wallet' as const, placedAt, addressId }
    await atMoment(kernel, tx, placedAt, () => receiveStock(tx, [{ skuId: goods.skuId, quantity, reference: 'demo-past' }]))
    const placed = await placeIt(kernel, tx, order, buyer)
    if (!placed) continue
    const seller: DemoActor = { audience: 'seller', personId: shop.ownerId, lang: 'en' }
    if (isPaid) await pay(kernel, tx, placed.payment_id, order, { buyer, isBrought: false })
    return {
      order: { id: placed.orders[0]?.id ?? '', paymentId: placed.payment_id, number: 900_000 + number, buyer, seller, items },
      found: {},
    }
  }
  return undefined
}
