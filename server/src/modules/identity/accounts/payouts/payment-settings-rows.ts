import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Keys } from '../../../../platform/auth/keys.ts'
import { seal, unseal } from '../../../../platform/auth/sealing.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import { versionOf } from '../../../../platform/db/row-version.ts'

/** Payout destinations, exactly as the user typed them. */
export type Destinations = {
  wallets: Record<string, string>
  bank_name: string
  account_name: string
  account_number: string
  routing_number: string
}
const noDestinations: Destinations = { wallets: {}, bank_name: '', account_name: '', account_number: '', routing_number: '' }

export type SavedDestinations = {
  destinations: Destinations
  changedAt: Date | null
  pausedUntil: Date | null
  /** Version for conflict checks. It reveals nothing about the encrypted destinations. */ version: string
}
const labelOf = (customerId: string) => `accounts.payment_settings ${customerId}`

export const destinationsOf = async (db: Db, keys: Keys, customerId: string): Promise<SavedDestinations> => {
  const row = await findOne<{ sealed: Buffer | null; changed_at: Date | null; payouts_paused_until: Date | null }>(db)`
    select p.sealed, p.changed_at, c.payouts_paused_until from accounts.customer c
    left join accounts.payment_settings p on p.customer_id = c.id where c.id = ${customerId}`
  const opened = row?.sealed ? unseal(keys.for('payment settings'), row.sealed, labelOf(customerId)) : null
  return {
    destinations: opened === null ? noDestinations : (JSON.parse(opened) as Destinations),
    changedAt: row?.changed_at ?? null,
    pausedUntil: row?.payouts_paused_until ?? null,
    // Each encryption of the same text gives different bytes, so every save changes the version.
    version: versionOf(row?.sealed?.toString('base64')),
  }
}

export const saveDestinations = async (tx: Tx, keys: Keys, customerId: string, destinations: Destinations, now: Date): Promise<void> => {
  const sealed = seal(keys.for('payment settings'), JSON.stringify(destinations), labelOf(customerId))
  await sql`insert into accounts.payment_settings (customer_id, sealed, changed_at) values (${customerId}, ${sealed}, ${now})
    on conflict (customer_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`.execute(tx)
}
