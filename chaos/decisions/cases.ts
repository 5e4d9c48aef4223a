import {
  acceptOrder,
  applyRefund,
  escalateRefund,
  payOrder,
  placeOrder,
  progressOrder,
  refuseRefund,
  shipOrder,
  withdraw,
} from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import { codeFor, password, type Person } from '../../server/test/money-people.ts'
import { quoteFor } from '../buying/steps.ts'
import type { Ask } from '../kit/ask.ts'
import { patiently } from '../kit/tortured-mall.ts'
import type { PreparedDecisions } from './prepare.ts'

export type Case = { kind: '400' | '500' | 'refund'; id: string; version: string }
let numbers = 6_000_000_000

/** Requests a withdrawal that needs two approvals. */
const takeOut = async (kernel: Kernel, ask: Ask, person: Person): Promise<void> => {
  const code = await patiently(() => codeFor(kernel, person))
  const answer = await ask(withdraw, person.token, { amount: '1000.00', wallet: 'USDT-TRC20', password, code })
  if (answer.code !== 200) throw new Error(`no withdrawal was asked for: ${answer.code}`)
}

/** Buys a product and requests a refund. The shop refuses, so the buyer asks staff to decide. */
const askStaff = async (ask: Ask, { token }: Person, { goods, seller }: PreparedDecisions): Promise<void> => {
  const quoted = await quoteFor(ask, { id: '', token }, [{ productId: goods.productId, quantity: 1 }], null)
  const placed = await ask(placeOrder, token, { quote_id: quoted?.quoteId ?? '', payment_method: 'wallet' })
  const id = placed.data.orders[0]?.id ?? ''
  await ask(payOrder, token, { payment_id: placed.data.payment_id, method: 'wallet', password })
  await ask(acceptOrder, seller, { id })
  await ask(shipOrder, seller, { id, carrier: 'dhl', tracking_no: String((numbers += 1)) })
  await ask(progressOrder, seller, { id, step: 'delivered' })
  const items = { 'items[0][item_id]': '1', 'items[0][quantity]': '1' }
  const refund = await ask(applyRefund, token, { order_id: id, kind: 'refund', reason: 'damaged', ...items })
  await ask(refuseRefund, seller, { id: refund.data.id, reason: 'It left here whole.' })
  const { code } = await ask(escalateRefund, token, { id: refund.data.id, remark: 'It came broken.' })
  if (code !== 200) throw new Error(`staff were not asked: ${code}`)
}

/** Half of the customers request a withdrawal, the others a refund. Returns all cases that wait for staff afterwards. */
export const makeCases = async (kernel: Kernel, ask: Ask, prepared: PreparedDecisions): Promise<Case[]> => {
  await Promise.all(prepared.people.map((person, at) => (at % 2 === 0 ? takeOut(kernel, ask, person) : askStaff(ask, person, prepared))))
  const ids = prepared.people.map(({ id }) => id)
  const found = await patiently(() =>
    sql<Case>`select '500' as kind, id::text, version::text from wallet.recharge where address = 'an address'
      union all select '400', id::text, version::text from wallet.withdrawal where customer_id = any(${ids}::bigint[])
      union all select 'refund', id::text, version::text from refunds.refund where customer_id = any(${ids}::bigint[]) and state = 'escalated'`.execute(
      kernel.db,
    ),
  )
  return found.rows
}
