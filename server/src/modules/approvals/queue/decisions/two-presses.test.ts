import { adjustBalance, showBalance, showCase, signAdjustment } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper } from '../../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../../test/people.ts'
import { decide, newKey, sendRecharge, staffAs } from '../../../../../test/recharging.ts'
import { boughtUntil, requestedRefund, declined, escalated } from '../../../../../test/refunding.ts'
import { until } from '../../../../../test/until.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { operatorById } from '../../../identity/staff/operators/operator-rows.ts'
import { contributions } from '../../../../mall.ts'
import { decideNow } from './decide-now.ts'

type Headers = Record<string, string>
let mall: DemoMall
let kenji: Headers
let finance: Headers
let risk: Headers
let owner: Headers
let support: Headers
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  kenji = await signedIn(mall.kernel, 'kenji')
  ;[finance, risk, owner, support] = [
    await staffAs(mall.kernel, 'finance'),
    await staffAs(mall.kernel, 'risk'),
    await staffAs(mall.kernel, 'owner'),
    await staffAs(mall.kernel, 'support'),
  ]
})
afterAll(() => mall.end())

const balance = async (who = kenji) => Number((await mall.ask(showBalance, {}, who)).data.balance)
/** A recharge of 300.00 by a new customer with an empty wallet. */
const recharged = async () => {
  const { headers } = await newShopper(mall, 0)
  const { data, code } = await sendRecharge(mall, headers, { amount: '300' })
  expect(code).toBe(200)
  return { id: data.id, credited: () => balance(headers) }
}
const approve = (id: string, who: Headers, more: object = {}) =>
  decide(mall, who, { kind: '500', id, version: '1', decision: 'approve', ...more })
const eventsOf = async (kind: string, id: string) =>
  (
    await sql<{ what: string }>`select what from queue.history where kind = ${kind} and record_id = ${id} order by id`.execute(
      mall.kernel.db,
    )
  ).rows.map(({ what }) => what)

describe('simultaneous presses of approve', () => {
  it('three presses by one person sign a recharge once, and all return 200', async () => {
    const { id, credited } = await recharged()
    const presses = await Promise.all([1, 2, 3].map(() => approve(id, finance)))
    expect(presses.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(presses.every(({ data }) => data.state === 'submitted' && data.first_signature?.decision === 'approve')).toBe(true)
    expect(await eventsOf('500', id)).toEqual(['signed_approve'])
    expect(await credited()).toBe(0)
  })

  it('presses by two people credit a recharge once: the second signature decides', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { id, credited } = await recharged()
      const presses = await Promise.all([approve(id, finance), approve(id, owner)])
      expect(presses.map(({ code }) => code)).toEqual([200, 200])
      expect((await mall.ask(showCase, { kind: '500', id }, finance)).data.state).toBe('completed')
      expect((await eventsOf('500', id)).toSorted()).toEqual(['approve', 'signed_approve'])
      expect(await credited()).toBe(300)
    }
  })

  it('double presses by two people credit a recharge once', async () => {
    const { id, credited } = await recharged()
    const presses = await Promise.all([finance, owner, finance, owner].map((who) => approve(id, who)))
    expect(presses.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(await credited()).toBe(300)
    expect((await eventsOf('500', id)).toSorted()).toEqual(['approve', 'signed_approve'])
  })

  it('a second press with a different amount is not a replay', async () => {
    const { id } = await recharged()
    expect((await approve(id, finance)).code).toBe(200)
    const other = await approve(id, finance, { credited: '299.00', reason: 'Less arrived' })
    expect([other.code, other.data]).toEqual([3000009, { decision: 'signed_already' }])
  })

  it('a second press over a minute later is not a replay: the response says it is already signed', async () => {
    const { id } = await recharged()
    expect((await approve(id, finance)).code).toBe(200)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + 61_000)
    const again = await approve(id, finance)
    mall.kernel.now = now
    expect([again.code, again.data]).toEqual([3000009, { decision: 'signed_already' }])
  })

  it('two presses with a ten-second hold create one held decision', async () => {
    const { id } = await recharged()
    await approve(id, finance)
    const presses = await Promise.all([1, 2].map(() => approve(id, risk, { hold: '1' })))
    expect(presses.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 3000007])
    expect((await mall.ask(showCase, { kind: '500', id }, risk)).data.held).toMatchObject({ mine: true, decision: 'approve' })
  })

  it('two presses on a refund that one signature decides refund it once', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const refund = await requestedRefund(mall, order)
    await declined(mall, order, refund.id)
    await escalated(mall, order, refund.id)
    const found = await mall.ask(showCase, { kind: 'refund', id: refund.id }, support)
    const settle = { kind: 'refund', id: refund.id, version: String(found.data.version), decision: 'approve' }
    const presses = await Promise.all([1, 2].map(() => decide(mall, support, settle)))
    expect(presses.map(({ code }) => code)).toEqual([200, 200])
    expect(await eventsOf('refund', refund.id)).toEqual(['approve'])
  })
})

it('a decision that waits for a concurrent change of the record sees the changed record', async () => {
  const { id } = await recharged()
  const { db } = mall.kernel
  const source = contributions.cases.find(({ kind }) => kind === '500')
  const staff = (await sql<{ id: string }>`select id from staff.operator where role = 'finance' order by id limit 1`.execute(db)).rows[0]
  const reader = await operatorById(db, staff?.id ?? '')
  if (!source || !reader) throw new Error('nobody decides recharges')
  const wanted = { decision: 'approve', reason: null, credited: null, reference: null, note: null, fields: [], counted: [] } as const
  const isWaiting = async () => {
    const found = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return found.rows.length > 0
  }
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    return { open, opened }
  }
  const [locked, goOn] = [gate(), gate()]
  const changed = transaction(mall.kernel, async (tx) => {
    await source.lock(tx, id)
    locked.open()
    await goOn.opened
    await sql`update wallet.recharge set version = version + 1 where id = ${id}`.execute(tx)
  })
  await locked.opened
  const decided = transaction(mall.kernel, (tx) => decideNow(mall.kernel, tx, { source, reader, kind: '500', id, version: 1, wanted }))
  await until(isWaiting)
  goOn.open()
  await changed
  expect(await decided).toMatchObject({ refused: 'changed_meanwhile', details: { current: 2 } })
  expect(await eventsOf('500', id)).toEqual([])
})

it('two presses of sign move an adjustment once, and both return 200', async () => {
  const answer = await mall.ask(
    adjustBalance,
    {
      ...{ account: 'customer', id: await personId(mall.kernel, 'kenji'), direction: 'credit', amount: '12.00' },
      ...{ reason: 'A broken kettle', text: 'For the kettle', idempotency_key: newKey() },
    } as never,
    finance,
  )
  const before = await balance()
  const sign = (who: Headers) => mall.ask(signAdjustment, { id: answer.data.id, sign: '1', idempotency_key: newKey() }, who)
  expect((await Promise.all([sign(risk), sign(risk)])).map(({ code, data }) => [code, data.state])).toEqual([
    [200, 'made'],
    [200, 'made'],
  ])
  expect((await sign(owner)).code).toBe(3000009)
  expect(await balance()).toBe(before + 12)
})
