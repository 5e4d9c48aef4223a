import { createHmac } from 'node:crypto'
import { type CallShape, messageOf } from '@plaza/contract'
import type { Outcome } from '@plaza/values'
import { sql } from 'kysely'
import { pipelined } from '../db/pipelining.ts'
import type { Tx } from '../db/database.ts'
import { awaitOutbound } from '../external/outbound/index.ts'
import { envelope } from './envelope.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'
import type { CallContext, Awaiting, Route } from './route.ts'
import { transaction } from '../db/transaction.ts'
import { findOne, exists } from '../db/rows.ts'

type Written = { code: number; body: string }

/** The request's content as text, independent of the order of its fields. */
const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`)
        .join(',')}}`
    : typeof value === 'bigint'
      ? String(value)
      : JSON.stringify(value)

/**
 * Runs a call once per idempotency key. The key, the work and its response are written in one transaction. A second request with the same key waits
 * for the first and gets its response byte for byte. Other content under the same key is refused. A call in two steps first stores its key with an
 * outbound call. It waits for the outcome outside any transaction, and stores its response in a second transaction. A retry with the key, even after
 * a crash, waits for the same outbound call.
 */
export const answerOnce = async (
  ctx: CallContext<CallShape>,
  route: Route,
  write: (outcome: Outcome<unknown, string>) => Written,
): Promise<Written> => {
  // Undeclared fields are not part of the content.
  const { idempotency_key: rawKey, ...content } = ctx.input as Record<string, unknown>
  const key = String(rawKey)
  const caller = ctx.session ? `${ctx.session.audience}:${ctx.session.personId}` : `address:${ctx.address}`
  // A keyed hash, because the content may include a password that a reader of the table must not guess.
  const hash = createHmac('sha256', ctx.kernel.keys.for('content asked once'))
    .update(`${route.name}\n${canonical(content)}`)
    .digest()
  const first = await transaction(ctx.kernel, async (tx): Promise<Known> => {
    const known = await claim(tx, caller, key, route.name, hash)
    if (known === 'other')
      return { body: envelope(1000008, messageOf(1000008, ctx.lang), { fields: { idempotency_key: 'used_before' } }), code: 1000008 }
    if (known !== 'mine') return known
    const outcome = await route.run({ ...ctx, kernel: { ...ctx.kernel, db: tx } })
    if (!('awaits' in outcome)) return keep(tx, caller, key, write(outcome))
    await sql`update platform.idempotent_answer set outbound_key = ${outcome.awaits} where caller = ${caller} and key = ${key}`.execute(tx)
    return outcome
  })
  return 'awaits' in first ? finishOnce(ctx, route, write, { caller, key, outboundKey: first.awaits }) : first
}

type Known = Written | Awaiting

const finishOnce = async (
  ctx: CallContext<CallShape>,
  { name, finish }: Route,
  write: (outcome: Outcome<unknown, string>) => Written,
  { caller, key, outboundKey }: { caller: string; key: string; outboundKey: string },
): Promise<Written> => {
  if (!finish) throw new Error(`the call ${name} waits for an outbound call, and does not say how it answers then`)
  const come = await awaitOutbound(ctx.kernel, outboundKey, finish.timeoutMs)
  // The outcome is unknown so far. A retry with the idempotency key finds it later.
  if (!come) throw new TransportFailure(503, 2)
  return transaction(ctx.kernel, async (tx) => {
    // If two requests waited for the outcome, the second gets the response that the first stored.
    const found = await findOne<{ body: string | null }>(tx)`
      select body from platform.idempotent_answer where caller = ${caller} and key = ${key} for update`
    const body = found?.body
    if (body) return JSON.parse(body) as Written
    return keep(tx, caller, key, write(await finish.answer({ ...ctx, kernel: { ...ctx.kernel, db: tx } }, come.outcome)))
  })
}

const keep = async (tx: Tx, caller: string, key: string, written: Written): Promise<Written> => {
  await sql`${sql.raw(pipelined)} update platform.idempotent_answer set body = ${JSON.stringify(written)} where caller = ${caller} and key = ${key}`.execute(
    tx,
  )
  return written
}

/**
 * Takes the idempotency key. Waits for any transaction that has the key locked. If the key is taken, returns the stored response, or the outbound
 * call that the response depends on.
 */
const claim = async (tx: Tx, caller: string, key: string, call: string, hash: Buffer): Promise<'mine' | 'other' | Known> => {
  const taken = await exists(
    tx,
  )`insert into platform.idempotent_answer (caller, key, call, content_hash) values (${caller}, ${key}, ${call}, ${hash})
    on conflict (caller, key) do nothing returning 1`
  if (taken) return 'mine'
  const row = await findOne<{ content_hash: Buffer; body: string | null; outboundKey: string | null }>(tx)`
    select content_hash, body, outbound_key as "outboundKey" from platform.idempotent_answer where caller = ${caller} and key = ${key}`
  if (!row?.content_hash.equals(hash)) return 'other'
  if (row.body) return JSON.parse(row.body) as Written
  if (row.outboundKey) return { awaits: row.outboundKey }
  throw new Error(`the key of a call is stored without an answer`)
}
