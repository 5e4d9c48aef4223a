import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

type CurrencyRow = { code: string; symbol: string; rank: number; enabled: boolean }

/** All currencies, including disabled ones. */
export const currencyRows = (db: Db): Promise<CurrencyRow[]> =>
  query<CurrencyRow>(db)`select code, symbol, place as rank, enabled from settings.currency order by place, code`

export const writeCurrency = async (tx: Tx, { code, symbol, rank, enabled }: CurrencyRow): Promise<void> => {
  await sql`insert into settings.currency (code, symbol, place, enabled) values (${code}, ${symbol}, ${rank}, ${enabled})
    on conflict (code) do update set symbol = excluded.symbol, place = excluded.place, enabled = excluded.enabled, changed_at = now()`.execute(
    tx,
  )
  await changed(tx, ['settings'])
}
