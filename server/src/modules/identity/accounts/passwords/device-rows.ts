import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Keys } from '../../../../platform/auth/keys.ts'
import { exists } from '../../../../platform/db/rows.ts'

type UsedBy = { keys: Keys; customerId: string; device: string; now: Date }

const rememberedDays = 400

/** Records that an account was used on a device. The row contains only a hash of the device id. */
export const saveDevice = async (tx: Tx, { keys, customerId, device, now }: UsedBy): Promise<void> => {
  const key = createHmac('sha256', keys.for('devices of accounts')).update(device).digest()
  await sql`insert into accounts.device (customer_id, device_key, used_at) values (${customerId}, ${key}, ${now})
    on conflict (customer_id, device_key) do update set used_at = excluded.used_at`.execute(tx)
}

/** Whether one of the customer's devices was also used for one of the other accounts. */
export const sharesDevice = (db: Db, customerId: string, others: readonly string[]): Promise<boolean> =>
  exists(db)`select 1 from accounts.device own join accounts.device other using (device_key)
    where own.customer_id = ${customerId} and other.customer_id = any(${others}::bigint[]) and other.customer_id <> own.customer_id`

/** Deletes old devices. Browsers delete the device cookie after the same time. */
export const forgetOldDevices = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from accounts.device where used_at < ${new Date(now.getTime() - rememberedDays * 86_400_000)}`.execute(db)
}
