import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { amountOf, type WriterRequest } from './writers.ts'

export type PaymentFault = { fault: string; many: number }
/** Sessions at the payment gateway, by idempotency key. */
export type Sessions = ReadonlyMap<string, { redirect_url: string }>

const waitForErrandsMs = 40_000

/** Waits for every outbound call. A call without an outcome at the deadline counts as lost. */
export const waitForOutbound = async (client: pg.Client): Promise<void> => {
  for (const deadline = Date.now() + waitForErrandsMs; Date.now() < deadline; await pause(250)) {
    const found = await client.query<{ open: number }>('select count(*)::int as open from platform.outbound_call where settled_at is null')
    if (found.rows[0]?.open === 0) return
  }
}

type Row = { id: string; amount: string; redirect_url: string | null; settled: number }
type Begun = { data: { payment_id: string; redirect_url: string } }

/** Checks that every started payment has one gateway session and was settled once. All clients must have been sent to that session. */
export const findPaymentFaults = async (
  client: pg.Client,
  requests: readonly WriterRequest[],
  sessions: Sessions,
): Promise<{ payments: number; faults: PaymentFault[] }> => {
  const { rows } = await client.query<Row>('select id, amount, redirect_url, settled from cards.payment')
  const sessionOf = (id: string) => sessions.get(`payment:${id}`)?.redirect_url
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paying = requests.filter((one) => one.call === 'begin_payment')
  const answered = paying.flatMap((one) => (one.answer === null ? [] : [{ one, ...(JSON.parse(one.answer) as Begun).data }]))
  const sentAstray = answered.filter(
    ({ one, payment_id: id, redirect_url: url }) => byId.get(id)?.amount !== amountOf(one) || byId.get(id)?.redirect_url !== url,
  )
  return {
    payments: rows.length,
    faults: [
      { fault: 'payments were acknowledged and are not there, or elsewhere', many: sentAstray.length },
      { fault: 'payments are there more than once', many: rows.length - new Set(rows.map((row) => row.amount)).size },
      { fault: 'payments have no outcome', many: rows.filter((row) => row.settled === 0).length },
      { fault: 'payments were settled more than once', many: rows.filter((row) => row.settled > 1).length },
      {
        fault: 'payments lead to another session than the one at the gateway',
        many: rows.filter((row) => row.redirect_url !== sessionOf(row.id)).length,
      },
      {
        fault: 'sessions at the gateway belong to no payment',
        many: [...sessions.keys()].filter((key) => !byId.has(key.split(':')[1] ?? '') || key.split(':').length > 2).length,
      },
    ],
  }
}
