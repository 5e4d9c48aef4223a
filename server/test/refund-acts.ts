import { acceptRefund, applyRefund, listRefunds, offerRefund, refuseRefund } from '@plaza/contract'
import { sql } from 'kysely'
import type { Act, Doer, Fields } from './act.ts'
import { idOf } from './payees.ts'
import { newKey } from './recharging.ts'
import { moveTo } from './refunding.ts'
import { consoleOf } from './selling.ts'

const [live, idempotentAnswer] = ['platform.live_event', 'platform.idempotent_answer']
const request = ['refunds.refund', 'refunds.history', live]
/** The owner of the shop gets a notification as a customer, and a live event in the console. */
const shop = ['notifications.notice of the keeper', `${live} of the keeper`, `${live} of the shop`]
const once = () => ({ idempotency_key: newKey() })

/** The user's newest order that is paid and not cancelled. */
const orderOf = async ({ mall: { kernel }, email }: Doer): Promise<{ id: string; shopId: string; customerId: string }> => {
  const found = await sql<{
    id: string
    shopId: string
    customerId: string
  }>`select id, shop_id as "shopId", customer_id as "customerId" from orders.order_header
    where customer_id = ${await idOf(kernel, email)} and payment_status in ('paid', 'part_refunded') order by id desc limit 1`.execute(
    kernel.db,
  )
  const order = found.rows[0]
  if (!order) throw new Error('nothing was bought that could go back')
  return order
}
const console_ = async (doer: Doer) => consoleOf(doer.mall, (await orderOf(doer)).shopId)
const newest = async ({ mall, headers }: Doer): Promise<Fields> => ({
  id: (await mall.ask(listRefunds, {}, headers)).data.list[0]?.id ?? '',
})
const wanted = async (doer: Doer): Promise<Fields> => ({
  order_id: (await orderOf(doer)).id,
  'items[0][item_id]': '1',
  'items[0][quantity]': '1',
  kind: 'return',
  reason: 'damaged',
  ...once(),
})
const delivered = async (doer: Doer) => {
  const { id, customerId } = await orderOf(doer)
  const shopper = { id: customerId, headers: doer.headers, password: doer.password }
  await moveTo(doer.mall, { orderId: id, shopper }, 'delivered')
}
const heldOut = async (doer: Doer) => doer.mall.ask(offerRefund, { ...(await newest(doer)), amount: '0.50' } as never, await console_(doer))
const turnedDown = async (doer: Doer) =>
  doer.mall.ask(refuseRefund, { ...(await newest(doer)), reason: 'It left here whole.' } as never, await console_(doer))
/** Ensures that a refund request awaits its returned goods, for any state of the last request. */
const awaited = async (doer: Doer) => {
  const { mall, headers } = doer
  const [last] = (await mall.ask(listRefunds, {}, headers)).data.list
  if (last?.state !== 'applied') await mall.ask(applyRefund, (await wanted(doer)) as never, headers)
  await mall.ask(acceptRefund, (await newest(doer)) as never, await console_(doer))
}

/** Test actions of a customer who requests refunds for delivered goods. */
export const refundActs: readonly Act[] = [
  { name: 'quoteRefund', prepare: delivered, ask: async (doer) => ({ order_id: (await orderOf(doer)).id }) },
  { name: 'uploadFile', ask: () => ({ purpose: 'refund' }), changes: ['media.upload'] },
  {
    name: 'applyRefund',
    ask: async (doer) => ({ ...(await wanted(doer)), 'images[]': doer.learnt.id ?? '' }),
    changes: [...request, 'refunds.line', 'refunds.evidence', 'orders.order_header', 'media.upload', idempotentAnswer, ...shop],
  },
  { name: 'showRefund', ask: newest },
  { name: 'listRefunds' },
  {
    name: 'answerOffer',
    prepare: heldOut,
    ask: async (doer) => ({ ...(await newest(doer)), accept: '0', ...once() }),
    changes: [...request, idempotentAnswer, ...shop],
  },
  {
    name: 'escalateRefund',
    takesAway: true,
    prepare: turnedDown,
    ask: async (doer) => ({ ...(await newest(doer)), remark: 'It came broken.' }),
    changes: [...request, ...shop],
  },
  {
    name: 'addRefundEvidence',
    takesAway: true,
    ask: async (doer) => ({ ...(await newest(doer)), note: 'The box was torn as well.', ...once() }),
    changes: [...request, idempotentAnswer, ...shop],
  },
  {
    name: 'cancelRefund',
    takesAway: true,
    ask: newest,
    changes: [...request, 'refunds.line', 'orders.order_header', `${live} of the shop`],
  },
  {
    name: 'shipReturn',
    prepare: awaited,
    ask: async (doer) => ({ ...(await newest(doer)), carrier: 'Thailand Post', tracking_no: 'EE123456789TH' }),
    changes: [...request, ...shop],
  },
]
