import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardOutbound, cardRoute, ensureCardTables } from '../../../../test/card-calls.ts'
import { openCardGateway, tooDear, type CardGateway, type Manner } from '../../../../test/card-gateway.ts'
import { openMall, type SmallMall } from '../../../../test/mall.ts'
import { until } from '../../../../test/until.ts'
import { outboundTask, findOutbound, runningOutbound, startOutbound } from './index.ts'

const toStop: (() => Promise<unknown>)[] = []
let mall: SmallMall
let gateway: CardGateway
const patience = { ms: 0 }
let manner: (time: number) => Manner = () => ({})
beforeEach(async () => {
  patience.ms = 20_000
  manner = () => ({})
  gateway = await openCardGateway((_asked, time) => manner(time))
  mall = await openMall([cardRoute(patience)])
  await ensureCardTables(mall.kernel.db)
})
afterEach(async () => {
  for (const stop of toStop.splice(0)) await stop()
  await mall.end()
  await gateway.close()
})

const work = async () => {
  const jobs = await startOutbound(mall.kernel, mall.url, cardOutbound(mall.kernel, gateway.url))
  toStop.push(() => jobs.stop())
}
type Begun = { code: number; data: { payment_id: string; redirect_url: string } | null }
const begin = async (key: string, amount = '500') => {
  const answer = await fetch(`${mall.origin}/api/chaos/begin_payment`, {
    method: 'POST',
    body: new URLSearchParams({ amount, idempotency_key: key }),
  })
  const text = await answer.text()
  return { status: answer.status, text, ...(JSON.parse(text) as Begun) }
}
const payments = async () =>
  (
    await sql<{ redirect_url: string | null; declined: boolean; settled: number }>`
      select redirect_url, declined, settled from cards.payment order by id`.execute(mall.kernel.db)
  ).rows
const outboundCalls = async () =>
  (
    await sql<{ tries: number; trouble: string | null; done: boolean }>`
      select tries, trouble, settled_at is not null as done from platform.outbound_call`.execute(mall.kernel.db)
  ).rows

test('a card payment waits for its session and redirects there; the same key returns identical bytes', async () => {
  await work()
  const first = await begin('pays-by-card')
  expect(first).toMatchObject({ status: 200, code: 200, data: { redirect_url: 'https://cards.example/pay/1' } })
  expect((await begin('pays-by-card')).text).toBe(first.text)
  expect(await payments()).toEqual([{ redirect_url: 'https://cards.example/pay/1', declined: false, settled: 1 }])
  expect(gateway.requests).toEqual([{ key: 'payment:1', amount: '500' }])
})

test('ten concurrent presses with one key get one session', async () => {
  manner = () => ({ afterMs: 300 })
  await work()
  const answers = await Promise.all(Array.from({ length: 10 }, () => begin('ten-at-once')))
  expect(new Set(answers.map((each) => each.text)).size).toBe(1)
  expect(answers[0]?.code).toBe(200)
  expect([gateway.sessions.size, (await payments()).length]).toEqual([1, 1])
})

test('a refusal of the gateway is stored as the answer', async () => {
  await work()
  const first = await begin('too-dear', tooDear)
  expect(first).toMatchObject({ code: 2000022 })
  expect((await begin('too-dear', tooDear)).text).toBe(first.text)
  expect(await payments()).toMatchObject([{ declined: true, settled: 1 }])
  expect(gateway.requests).toHaveLength(1)
})

test('a gateway that fails after creating the session is retried with the same key, and there is one session', async () => {
  manner = (time) => ({ dies: time === 1 })
  await work()
  const first = await begin('dies-midway')
  expect(first.data?.redirect_url).toBe('https://cards.example/pay/1')
  expect(gateway.requests.map(({ key }) => key)).toEqual(['payment:1', 'payment:1'])
  expect(gateway.sessions.size).toBe(1)
  expect(await outboundCalls()).toEqual([{ tries: 2, trouble: null, done: true }])
})

test('with a slow gateway the waiting caller gets a 503, and a retry with the same key finds the result', async () => {
  manner = () => ({ afterMs: 1500 })
  patience.ms = 500
  await work()
  expect((await begin('comes-late')).status).toBe(503)
  patience.ms = 20_000
  const again = await begin('comes-late')
  expect(again).toMatchObject({ status: 200, code: 200 })
  expect((await begin('comes-late')).text).toBe(again.text)
  expect([gateway.sessions.size, (await payments()).length]).toEqual([1, 1])
})

test('an unreachable gateway is retried, and callers get a 503 until it is back', async () => {
  manner = (time) => (time < 3 ? { status: 500 } : {})
  patience.ms = 500
  await work()
  expect((await begin('away-for-now')).status).toBe(503)
  await until(async () => (await outboundCalls())[0]?.done === true, 25_000)
  expect((await begin('away-for-now')).data?.redirect_url).toBe('https://cards.example/pay/1')
  expect(await outboundCalls()).toEqual([{ tries: 3, trouble: null, done: true }])
})

test('an outbound call run twice concurrently is settled once, by the first result', async () => {
  manner = (time) => ({ afterMs: time === 1 ? 300 : 50 })
  const answered = begin('runs-twice')
  await until(async () => (await outboundCalls()).length === 1)
  const run = runningOutbound(mall.kernel, cardOutbound(mall.kernel, gateway.url))
  await Promise.all([run({ key: 'payment:1' }), run({ key: 'payment:1' })])
  expect((await answered).code).toBe(200)
  expect(gateway.requests).toHaveLength(2)
  expect(await payments()).toMatchObject([{ settled: 1 }])
})

test('a key with other content is refused while its first payment is pending', async () => {
  const first = begin('other-content')
  await until(async () => (await outboundCalls()).length === 1)
  expect(await begin('other-content', '600')).toMatchObject({ code: 1000008, data: { fields: { idempotency_key: 'used_before' } } })
  await work()
  expect((await first).code).toBe(200)
  expect(await payments()).toHaveLength(1)
})

test('an outbound call whose job is lost is found and run', async () => {
  patience.ms = 100
  expect((await begin('job-is-lost')).status).toBe(503)
  await sql`delete from graphile_worker._private_jobs`.execute(mall.kernel.db)
  expect(await findOutbound(mall.kernel)).toBe(0)
  await sql`update platform.outbound_call set made_at = now() - interval '2 minutes'`.execute(mall.kernel.db)
  expect([await findOutbound(mall.kernel), await findOutbound(mall.kernel)]).toEqual([1, 0])
  patience.ms = 20_000
  await work()
  expect((await begin('job-is-lost')).code).toBe(200)
  // The worker marks a job as done a moment after the job's outcome is visible.
  await until(async () => {
    const left = await sql`select 1 from graphile_worker.jobs where task_identifier = ${outboundTask}`.execute(mall.kernel.db)
    return left.rows.length === 0
  })
})

test('an outbound call whose job is exhausted in the queue is also found', async () => {
  patience.ms = 100
  expect((await begin('given-up-job')).status).toBe(503)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(mall.kernel.db)
  await sql`update platform.outbound_call set made_at = now() - interval '2 minutes'`.execute(mall.kernel.db)
  expect(await findOutbound(mall.kernel)).toBe(1)
  patience.ms = 20_000
  await work()
  expect((await begin('given-up-job')).code).toBe(200)
})
