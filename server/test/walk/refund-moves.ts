import {
  acceptRefund,
  answerOffer,
  applyRefund,
  cancelRefund,
  escalateRefund,
  offerRefund,
  receiveReturn,
  refuseRefund,
  shipReturn,
} from '@plaza/contract'
import { sql } from 'kysely'
import { decide, newKey, staffAs } from '../recharging.ts'
import {
  approve,
  inHand,
  isBeforeShipping,
  type ModelOrder,
  type ModelRefund,
  moveTo,
  openOn,
  pay,
  planWish,
  type OptimisticChange,
} from './model.ts'
import type { Move } from './order-moves.ts'
import { asBuyer, asShop, type Walker } from './walker.ts'

type Headers = Record<string, string>
type Step = { may: boolean; stands?: boolean; code?: number; effect: () => void }
type OnRefund = (walker: Walker, order: ModelOrder, refund: ModelRefund, headers: Headers) => Promise<[{ code: number }, Step]>

const cents = (sum: number) => (sum / 100).toFixed(2)

/** A step on one of an order's refund requests, usually the unfinished one. Without a refund request, nothing is sent. */
const on =
  (who: 'buyer' | 'shop', step: OnRefund): Move =>
  async (walker, order) => {
    const refund = inHand(order) ?? order.refunds.at(-1)
    if (!refund) return { code: 200, should: 200 }
    const headers = who === 'shop' ? await asShop(walker, order.shop) : (await asBuyer(walker, order.buyer)).headers
    const [{ code }, { may, stands = false, code: otherwise = 2000012, effect }] = await step(walker, order, refund, headers)
    if (may) effect()
    return { code, should: may || stands ? 200 : otherwise }
  }

const wishFor = ({ dice }: Walker, order: ModelOrder): OptimisticChange => {
  const isSent = !isBeforeShipping(order)
  const left = order.lines.filter(({ line, quantity, gone }) => quantity > gone && !openOn(order, line))
  // Refunds some units first and the rest later. A line refunded in several requests tests the rounding of cents.
  if (isSent && left.length > 0 && dice.chance(70)) {
    const rest = left.map(({ line, quantity, gone }) => ({ line, quantity: quantity - gone }))
    const unit = [{ line: dice.oneOf(left).line, quantity: 1 }]
    return { kind: dice.oneOf(['refund', 'return'] as const), wanted: left.length === 1 || dice.chance(40) ? rest : unit, amount: null }
  }
  const some = order.lines.filter(() => dice.chance(60))
  const lines = isBeforeShipping(order) && dice.chance(80) ? order.lines : some.length > 0 ? some : order.lines.slice(0, 1)
  const wanted = lines.map(({ line, quantity, gone }) => ({
    line,
    quantity: dice.chance(isBeforeShipping(order) ? 95 : 40) ? Math.max(1, quantity - gone) : 1 + dice.below(quantity + 1),
  }))
  const kind = isBeforeShipping(order) && dice.chance(80) ? 'withdrawal' : dice.oneOf(['refund', 'return', 'withdrawal'] as const)
  return { kind, wanted, amount: dice.chance(15) ? 1 + dice.below(order.total) : null }
}

