import type { PaymentMethod } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

export type PaidHow = { id: string; method: PaymentMethod; payBy: Date; lines: string[] }

/** By payment ID: the payment method of its orders, the payment deadline and the formatted address. */
export const paidHow = async (db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaidHow>> => {
  const found = await query<PaidHow>(db)`select id, method, pay_by as "payBy", coalesce(address->'lines', '[]') as lines
    from checkout.payment where id = any(${paymentIds}::bigint[])`
  return new Map(found.map((each) => [each.id, each]))
}
