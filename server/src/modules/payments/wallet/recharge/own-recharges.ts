import type { Db } from '../../../../platform/db/database.ts'
import { type RechargeRow, rechargesOf } from './recharge-rows.ts'

const maxTakenAway = 10_000

/** The user's recharges for the user's data export. Amounts are whole minor units, as in the ledger. */
export const ownRecharges = async (db: Db, customerId: string): Promise<object[]> =>
  (await rechargesOf(db, { customerId, state: null, before: null, limit: maxTakenAway })).map(plain)

const plain = ({ charged, expected, credited, ...row }: RechargeRow) => ({
  ...row,
  charged: String(charged),
  expected: String(expected),
  credited: credited === null ? null : String(credited),
})
