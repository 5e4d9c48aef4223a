import type { Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { Channel } from './gateway.ts'

export type SessionState = 'opening' | 'open' | 'paid' | 'failed' | 'paid_late'
export type SessionRow = {
  id: string
  token: string
  channel: Channel
  gateway: string
  reference: string
  describedAs: string
  amount: string
  charged: string
  currency: string
  returnTo: string
  state: SessionState
  gatewayReference: string | null
  redirectUrl: string | null
  reason: string | null
  expiresAt: Date
}

const columns = sql`id, token, channel, gateway, reference, described_as as "describedAs", amount::text, charged::text, currency, return_to as "returnTo", state,
  gateway_reference as "gatewayReference", redirect_url as "redirectUrl", reason, expires_at as "expiresAt"`

type NewSession = Pick<
  SessionRow,
  'token' | 'channel' | 'gateway' | 'reference' | 'describedAs' | 'currency' | 'returnTo' | 'expiresAt'
> & {
  customerId: string
  amount: Money
  charged: Money
  madeAt: Date
}

export const insertSession = async (tx: Tx, each: NewSession): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`insert into gateways.session
      (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at)
    values (${each.token}, ${each.customerId}, ${each.channel}, ${each.gateway}, ${each.reference}, ${each.describedAs}, ${String(each.amount)},
      ${String(each.charged)}, ${each.currency}, ${each.returnTo}, ${each.madeAt}, ${each.expiresAt}) returning id`
  return id
}

export const sessionById = (db: Db, id: string): Promise<SessionRow> =>
  getOne<SessionRow>(db)`select ${columns} from gateways.session where id = ${id}`

export const sessionByToken = async (db: Db, token: string): Promise<SessionRow | null> =>
  findOne<SessionRow>(db)`select ${columns} from gateways.session where token = ${token}`

/** Locks the payment until the transaction ends. If two transactions end the payment, the second sees the result of the first. */
export const lockSession = async (tx: Tx, id: string): Promise<SessionRow> => {
  const found = await getOne<SessionRow>(tx)`select ${columns} from gateways.session where id = ${id} for no key update`
  return found
}

export const lockSessionOf = (tx: Tx, reference: string): Promise<SessionRow> =>
  getOne<SessionRow>(tx)`select ${columns} from gateways.session where reference = ${reference} for no key update`

/** Records the gateway's page for a payment. A payment that was settled in the meantime is not set to open. */
export const writeOpened = async (tx: Tx, id: string, opened: { gatewayReference: string; redirectUrl: string }): Promise<void> => {
  await sql`update gateways.session set gateway_reference = coalesce(gateway_reference, ${opened.gatewayReference}), redirect_url = ${opened.redirectUrl},
    state = case when state = 'opening' then 'open' else state end, version = version + 1 where id = ${id}`.execute(tx)
}

export const writeSettled = async (
  tx: Tx,
  id: string,
  end: { state: 'paid' | 'failed' | 'paid_late'; gatewayReference: string | null; reason: string | null; at: Date },
): Promise<void> => {
  await sql`update gateways.session set state = ${end.state}, gateway_reference = coalesce(gateway_reference, ${end.gatewayReference}),
    reason = coalesce(${end.reason}, reason), settled_at = ${end.at}, version = version + 1 where id = ${id}`.execute(tx)
}

/** Counts a status query before it is sent, so that each query gets a different number. */
export const countLook = async (tx: Tx, id: string, at: Date): Promise<number> => {
  const found = await findOne<{ looks: number }>(tx)`
    update gateways.session set looks = looks + 1, looked_at = ${at} where id = ${id} returning looks`
  return found?.looks ?? 0
}

/**
 * Payments without an outcome from the gateway, because a callback may be lost. New payments are queried every minute, older payments every five
 * minutes. Expired payments are queried every hour for a day, because the money may still arrive.
 */
export const sessionsToLookAt = async (db: Db, now: Date, most: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from gateways.session
    where ((state = 'open' and coalesce(looked_at, made_at) < ${now}::timestamptz
        - case when made_at > ${now}::timestamptz - interval '10 minutes' then interval '55 seconds' else interval '5 minutes' end)
      or (state = 'failed' and reason = 'expired' and gateway_reference is not null and made_at > ${now}::timestamptz - interval '1 day'
        and looked_at < ${now}::timestamptz - interval '1 hour'))
    order by looked_at nulls first, id limit ${most}`
  return found.map(({ id }) => id)
}

/** URLs at which buyers can complete unpaid payments, by the payment's reference. */
export const openPaymentUrls = async (db: Db, references: readonly string[], now: Date): Promise<Map<string, string>> => {
  if (references.length === 0) return new Map()
  const found = await query<{ reference: string; redirectUrl: string }>(db)`
    select reference, redirect_url as "redirectUrl" from gateways.session
    where reference = any(${references}::text[]) and state = 'open' and expires_at > ${now}`
  return new Map(found.map(({ reference, redirectUrl }) => [reference, redirectUrl]))
}
