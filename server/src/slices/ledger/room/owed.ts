import { minor, type Money } from '@plaza/values'
import type { Db } from '../../../kernel/database.ts'
import { given } from '../../../kernel/rows.ts'
import type { Address } from '../money/index.ts'

/** By how much more went out of an account than came in: what it stands for is owed to the mall. */
export const owedOf = async (db: Db, address: Address): Promise<Money> => {
  const row = await given<{ amount: string }>(db)`with own as (select id from ledger.account where address = ${address} and asset = 'USD')
    select coalesce((select sum(amount) from ledger.posting where from_id = (select id from own)), 0)
      - coalesce((select sum(amount) from ledger.posting where to_id = (select id from own)), 0) as amount`
  return minor(BigInt(row.amount))
}
