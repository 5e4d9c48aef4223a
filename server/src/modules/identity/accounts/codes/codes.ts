import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import { sql } from 'kysely'
import { countAttempt, subjectOf } from '../../../../platform/auth/attempts.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query, findOne, exists } from '../../../../platform/db/rows.ts'
import { customerAsks } from '../passwords/asker.ts'

export const resendAfterSeconds = 60
export const codeLifeMs = 10 * 60_000
const maxTries = 5
const anHour = { most: 5, withinMs: 60 * 60_000 }

/** A code is valid for one purpose, one target and, if the user is logged in, one customer. */
export type CodeFor = {
  purpose: CodePurpose
  target: string
  customerId?: string | null
  /**
   * The origin of the request, to which the rate limit applies: the customer by default, an empty text for a visitor from an unknown origin.
   * Requests of one origin never use up the limit of another.
   */
  asker?: string
}

const askerOf = ({ asker, customerId }: CodeFor) => asker ?? (customerId ? customerAsks(customerId) : '')
const keyOf = (target: string) => target.toLowerCase().replace(/[ ()]/g, '')
const hashOf = ({ keys }: Pick<Kernel, 'keys'>, { purpose, target, customerId }: CodeFor, code: string) =>
  createHmac('sha256', keys.for('codes'))
    .update(JSON.stringify([purpose, keyOf(target), customerId ?? null, code]))
    .digest()

const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Registers a code request: at most one a minute and five an hour per asker, over all purposes. An older code for the same purpose and target
 * becomes invalid.
 */
export const openCode = async (tx: Tx, what: CodeFor, now: Date): Promise<Refused<'paused'> | null> => {
  const [{ purpose, target }, asker] = [what, askerOf(what)]
  const before = new Date(now.getTime() - resendAfterSeconds * 1000)
  const taken = await exists(tx)`insert into accounts.code as c (purpose, target_key, asked_by, asked_at, expires_at)
    values (${purpose}, ${keyOf(target)}, ${asker}, ${now}, ${new Date(now.getTime() + codeLifeMs)})
    on conflict (purpose, target_key, asked_by) do update
      set code_hash = null, tries = 0, strange_tries = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at, spent_at = null
      where c.asked_at <= ${before} returning 1`
  if (!taken) {
    const found = await findOne<{ asked_at: Date }>(tx)`
      select asked_at from accounts.code where purpose = ${purpose} and target_key = ${keyOf(target)} and asked_by = ${asker}`
    const since = now.getTime() - (found?.asked_at.getTime() ?? now.getTime())
    return refused('paused', { retry_after: Math.max(1, Math.ceil(resendAfterSeconds - since / 1000)) })
  }
  const { retryAfterSeconds } = await countAttempt(tx, subjectOf('code', `${keyOf(target)} ${asker}`.trimEnd()), anHour, now)
  return retryAfterSeconds === null ? null : refused('paused', { retry_after: retryAfterSeconds })
}

/** Creates the code for a request and stores the code's hash, once. Null if the request already has a code or is no longer the latest. */
export const giveCode = async (kernel: Pick<Kernel, 'keys'>, tx: Tx, what: CodeFor, requestedAt: Date): Promise<string | null> => {
  const code = makeCode()
  const isSet = await exists(tx)`update accounts.code set code_hash = ${hashOf(kernel, what, code)}
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and asked_by = ${askerOf(what)} and asked_at = ${requestedAt}
      and code_hash is null returning 1`
  return isSet ? code : null
}

/** Withdraws a code that could not be sent. Does nothing if a newer code was requested in the meantime. */
export const withdrawCode = async (tx: Tx, what: CodeFor, requestedAt: Date): Promise<void> => {
  await sql`delete from accounts.code
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and asked_by = ${askerOf(what)} and asked_at = ${requestedAt}`.execute(
    tx,
  )
}

type Checked = { right: true } | Refused<'code_wrong'>

/**
 * Counts the attempt before it compares the code, and never undoes the count. The result does not show whether a code was sent. A code requested on
 * another device is accepted too, because users may read the email there. Attempts from another device count separately, so that guessing uses up no
 * other user's attempts.
 */
export const checkCode = async (kernel: Pick<Kernel, 'db' | 'keys' | 'now'>, what: CodeFor, code: string): Promise<Checked> => {
  const [{ purpose, target }, asker] = [what, askerOf(what)]
  const rows = await query<{ code_hash: Buffer | null; tried: number }>(kernel.db)`update accounts.code
    set tries = tries + (asked_by in ('', ${asker}))::int, strange_tries = strange_tries + (asked_by not in ('', ${asker}))::int
    where purpose = ${purpose} and target_key = ${keyOf(target)} and spent_at is null and expires_at > ${kernel.now()}
      and case when asked_by in ('', ${asker}) then tries else strange_tries end < ${maxTries}
    returning code_hash, case when asked_by in ('', ${asker}) then tries else strange_tries end as tried`
  const hash = hashOf(kernel, what, code)
  const right = rows.filter((row) => timingSafeEqual(hash, row.code_hash ?? Buffer.alloc(32)) && row.code_hash !== null)
  if (right.length > 0) return { right: true }
  return refused('code_wrong', { tries_left: Math.max(0, ...rows.map(({ tried }) => maxTries - tried)) })
}

/** Uses up a code. Each code is valid once: of two simultaneous uses one is refused. */
export const spendCode = (kernel: Pick<Kernel, 'keys' | 'now'>, tx: Tx, what: CodeFor, code: string): Promise<boolean> =>
  exists(tx)`update accounts.code set spent_at = ${kernel.now()}
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and code_hash = ${hashOf(kernel, what, code)} and spent_at is null
      and expires_at > ${kernel.now()} returning 1`

export const forgetOldCodes = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from accounts.code where expires_at < ${new Date(now.getTime() - 60 * 60_000)}`.execute(db)
}
