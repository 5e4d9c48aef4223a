import { call } from '@plaza/contract'
import { Id, IdempotencyKey, optional, text } from '@plaza/contract/fields'
import { done, refused } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { route } from './serve.ts'
import { openSession } from '../auth/sessions.ts'
import { transaction } from '../db/transaction.ts'

const giveCoins = call({
  method: 'POST',
  path: '/trial/give',
  who: 'customer',
  once: true,
  summary: 'Gives coins',
  input: z.object({ coins: Id, remark: optional(text(20)), idempotency_key: IdempotencyKey }),
  answer: z.object({ gift: z.number(), coins: z.string() }),
  refusals: { too_many: 2000022 },
})

let slowness = 0
let failures = 0
const giving = route('giveCoins', giveCoins, ({ kernel, input }) =>
  transaction(kernel, async (tx) => {
    const gift = await sql<{ id: number }>`insert into gift (coins) values (${input.coins}) returning id`.execute(tx)
    if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness))
    if ((failures -= 1) >= 0) throw new Error('a bug')
    return Number(input.coins) > 100 ? refused('too_many', { short_by: '1.00' }) : done({ gift: gift.rows[0]?.id ?? 0, coins: input.coins })
  }),
)

let mall: SmallMall
let ada = ''
let ben = ''
beforeAll(async () => {
  mall = await openMall([giving])
  const { kernel } = mall
  await sql`create table gift (id int generated always as identity, coins bigint not null)`.execute(kernel.db)
  const enter = (personId: string) =>
    transaction(kernel, (tx) => openSession(tx, { audience: 'customer', personId, device: '', address: '' }, kernel.now()))
  ;[ada, ben] = [await enter('1'), await enter('2')]
})
afterAll(() => mall.end())
beforeEach(async () => {
  slowness = 0
  failures = 0
  await sql`truncate gift`.execute(mall.kernel.db)
})

const give = async (token: string, fields: Record<string, string>, lang = 'en') => {
  const answer = await fetch(`${mall.origin}/api/trial/give`, {
    method: 'POST',
    headers: { 'access-token': token, lang },
    body: new URLSearchParams(fields),
  })
  const text = await answer.text()
  return { status: answer.status, text, ...(JSON.parse(text) as { code: number; data: Record<string, unknown> }) }
}
const gifts = async () => (await sql<{ n: string }>`select count(*) as n from gift`.execute(mall.kernel.db)).rows[0]?.n

test('the same key with the same content returns the first response byte for byte', async () => {
  const first = await give(ada, { coins: '5', idempotency_key: 'same-bytes-1' })
  const again = await give(ada, { idempotency_key: 'same-bytes-1', coins: '5' }, 'th')
  expect(first.code).toBe(200)
  expect(again.text).toBe(first.text)
  expect(await gifts()).toBe('1')
})

test('the same key with other content is refused without effect', async () => {
  await give(ada, { coins: '5', idempotency_key: 'other-content' })
  const other = await give(ada, { coins: '6', idempotency_key: 'other-content' })
  expect(other).toMatchObject({ status: 200, code: 1000008, data: { fields: { idempotency_key: 'used_before' } } })
  expect(await gifts()).toBe('1')
})

test('two users may use the same key independently', async () => {
  const [first, second] = [
    await give(ada, { coins: '5', idempotency_key: 'shared-key' }),
    await give(ben, { coins: '7', idempotency_key: 'shared-key' }),
  ]
  expect([first.data['coins'], second.data['coins']]).toEqual(['5', '7'])
})

test('ten concurrent calls run the work once, and all ten get the same response', async () => {
  slowness = 50
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(ada, { coins: '5', idempotency_key: 'ten-at-once' })))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(answers[0]?.code).toBe(200)
  expect(await gifts()).toBe('1')
})

test('the second call waits while the first is running', async () => {
  slowness = 400
  const first = give(ada, { coins: '5', idempotency_key: 'second-waits' })
  await new Promise((resolve) => setTimeout(resolve, 150))
  const startedAt = performance.now()
  const second = await give(ada, { coins: '5', idempotency_key: 'second-waits' })
  expect(performance.now() - startedAt).toBeGreaterThan(100)
  expect(second.text).toBe((await first).text)
})

test('a refusal writes nothing but is stored with its details', async () => {
  const first = await give(ada, { coins: '101', idempotency_key: 'refused-once' })
  const again = await give(ada, { coins: '101', idempotency_key: 'refused-once' })
  expect(first).toMatchObject({ code: 2000022, data: { short_by: '1.00' } })
  expect(again.text).toBe(first.text)
  expect(await gifts()).toBe('0')
})

test('a thrown error stores nothing, so that the same key can be retried', async () => {
  failures = 1
  expect(await give(ada, { coins: '5', idempotency_key: 'after-a-bug' })).toMatchObject({ status: 500, code: 500, data: null })
  expect(await give(ada, { coins: '5', idempotency_key: 'after-a-bug' })).toMatchObject({ status: 200, code: 200 })
  expect(await gifts()).toBe('1')
})

test.each([
  ['missing', {}, 1000009],
  ['short', { idempotency_key: 'abc' }, 1000008],
  ['with a space', { idempotency_key: 'abc def ghi' }, 1000008],
])('a key that is %s is reported with a field error', async (_what, key: Record<string, string>, code) => {
  const answer = await give(ada, { coins: '5', ...key })
  expect(answer.code).toBe(code)
  expect(Object.keys(answer.data['fields'] as object)).toEqual(['idempotency_key'])
  expect(await gifts()).toBe('0')
})

test('unknown fields do not change the content', async () => {
  const first = await give(ada, { coins: '5', idempotency_key: 'unknown-field' })
  const again = await give(ada, { coins: '5', idempotency_key: 'unknown-field', utm_source: 'mail' })
  expect(again.text).toBe(first.text)
})
