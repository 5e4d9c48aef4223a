import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { addressAt } from './addresses.ts'

/** A wallet as staff see it, with the receiving address that shoppers see now. The address is null if the wallet has none. */
type OwnWallet = {
  code: string
  name: string
  asset: string
  network: string
  address: string | null
  rate: string
  min: string
  precision: number
  rank: number
  enabled: boolean
}

export const ownWallets = (db: Db, now: Date): Promise<OwnWallet[]> =>
  query<OwnWallet>(db)`select w.code, w.name, w.asset, w.network, ${addressAt(now)} as address, w.rate, w.min_amount as min,
      w.precision_digits as precision, w.place as rank, w.enabled
    from settings.recharge_wallet w order by w.place, w.code`

type Terms = Omit<OwnWallet, 'address'>
/** A new wallet stays hidden until two people have approved its address. */
export const insertWallet = async (tx: Tx, each: Terms): Promise<void> => {
  await sql`insert into settings.recharge_wallet (code, name, asset, network, address, rate, min_amount, precision_digits, place, enabled)
    values (${each.code}, ${each.name}, ${each.asset}, ${each.network}, null, ${each.rate}, ${each.min}, ${each.precision}, ${each.rank}, ${each.enabled})`.execute(
    tx,
  )
  await changed(tx, ['settings'])
}

export const writeWallet = async (tx: Tx, each: Terms): Promise<void> => {
  await sql`update settings.recharge_wallet set name = ${each.name}, rate = ${each.rate}, min_amount = ${each.min},
    precision_digits = ${each.precision}, place = ${each.rank}, enabled = ${each.enabled} where code = ${each.code}`.execute(tx)
  await changed(tx, ['settings'])
}
