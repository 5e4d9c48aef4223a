import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { addressAt } from './addresses.ts'
import { addRate, rateInForce, trimmed } from './rates.ts'

type Tables = {
  'settings.currency': { code: string; symbol: string; place: number; enabled: boolean }
  'settings.language': { code: string; name: string; place: number; enabled: boolean }
  'settings.recharge_wallet': {
    code: string
    name: string
    asset: string
    network: string
    address: string | null
    rate: string
    min_amount: string
    precision_digits: number
    place: number
    enabled: boolean
  }
  'settings.config': { name: string; value: string }
}
const tables = (db: Db) => db.withTables<Tables>()

/** The currencies in use, each with the latest rate that has taken effect. */
export const currencies = async (db: Db, now: Date) => {
  const rows = await query<{ code: string; symbol: string; rate: string }>(db)`select c.code, c.symbol,
      (select r.rate from settings.rate r where r.code = c.code and r.effective_at <= ${now} order by r.id desc limit 1) as rate
    from settings.currency c where c.enabled
      and exists (select 1 from settings.rate r where r.code = c.code and r.effective_at <= ${now}) order by c.place, c.code`
  return rows.map((row) => ({ ...row, rate: trimmed(row.rate) }))
}

export const languageRows = (db: Db) =>
  tables(db).selectFrom('settings.language').select(['name', 'code']).where('enabled', '=', true).orderBy('place').execute()

type WalletRow = Omit<Tables['settings.recharge_wallet'], 'address' | 'enabled'> & { address: string }

/** The wallets that accept recharges now. Wallets without a receiving address are left out. */
export const rechargeWallets = async (db: Db, now: Date) => {
  const rows = await query<WalletRow>(db)`select code, name, asset, network, rate, min_amount, precision_digits, place, address from (
      select w.code, w.name, w.asset, w.network, w.rate, w.min_amount, w.precision_digits, w.place, ${addressAt(now)} as address
      from settings.recharge_wallet w where w.enabled) shown
    where address is not null order by place, code`
  return rows.map((row) => ({
    name: row.name,
    code: row.code,
    asset: row.asset,
    network: row.network,
    address: row.address,
    /** The QR code contains only the address, because every wallet app can read such a code. */
    qr: row.address,
    rate: trimmed(row.rate),
    min: trimmed(row.min_amount),
    precision: row.precision_digits,
  }))
}

/** The values of all settings, or only of the named settings. */
export const configValues = async (db: Db, names?: readonly string[]): Promise<Record<string, unknown>> => {
  const selection = tables(db).selectFrom('settings.config').select(['name', 'value'])
  const rows = await (names ? selection.where('name', 'in', names) : selection).execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.value as unknown]))
}

/** The value of one setting; undefined if it is not set. */
export const configValue = async (db: Db, name: string): Promise<unknown> => {
  const row = await tables(db).selectFrom('settings.config').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as unknown
}

export const putConfig = async (tx: Tx, name: string, value: unknown): Promise<void> => {
  await tables(tx)
    .insertInto('settings.config')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
  await changed(tx, ['settings'])
}

/** Deletes a setting, so that its default applies. */
export const dropConfig = async (tx: Tx, name: string): Promise<void> => {
  await sql`delete from settings.config where name = ${name}`.execute(tx)
  await changed(tx, ['settings'])
}

export const putCurrency = async (tx: Tx, row: { code: string; symbol: string; rate: string; place: number }): Promise<void> => {
  const { rate, ...named } = row
  const { code } = row
  await tables(tx)
    .insertInto('settings.currency')
    .values({ ...named, enabled: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(named))
    .execute()
  const now = new Date()
  const before = await rateInForce(tx, code, now)
  // The first rate of a currency is valid for all past times.
  if (before !== trimmed(rate)) await addRate(tx, { code, rate, effectiveAt: before === null ? new Date(0) : now, operatorId: null, now })
  await changed(tx, ['settings'])
}

export const putLanguage = async (tx: Tx, row: { code: string; name: string; place: number }): Promise<void> => {
  await tables(tx)
    .insertInto('settings.language')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  await changed(tx, ['settings'])
}

type NewRechargeWallet = Omit<Tables['settings.recharge_wallet'], 'enabled'>
/** Inserts a wallet with its first address when a mall is set up. Later changes of the address need two people (`addresses.ts`). */
export const putRechargeWallet = async (tx: Tx, row: NewRechargeWallet): Promise<void> => {
  await tables(tx)
    .insertInto('settings.recharge_wallet')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  await changed(tx, ['settings'])
}
