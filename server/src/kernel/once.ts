import { createHash } from 'node:crypto'
import type { CallShape } from '@plaza/contract'
import type { Outcome } from '@plaza/values'
import { sql } from 'kysely'
import { messageOf } from '@plaza/contract'
import type { Tx } from './database.ts'
import { envelope } from './http/envelope.ts'
import type { Ask, Route } from './http/route.ts'
import { transact } from './transact.ts'

type Written = { code: number; body: string }

/** Content as one text, whatever the order of its fields. */
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
 * The key, the story and its answer are written in one transaction: a second request with the same key waits for the first
 * and is given its answer byte for byte; other content under the same key is refused.
 */
export const answerOnce = (ask: Ask<CallShape>, route: Route, write: (outcome: Outcome<unknown, string>) => Written): Promise<Written> => {
  // What the call does not know is not its content.
  const { idempotency_key: key, ...content } = ask.input as Record<string, unknown>
  const caller = ask.session ? `${ask.session.audience}:${ask.session.personId}` : `address:${ask.address}`
  const hash = createHash('sha256')
    .update(`${route.name}\n${canonical(content)}`)
    .digest()
  return transact(ask.kernel, async (tx) => {
    const first = await claim(tx, caller, String(key), route.name, hash)
    if (first !== 'mine')
      return (
        first ?? { code: 1000008, body: envelope(1000008, messageOf(1000008, ask.lang), { fields: { idempotency_key: 'used_before' } }) }
      )
    const written = write(await route.run({ ...ask, kernel: { ...ask.kernel, db: tx } }))
    await sql`update kernel.answer_kept set body = ${JSON.stringify(written)} where caller = ${caller} and key = ${String(key)}`.execute(tx)
    return written
  })
}

/** Takes the key, waiting for a transaction that holds it; or finds what was answered under it; or null for other content. */
const claim = async (tx: Tx, caller: string, key: string, call: string, hash: Buffer): Promise<'mine' | Written | null> => {
  const taken = await sql`insert into kernel.answer_kept (caller, key, call, content_hash) values (${caller}, ${key}, ${call}, ${hash})
    on conflict (caller, key) do nothing returning 1`.execute(tx)
  if (taken.rows.length > 0) return 'mine'
  const found = await sql<{
    content_hash: Buffer
    body: string | null
  }>`select content_hash, body from kernel.answer_kept where caller = ${caller} and key = ${key}`.execute(tx)
  const row = found.rows[0]
  if (!row?.body || !row.content_hash.equals(hash)) return null
  return JSON.parse(row.body) as Written
}
