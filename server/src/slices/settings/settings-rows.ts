import { changed } from '../../kernel/cache/cache-news.ts'
import type { Db, Tx } from '../../kernel/database.ts'

type Tables = {
  'settings.currency': { code: string; symbol: string; rate: string; place: number; enabled: boolean }
  'settings.language': { code: string; name: string; place: number; enabled: boolean }
  'settings.recharge_wallet': {
    code: string
    name: string
    asset: string
    network: string
    address: string
    rate: string
    min_amount: string
    precision_digits: number
    place: number
    enabled: boolean
  }
  'settings.config': { name: string; value: string }
}
const tables = (db: Db) => db.withTables<Tables>()

/** A rate is written as people write it: no zeros at its end. */
const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

export const currencies = async (db: Db) => {
  const rows = await tables(db)
    .selectFrom('settings.currency')
    .select(['code', 'symbol', 'rate'])
    .where('enabled', '=', true)
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...row, rate: trimmed(row.rate) }))
}

export const languageRows = (db: Db) =>
  tables(db).selectFrom('settings.language').select(['name', 'code']).where('enabled', '=', true).orderBy('place').execute()

export const rechargeWallets = async (db: Db) => {
  const rows = await tables(db).selectFrom('settings.recharge_wallet').selectAll().where('enabled', '=', true).orderBy('place').execute()
  return rows.map((row) => ({
    name: row.name,
    code: row.code,
    asset: row.asset,
    network: row.network,
    address: row.address,
    /** What the QR code says: the address alone, which every wallet program reads. */
    qr: row.address,
    rate: trimmed(row.rate),
    min: trimmed(row.min_amount),
    precision: row.precision_digits,
  }))
}

export const configValues = async (db: Db): Promise<Record<string, unknown>> => {
  const rows = await tables(db).selectFrom('settings.config').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.value as unknown]))
}

/** One value, or undefined where nothing is set. */
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

export const putCurrency = async (tx: Tx, row: { code: string; symbol: string; rate: string; place: number }): Promise<void> => {
  await tables(tx)
    .insertInto('settings.currency')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
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

export type NewRechargeWallet = Omit<Tables['settings.recharge_wallet'], 'enabled'>
export const putRechargeWallet = async (tx: Tx, row: NewRechargeWallet): Promise<void> => {
  await tables(tx)
    .insertInto('settings.recharge_wallet')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  await changed(tx, ['settings'])
}
