import type { Line } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { availableOf, frozenOf } from '../../../foundation/ledger/money/index.ts'
import { balancesOf, accountLines } from '../../../foundation/ledger/books/index.ts'
import { toTransactionLine } from './line-view.ts'

const maxTakenAway = 10_000

/** Whether a customer has money, available or frozen. If so, the customer's account cannot be closed. */
export const hasMoney = async (db: Db, customerId: string): Promise<boolean> =>
  Object.values(await balancesOf(db, [availableOf(customerId), frozenOf(customerId)])).some((held) => held > 0n)

/** The user's wallet lines for the user's data export. */
export const ownLines = async (db: Db, customerId: string): Promise<Line[]> =>
  (await accountLines(db, { account: availableOf(customerId), limit: maxTakenAway })).map(toTransactionLine)
