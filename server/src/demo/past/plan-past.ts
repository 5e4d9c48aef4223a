import { dayMs, hourMs, minuteMs } from '@plaza/values'
import { type Chance, chanceOf } from './chance.ts'

export type PastGoods = { productId: string; skuId: string; left: number; cents: number }
type PastRegular = { at: number; country: string; /** Days in which a buyer in this country can request a refund. */ returnDays: number }
/** A referred buyer with exactly one purchase in the mall. */
type PastFriend = PastRegular & { daysAgo: number; isKept: boolean }
export type PastShop = {
  id: string
  ownerId: string
  country: string
  /** Average number of orders a day. */
  perDay: number
  takesCash: boolean
  goods: readonly PastGoods[]
  /** Regular buyers in the shop's delivery area. */
  regulars: readonly PastRegular[]
  friends: readonly PastFriend[]
}

export type PastStep = { at: Date } & (
  | { do: 'accept' | 'ship' | 'in_transit' | 'on_the_way' | 'delivered' | 'receive' | 'collect' | 'cancel' | 'answer' }
  | { do: 'agree' | 'refuse' | 'offer' | 'send_back' | 'escalate' | 'take_back' }
  | { do: 'review'; rating: number }
  | { do: 'ask_back'; reason: 'damaged' | 'not_as_described' | 'missing_parts'; kind?: 'refund' | 'return'; quantity?: number }
)
/** One invented order and its later steps, in order of time. */
export type PastOrder = {
  shopId: string
  ownerId: string
  regular: number
  items: readonly { productId: string; skuId: string; quantity: number }[]
  method: 'wallet' | 'cod'
  placedAt: Date
  /** The delivery address, if it is not the buyer's default. */
  addressId?: string
  steps: readonly PastStep[]
}

/** The plan assumes that the shop last opened its console 20 hours ago. The shop has therefore not done its newer tasks. */
const awayMs = 20 * hourMs
const ofShop: readonly PastStep['do'][] = ['accept', 'ship', 'in_transit', 'delivered', 'answer', 'agree', 'refuse']

/** The steps of an order that have already happened, up to the first step that is not due yet. */
const happened = (steps: readonly PastStep[], until: Date): PastStep[] => {
  const waits = steps.findIndex((step) => step.at.getTime() > until.getTime() - (ofShop.includes(step.do) ? awayMs : 0))
  return waits < 0 ? [...steps] : steps.slice(0, waits)
}

/** Minimum stock of a product after the replay, so that no invented order sells a product out. */
const minLeft = 12
const dearest = 40_000
/**
 * Factors for the number of orders by weekday, from Sunday on: more towards the weekend. `ordersOn` also raises the number as a shop becomes well
 * known.
 */
const weekday = [1.25, 0.9, 0.85, 0.9, 1, 1.15, 1.3]

const ordersOn = (day: Date, age: number, perDay: number, chance: Chance): number => {
  const wanted = perDay * (weekday[day.getUTCDay()] ?? 1) * (0.7 + 0.6 * age)
  return Math.floor(wanted) + (chance.next() < wanted % 1 ? 1 : 0)
}

const itemsOf = (goods: readonly PastGoods[], chance: Chance): PastOrder['items'] => {
  // Cheap products are bought more often than expensive ones, and more often as a second product.
  const first = chance.weighed(goods, ({ cents }) => 1 / Math.sqrt(cents))
  const second = chance.next() < 0.3 ? chance.weighed(goods, ({ cents }) => 1 / cents) : first
  const isPair = chance.next() < 0.25
  return [...new Set([first, second])].map(({ productId, skuId, cents }) => ({
    productId,
    skuId,
    quantity: isPair && cents < 3000 ? 2 : 1,
  }))
}

type StepInput = { chance: Chance; method: PastOrder['method']; placedAt: Date; regular: PastRegular; friend?: PastFriend; notBefore: Date }

