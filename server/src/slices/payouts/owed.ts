import { minor, type Money } from '@plaza/values'
import type { Db } from '../../kernel/database.ts'
import { given } from '../../kernel/rows.ts'
import { owedByShop } from '../ledger/index.ts'
import { gathered } from '../ledger/moves/index.ts'

/** What a shop owes: more went out of there than came in. */
export const owedBy = async (db: Db, shopId: string): Promise<Money> => {
  const found = await given<{ amount: string }>(db)`select amount from (${gathered([owedByShop(shopId)])}) gathered`
  return minor(-BigInt(found.amount))
}
