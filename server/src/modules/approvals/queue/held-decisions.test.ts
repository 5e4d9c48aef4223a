import { getPromises, listCases, showBalance, showCase, undoDecision } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { decide, sendRecharge, staffAs } from '../../../../test/recharging.ts'
import { passTime } from '../../../../test/shoppers.ts'
import { contributions } from '../../../mall.ts'
import { manifest } from './module.ts'

type Headers = Record<string, string>
let mall: DemoMall
let kenji: Headers
let mali: Headers
let finance: Headers
let risk: Headers
let support: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  const { kernel } = mall
  ;[kenji, mali] = await Promise.all([signedIn(kernel, 'kenji'), signedIn(kernel, 'mali')])
  ;[finance, risk, support] = await Promise.all([staffAs(kernel, 'finance'), staffAs(kernel, 'risk'), staffAs(kernel, 'support')])
})
afterAll(() => mall.end())

/** Runs the job that carries out a decision after its waiting time. */
const carryOut = async (id: string) => {
  const jobs = manifest.jobs?.(mall.kernel, contributions) ?? {}
  await jobs['carry-out-decision']?.({ kind: '500', id })
}
const recharged = async (who = kenji): Promise<string> => (await sendRecharge(mall, who)).data.id
const shown = async (id: string, who = risk) => (await mall.ask(showCase, { kind: '500', id }, who)).data
const held = async (id: string, who: Headers, more: Record<string, unknown>) =>
  decide(mall, who, { kind: '500', id, version: String((await shown(id)).version), hold: '1', ...more })
const undo = (id: string, who: Headers) => mall.ask(undoDecision, { kind: '500', id }, who)
const waits = async (id: string) => {
  const { data } = await mall.ask(listCases, { kind: '500', keyword: id }, risk)
  return data.list.some((row) => row.id === id)
}
const balance = async () => Number((await mall.ask(showBalance, {}, kenji)).data.balance)