/** The later steps of an order. `doneAt` is when the shop gets its money. A shop gets the money of its orders in the order of their purchase. */
const stepsOf = ({ chance, method, placedAt, regular, friend, notBefore }: StepInput): { steps: PastStep[]; doneAt: Date } => {
  const after = (from: Date, least: number, most: number) => new Date(from.getTime() + chance.between(least, most) * hourMs)
  if (friend ? !friend.isKept : chance.next() < 0.04) return { steps: [{ at: after(placedAt, 0.3, 5), do: 'cancel' }], doneAt: notBefore }
  const acceptedAt = after(placedAt, 0.5, 14)
  const shippedAt = after(acceptedAt, 3, 30)
  // To distant countries, delivery takes longer and the legal return period is shorter. The shop therefore gets its money after about the same
  // number of days.
  const paidOutMs = chance.between(18.2, 20.2) * dayMs
  const returnMs = regular.returnDays * dayMs
  const deliveredAt = new Date(
    Math.max(placedAt.getTime() + paidOutMs - returnMs, shippedAt.getTime() + 20 * hourMs, notBefore.getTime() - returnMs + minuteMs),
  )
  const half = new Date((shippedAt.getTime() + deliveredAt.getTime()) / 2)
  const steps: PastStep[] = [
    { at: acceptedAt, do: 'accept' },
    { at: shippedAt, do: 'ship' },
    { at: half, do: 'in_transit' },
    { at: deliveredAt, do: 'delivered' },
  ]
  const doneAt = new Date(deliveredAt.getTime() + returnMs)
  // Cash orders get no refund request in this plan, because their buyers pay only on receipt.
  if (!friend && chance.next() < 0.08 && method === 'wallet') {
    const requestedAt = after(deliveredAt, 2, 40)
    const reason = chance.pick(['damaged', 'not_as_described', 'missing_parts'] as const)
    const answer = chance.next() < 0.8 ? ('agree' as const) : ('refuse' as const)
    return { steps: [...steps, { at: requestedAt, do: 'ask_back', reason }, { at: after(requestedAt, 6, 26), do: answer }], doneAt }
  }
  const receivedAt = after(deliveredAt, 1, 60)
  steps.push({ at: receivedAt, do: 'receive' })
  // Couriers hand over cash in batches. The shop therefore reports the cash at the time when it would get the money of any other order.
  const collectedAt = new Date(Math.max(receivedAt.getTime(), doneAt.getTime()))
  if (method === 'cod') steps.push({ at: collectedAt, do: 'collect' })
  if (chance.next() < 0.4) {
    const rating = chance.weighed([5, 4, 3, 2], (stars) => [0, 0, 4, 8, 25, 63][stars] ?? 0)
    const reviewedAt = after(method === 'cod' ? collectedAt : receivedAt, 3, 90)
    steps.push({ at: reviewedAt, do: 'review', rating })
    if (chance.next() < (rating < 4 ? 0.7 : 0.2)) steps.push({ at: after(reviewedAt, 12, 60), do: 'answer' })
  }
  return { steps, doneAt }
}

type Buying = { time: number; friend?: PastFriend }
const friendsOn = ({ friends }: PastShop, day: Date, until: Date): Buying[] =>
  friends
    .map((friend) => ({ friend, time: until.getTime() - friend.daysAgo * dayMs }))
    .filter(({ time }) => time >= day.getTime() && time < day.getTime() + dayMs)

const pastOf = (shop: PastShop, since: Date, until: Date): PastOrder[] => {
  const chance = chanceOf(Number(shop.id) * 7919)
  const goods = shop.goods.filter(({ left, cents }) => left > minLeft && cents <= dearest)
  if (goods.length === 0 || shop.regulars.length === 0) return []
  const orders: PastOrder[] = []
  let notBefore = since
  for (let day = since; day < until; day = new Date(day.getTime() + dayMs)) {
    const age = (day.getTime() - since.getTime()) / (until.getTime() - since.getTime())
    const somebody: Buying[] = Array.from({ length: ordersOn(day, age, shop.perDay, chance) }, () => ({
      time: day.getTime() + chance.next() * dayMs,
    }))
    for (const { time, friend } of [...somebody, ...friendsOn(shop, day, until)].toSorted((a, b) => a.time - b.time)) {
      const placedAt = new Date(Math.floor(time / minuteMs) * minuteMs)
      const regular = friend ?? chance.weighed(shop.regulars, ({ country }) => (country === shop.country ? 5 : 1))
      const method = shop.takesCash && regular.country === shop.country && chance.next() < 0.25 && !friend ? 'cod' : 'wallet'
      const { steps, doneAt } = stepsOf({ chance, method, placedAt, regular, ...(friend && { friend }), notBefore })
      notBefore = doneAt
      const items = itemsOf(goods, chance)
      if (placedAt < until)
        orders.push({ shopId: shop.id, ownerId: shop.ownerId, regular: regular.at, items, method, placedAt, steps: happened(steps, until) })
    }
  }
  return orders
}

/** Orders of the demo mall's shops up to now, the oldest first. */
export const planPast = (shops: readonly PastShop[], since: Date, until: Date): PastOrder[] =>
  shops.flatMap((shop) => pastOf(shop, since, until)).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
