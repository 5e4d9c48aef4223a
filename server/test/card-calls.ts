import { call } from '@plaza/contract'
import { Id, IdempotencyKey } from '@plaza/contract/fields'
import { done, refused } from '@plaza/values'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Tx } from '../src/platform/db/database.ts'
import { outboundCall, enqueueOutbound, type OutboundCalls } from '../src/platform/external/outbound/index.ts'
import { awaiting, routeInTwoSteps, type Route } from '../src/platform/http/serve.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { boundedFetch } from '../src/platform/external/bounded-fetch.ts'
import { transaction } from '../src/platform/db/transaction.ts'

// Starts a payment at a card gateway. The payment and the outbound call are rows of one transaction. The gateway session is created outside it, and
// the buyer is redirected to it.

export const ensureCardTables = (db: Db) =>
  transaction({ db }, async (tx) => {
    await sql`create schema if not exists cards`.execute(tx)
    await sql`create table if not exists cards.payment (id bigint generated always as identity primary key, amount bigint not null,
      redirect_url text, declined boolean not null default false, settled int not null default 0)`.execute(tx)
  })

export const beginPayment = call({
  method: 'POST',
  path: '/chaos/begin_payment',
  who: 'visitor',
  once: true,
  summary: 'Begins a payment by card',
  input: z.object({ amount: Id, idempotency_key: IdempotencyKey }),
  answer: z.object({ payment_id: z.string(), redirect_url: z.string(), seal: z.string() }),
  refusals: { declined: 2000022 },
})

export const insertPayment = async (tx: Tx, amount: string): Promise<string> => {
  const written = await sql<{ id: string }>`insert into cards.payment (amount) values (${amount}) returning id`.execute(tx)
  return written.rows[0]?.id ?? ''
}

type Input = { paymentId: string; amount: string }
type Come = { paymentId: string; redirectUrl: string | null }

export const cardRoute = (patience = { ms: 10_000 }): Route =>
  routeInTwoSteps<typeof beginPayment, Come>(
    'beginPayment',
    beginPayment,
    ({ kernel, input }) =>
      transaction(kernel, async (tx) => {
        const paymentId = await insertPayment(tx, input.amount)
        const key = `payment:${paymentId}`
        await enqueueOutbound(tx, { kind: 'card-session', key, content: { paymentId, amount: input.amount } satisfies Input })
        return awaiting(key)
      }),
    {
      get timeoutMs() {
        return patience.ms
      },
      answer: async (_ask, { paymentId, redirectUrl }) =>
        redirectUrl === null
          ? refused('declined')
          : // The seal is new for each response, so only a stored response can return the same seal twice.
            done({ payment_id: paymentId, redirect_url: redirectUrl, seal: crypto.randomUUID() }),
    },
  )

const writeSession = (tx: Tx, { paymentId, redirectUrl }: Come) =>
  sql`update cards.payment set redirect_url = ${redirectUrl}, declined = ${redirectUrl === null}, settled = settled + 1 where id = ${paymentId}`.execute(
    tx,
  )

/** `keyFor` returns the key that the gateway receives. It is the outbound call's own key, unless the test plants a fault. */
export const cardOutbound = (
  { assertOutsideTransaction }: Pick<Kernel, 'assertOutsideTransaction'>,
  url: string,
  keyFor = (key: string) => key,
): OutboundCalls => {
  const ask = boundedFetch({ whom: 'the card gateway', hosts: new Set([new URL(url).host]), assertOutsideTransaction })
  return {
    'card-session': outboundCall<Input, Come>({
      perform: async ({ paymentId, amount }, key) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': keyFor(key) }
        const answer = await ask(url, { method: 'POST', headers, body: JSON.stringify({ amount }) })
        if (answer.status === 402) return { paymentId, redirectUrl: null }
        if (!answer.ok) throw new Error(`the card gateway answered ${answer.status}`)
        const session = (await answer.json()) as { redirect_url: string }
        return { paymentId, redirectUrl: session.redirect_url }
      },
      onOutcome: async (tx, come) => void (await writeSession(tx, come)),
    }),
  }
}