describe('held decision', () => {
  it('moves nothing for ten seconds, blocks decisions of others and can be undone by its author', async () => {
    const [id, before] = [await recharged(), await balance()]
    await held(id, finance, { decision: 'approve' })
    await carryOutLater(id)
    const second = await held(id, risk, { decision: 'approve' })
    expect(second.data).toMatchObject({ decisions: [], rests: 'held', held: { mine: true, decision: 'approve' } })
    expect(await waits(id)).toBe(false)
    expect((await shown(id, finance)).held).toMatchObject({ mine: false })
    expect((await decide(mall, finance, { kind: '500', id, version: '1', decision: 'refuse', reason: 'No' })).code).toBe(3000007)
    await carryOut(id)
    expect(await balance()).toBe(before)
    const receivers = sql<{ role: string }>`select distinct role from platform.live_event join staff.operator on operator.id = person_id
      where audience = 'operator' and name = 'queue' and data ->> 'id' = ${id} order by role`
    expect((await receivers.execute(mall.kernel.db)).rows.map(({ role }) => role)).toEqual(['auditor', 'finance', 'owner', 'risk'])
    expect((await undo(id, finance)).code).toBe(3000009)
    expect((await undo(id, risk)).data).toMatchObject({ held: null, decisions: ['approve', 'refuse'] })
    expect(await waits(id)).toBe(true)
    passTime(mall, 11_000)
    await carryOut(id)
    expect(await balance()).toBe(before)
    expect((await undo(id, risk)).code).toBe(3000009)
  })

  it('is carried out once after its hold even if a browser window closes, and names its author', async () => {
    const [id, before] = [await recharged(), await balance()]
    await held(id, finance, { decision: 'approve' })
    await carryOutLater(id)
    await held(id, risk, { decision: 'approve' })
    passTime(mall, 11_000)
    expect((await undo(id, risk)).code).toBe(3000009)
    await Promise.all([carryOut(id), carryOut(id), carryOut(id)])
    expect(await balance()).toBe(before + 300)
    const after = await shown(id)
    expect(after).toMatchObject({ state: 'completed', decisions: [], rests: null, held: null, decided: { decision: 'approve' } })
    expect((await mall.ask(listCases, {}, risk)).data.own_decided).toBeGreaterThan(0)
    const answer = (await mall.ask(getPromises)).data.list.find(({ kind }) => kind === '500')
    expect(answer).toMatchObject({ decided: 1, kept: 1, promised_minutes: 1440 })
  })

  it('leaves the count of its kind at once, and returns to it when it is undone', async () => {
    const id = await recharged(mali)
    const waiting = async () => (await mall.ask(listCases, { kind: '500' }, risk)).data.counts['500']?.open
    const before = Number(await waiting())
    await held(id, finance, { decision: 'refuse', reason: 'not_received' })
    expect(await waiting()).toBe(before - 1)
    await undo(id, finance)
    expect(await waiting()).toBe(before)
  })

  it('is announced as one of two signatures, and the list counts the first', async () => {
    const id = await recharged(mali)
    const signatures = async () =>
      (await mall.ask(listCases, { kind: '500', keyword: id }, risk)).data.list.find((row) => row.id === id)?.signatures
    expect(await shown(id, finance)).toMatchObject({ two_needed: ['approve'], signatures: 0 })
    expect(await signatures()).toBe(0)
    await held(id, finance, { decision: 'approve' })
    await carryOutLater(id)
    expect(await signatures()).toBe(1)
    expect(await shown(id)).toMatchObject({ two_needed: ['approve'], signatures: 1, first_signature: { decision: 'approve' } })
    await held(id, risk, { decision: 'approve' })
    await carryOutLater(id)
    expect(await shown(id)).toMatchObject({ state: 'completed', two_needed: [], signatures: 0 })
  })

  it('is validated immediately: errors return now and nothing is held', async () => {
    const id = await recharged()
    const { code, data } = await held(id, finance, { decision: 'refuse' })
    expect([code, data]).toEqual([1000009, { fields: { reason: 'missing' } }])
    expect((await held(id, support, { decision: 'refuse', reason: 'Nothing came' })).code).toBe(3000001)
    expect(await shown(id)).toMatchObject({ held: null, state: 'submitted' })
  })

  it('is left to others if its author may no longer decide, and this is recorded', async () => {
    const id = await recharged()
    await held(id, finance, { decision: 'refuse', reason: 'not_received' })
    const off = (status: string) => sql`update staff.operator set status = ${status} where role = 'finance'`.execute(mall.kernel.db)
    await off('disabled')
    passTime(mall, 11_000)
    await carryOut(id)
    await off('active')
    const after = await shown(id)
    expect(after).toMatchObject({ state: 'submitted', held: null })
    expect(after.history.at(-1)).toMatchObject({ what: 'not_carried_out', note: 'not_allowed' })
  })
})

it('a template is shown in the language of the customer it concerns', async () => {
  const id = await recharged(mali)
  await sql`update accounts.customer set lang = 'th' where id = ${await personId(mall.kernel, 'mali')}`.execute(mall.kernel.db)
  expect((await shown(id)).reads).toBe('th')
  const { version } = await shown(id)
  await decide(mall, finance, { kind: '500', id, version: String(version), decision: 'refuse', reason: 'used_before' })
  const decision = (await shown(id)).history.find(({ note }) => note?.includes('เติมเข้าบัญชีไปแล้ว'))
  expect(decision).toBeDefined()
})

it('finds a case by its number and by its customer', async () => {
  const id = await recharged(mali)
  const found = async (keyword: string) => (await mall.ask(listCases, { keyword, limit: '50' }, risk)).data.list
  expect((await found(id)).map((row) => row.id)).toContain(id)
  const mine = await found('mali@')
  expect(mine.length).toBeGreaterThan(1)
  expect(new Set(mine.map(({ who }) => who.name)).size).toBe(1)
  expect(await found('nobody of this name')).toEqual([])
})

/** Moves the clock by more than ten seconds and runs the job. */
const carryOutLater = async (id: string) => {
  passTime(mall, 11_000)
  await carryOut(id)
}
