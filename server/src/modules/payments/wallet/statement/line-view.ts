import type { Line as Told } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { accountLines } from '../../../foundation/ledger/books/index.ts'

type Line = Awaited<ReturnType<typeof accountLines>>[number]
/** A ledger line as the owner of the account sees it. */
export const toTransactionLine = (line: Line): Told => ({
  id: `${line.journalId}-${line.line}`,
  date: line.at.toISOString(),
  direction: line.direction,
  kind: line.kind,
  amount: formatMoney(line.amount),
  balance_after: formatMoney(line.balanceAfter),
  reference: line.reference,
  remark: line.remark,
})
