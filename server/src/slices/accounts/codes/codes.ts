import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import { sql } from 'kysely'
import { countAttempt, subjectOf } from '../../../kernel/attempts.ts'
import type { Db, Tx } from '../../../kernel/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { one, some } from '../../../kernel/rows.ts'

export const resendAfterSeconds = 60
export const codeLifeMs = 10 * 60_000
const mostTries = 5
const anHour = { most: 5, withinMs: 60 * 60_000 }

/** A code is good for one purpose, one target and, where somebody is logged in, one customer. */
export type CodeFor = { purpose: CodePurpose; target: string; customerId?: string | null }

const keyOf = (target: string) => target.toLowerCase().replace(/[ ()]/g, '')
const hashOf = ({ keys }: Pick<Kernel, 'keys'>, { purpose, target, customerId }: CodeFor, code: string) =>
  createHmac('sha256', keys.for('codes'))
    .update(JSON.stringify([purpose, keyOf(target), customerId ?? null, code]))
    .digest()

export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Opens one code for a purpose and a target: a minute after the last, and five within an hour whatever they are for. Older codes for the same end. */
export const openCode = async (tx: Tx, { purpose, target }: CodeFor, now: Date): Promise<Refused<'paused'> | null> => {
  const before = new Date(now.getTime() - resendAfterSeconds * 1000)
  const taken = await some(tx)`insert into accounts.code as c (purpose, target_key, asked_at, expires_at)
    values (${purpose}, ${keyOf(target)}, ${now}, ${new Date(now.getTime() + codeLifeMs)})
    on conflict (purpose, target_key) do update
      set code_hash = null, tries = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at, spent_at = null
      where c.asked_at <= ${before} returning 1`
  if (!taken) {
    const found = await one<{ asked_at: Date }>(tx)`
      select asked_at from accounts.code where purpose = ${purpose} and target_key = ${keyOf(target)}`
    const since = now.getTime() - (found?.asked_at.getTime() ?? now.getTime())
    return refused('paused', { retry_after: Math.max(1, Math.ceil(resendAfterSeconds - since / 1000)) })
  }
  const { retryAfterSeconds } = await countAttempt(tx, subjectOf('code', keyOf(target)), anHour, now)
  return retryAfterSeconds === null ? null : refused('paused', { retry_after: retryAfterSeconds })
}

/** Writes down a code that was opened, once; null when it was written before, or its time is over. */
export const giveCode = async (kernel: Pick<Kernel, 'keys'>, tx: Tx, what: CodeFor, askedAt: Date): Promise<string | null> => {
  const code = makeCode()
  const given = await some(tx)`update accounts.code set code_hash = ${hashOf(kernel, what, code)}
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and asked_at = ${askedAt} and code_hash is null returning 1`
  return given ? code : null
}

/** Unless another one was taken meanwhile. */
export const withdrawCode = async (tx: Tx, { purpose, target }: CodeFor, askedAt: Date): Promise<void> => {
  await sql`delete from accounts.code where purpose = ${purpose} and target_key = ${keyOf(target)} and asked_at = ${askedAt}`.execute(tx)
}

type Checked = { right: true } | Refused<'code_wrong'>

/** Counts the try first and for good, then compares; nobody learns whether a code was ever sent. */
export const checkCode = async (kernel: Pick<Kernel, 'db' | 'keys' | 'now'>, what: CodeFor, code: string): Promise<Checked> => {
  const row = await one<{ code_hash: Buffer | null; tries: number }>(kernel.db)`update accounts.code set tries = tries + 1
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and spent_at is null and expires_at > ${kernel.now()} and tries < ${mostTries}
    returning code_hash, tries`
  const right = timingSafeEqual(hashOf(kernel, what, code), row?.code_hash ?? Buffer.alloc(32))
  return right && row?.code_hash ? { right } : refused('code_wrong', { tries_left: row ? mostTries - row.tries : 0 })
}

/** A code serves once: of two who bring it at the same time one comes too late. */
export const spendCode = (kernel: Pick<Kernel, 'keys' | 'now'>, tx: Tx, what: CodeFor, code: string): Promise<boolean> =>
  some(tx)`update accounts.code set spent_at = ${kernel.now()}
    where purpose = ${what.purpose} and target_key = ${keyOf(what.target)} and code_hash = ${hashOf(kernel, what, code)} and spent_at is null
      and expires_at > ${kernel.now()} returning 1`

export const forgetOldCodes = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from accounts.code where expires_at < ${new Date(now.getTime() - 60 * 60_000)}`.execute(db)
}