export const refundMoves: Readonly<Record<string, Move>> = {
  apply: async (walker, order) => {
    const { mall, model } = walker
    const optimisticChange = wishFor(walker, order)
    const plan = planWish(model, order, optimisticChange)
    const { headers } = await asBuyer(walker, order.buyer)
    const { code, data } = await mall.ask(
      applyRefund,
      {
        ...{ order_id: order.id, kind: optimisticChange.kind, reason: 'damaged', idempotency_key: newKey() },
        items: optimisticChange.wanted.map(({ line, quantity }) => ({ item_id: String(line), quantity })),
        ...(optimisticChange.amount !== null && { amount: cents(optimisticChange.amount) }),
      } as never,
      headers,
    )
    if (typeof plan === 'number') return { code, should: plan }
    const refund: ModelRefund = {
      ...plan,
      id: data?.id,
      kind: optimisticChange.kind,
      wanted: optimisticChange.wanted,
      state: '',
      due: null,
      offers: 0,
      offered: 0,
      sentBack: false,
    }
    for (const { line } of optimisticChange.wanted) for (const each of order.lines) if (each.line === line) each.times += 1
    const isAtOnce = optimisticChange.kind === 'withdrawal' && isBeforeShipping(order)
    order.refunds.push(refund)
    if (isAtOnce) pay(model, order, refund, refund.asked)
    else moveTo(model, refund, optimisticChange.kind === 'withdrawal' ? 'awaiting_return' : 'applied')
    return { code, should: 200 }
  },
  takeBack: on('buyer', async ({ mall, model }, _order, refund, headers) => [
    await mall.ask(cancelRefund, { id: refund.id }, headers),
    {
      may: ['applied', 'offered', 'awaiting_return', 'rejected', 'escalated'].includes(refund.state) && !refund.sentBack,
      code: refund.state === 'cancelled' ? 2000013 : 2000012,
      effect: () => moveTo(model, refund, 'cancelled'),
    },
  ]),
  answerOffer: on('buyer', async ({ mall, model, dice }, order, refund, headers) => {
    const accepts = dice.chance(50)
    return [
      await mall.ask(answerOffer, { id: refund.id, accept: accepts ? '1' : '0', idempotency_key: newKey() }, headers),
      {
        may: refund.state === 'offered',
        effect: () => (accepts ? pay(model, order, refund, refund.offered) : moveTo(model, refund, 'applied')),
      },
    ]
  }),
  sendBack: on('buyer', async ({ mall, model }, _order, refund, headers) => [
    await mall.ask(shipReturn, { id: refund.id, carrier: 'Thailand Post', tracking_no: newKey() }, headers),
    {
      may: refund.state === 'awaiting_return',
      code: 2000014,
      effect: () => {
        refund.sentBack = true
        moveTo(model, refund, 'return_shipped')
      },
    },
  ]),
  escalate: on('buyer', async ({ mall, model }, _order, refund, headers) => [
    await mall.ask(escalateRefund, { id: refund.id, remark: 'It came broken.' }, headers),
    { may: refund.state === 'rejected', effect: () => moveTo(model, refund, 'escalated') },
  ]),
  agree: on('shop', async ({ mall, model }, order, refund, headers) => [
    await mall.ask(acceptRefund, { id: refund.id }, headers),
    {
      may: ['applied', 'offered'].includes(refund.state),
      stands: refund.kind !== 'withdrawal' && ['awaiting_return', 'refunded'].includes(refund.state),
      effect: () => approve(model, order, refund),
    },
  ]),
  offer: on('shop', async ({ mall, model, dice }, _order, refund, headers) => {
    const offered = dice.chance(80) ? Math.floor(refund.asked / 2) : refund.asked
    const inTurn = refund.state === 'applied' && refund.offers < 3
    return [
      await mall.ask(offerRefund, { id: refund.id, amount: cents(offered) }, headers),
      {
        may: inTurn && offered > 0 && offered < refund.asked,
        stands: refund.state === 'offered' && refund.offered === offered,
        code: inTurn ? 1000008 : 2000012,
        effect: () => {
          Object.assign(refund, { offered, offers: refund.offers + 1 })
          moveTo(model, refund, 'offered')
        },
      },
    ]
  }),
  decline: on('shop', async ({ mall, model }, _order, refund, headers) => [
    await mall.ask(refuseRefund, { id: refund.id, reason: 'It left here whole.' }, headers),
    { may: refund.state === 'applied', stands: refund.state === 'rejected', effect: () => moveTo(model, refund, 'rejected') },
  ]),
  takeIn: on('shop', async ({ mall, model, dice }, order, refund, headers) => {
    const isRight = dice.chance(70)
    return [
      await mall.ask(receiveReturn, { id: refund.id, as_described: isRight ? '1' : '0', note: 'scratched' }, headers),
      {
        may: refund.state === 'return_shipped',
        stands: refund.sentBack && ['refunded', 'escalated'].includes(refund.state),
        effect: () => (isRight ? pay(model, order, refund, refund.asked) : moveTo(model, refund, 'escalated')),
      },
    ]
  }),
  settle: async (walker, order) => {
    const { mall, model, dice } = walker
    const refund = order.refunds.find(({ state }) => state === 'escalated')
    if (!refund) return { code: 200, should: 200 }
    const row = await sql<{ version: number }>`select version from refunds.refund where id = ${refund.id}`.execute(mall.kernel.db)
    const isFor = dice.chance(60)
    const amount = dice.chance(60) ? refund.asked : Math.ceil(refund.asked / 3)
    const { code } = await decide(mall, await staffAs(mall.kernel, 'support'), {
      ...{
        kind: 'refund',
        id: refund.id,
        version: String(row.rows[0]?.version),
        decision: isFor ? 'approve' : 'refuse',
        reason: 'The pictures show it.',
      },
      ...(isFor && { credited: cents(amount) }),
    })
    if (!isFor) moveTo(model, refund, 'closed')
    else if (refund.kind === 'return' && !refund.sentBack && amount === refund.asked) approve(model, order, refund)
    else pay(model, order, refund, amount)
    return { code, should: 200 }
  },
}
