import {
  claimCase,
  showBalance,
  listCases,
  listRecharges,
  listTransactions,
  sendRecharge as call,
  reserveRecharge,
  showCase,
  showRecharge,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../../test/people.ts'
import { receipt, receiptAgain } from '../../../../../test/pictures.ts'
import { decide, newKey, newTransaction, sendProof, sendRecharge, staffAs } from '../../../../../test/recharging.ts'
import { runLedgerChecks } from '../../../foundation/ledger/checks/check-ledger.ts'
import { contributions } from '../../../../mall.ts'

type Headers = Record<string, string>
let mall: DemoMall
let mali: Headers
let kenji: Headers
let finance: Headers
let owner: Headers
let risk: Headers
let support: Headers
const signEverybodyIn = async () => {
  mali = await signedIn(mall.kernel, 'mali')
  kenji = await signedIn(mall.kernel, 'kenji')
  finance = await staffAs(mall.kernel, 'finance')
  owner = await staffAs(mall.kernel, 'owner')
  risk = await staffAs(mall.kernel, 'risk')
  support = await staffAs(mall.kernel, 'support')
}
beforeAll(async () => {
  mall = await openDemoMall()
  await signEverybodyIn()
})
afterAll(() => mall.end())
const { now } = Date
/** Moves the clock to the next day, so that earlier requests no longer count. */
let days = 0
const anotherDay = async () => {
  days += 2
  mall.kernel.now = () => new Date(now() + days * 86_400_000)
  await signEverybodyIn()
}
const balance = async (who: Headers) => (await mall.ask(showBalance, {}, who)).data.balance
const version = async (id: string) => (await mall.ask(showCase, { kind: '500', id }, finance)).data.version

describe('recharge by transfer', () => {
  it('is submitted with its terms, reviewed by two staff members, credited once and listed in the statement', async () => {
    const before = Number(await balance(mali))
    const sent = await sendRecharge(mall, mali, { amount: '300.000417', remark: 'for shoes' })
    expect(sent.code).toBe(200)
    expect(sent.data).toMatchObject({
      state: 'submitted',
      charged_amount: '300.000417',
      expected_amount: '300.00',
      actual_amount: null,
      late: false,
    })
    expect(sent.data.certificate).toHaveLength(1)
    const { id } = sent.data

    const queue = await mall.ask(listCases, { kind: '500' }, finance)
    expect(queue.data.list.map((each) => each.id)).toContain(id)
    const first = await decide(mall, finance, { kind: '500', id, version: String(await version(id)), decision: 'approve' })
    expect(first.data).toMatchObject({ state: 'submitted', first_signature: { decision: 'approve' }, decisions: [] })
    expect(Number(await balance(mali))).toBe(before)
    const alone = await decide(mall, finance, { kind: '500', id, version: String(first.data.version), decision: 'approve' })
    expect([alone.code, alone.data.state]).toEqual([200, 'submitted'])
    expect(Number(await balance(mali))).toBe(before)
    const otherwise = {
      kind: '500',
      id,
      version: String(first.data.version),
      decision: 'approve',
      credited: '299.00',
      reason: 'Less arrived',
    }
    const changed = await decide(mall, finance, otherwise)
    expect([changed.code, changed.data]).toEqual([3000009, { decision: 'signed_already' }])

    const second = await decide(mall, risk, { kind: '500', id, version: String(first.data.version), decision: 'approve' })
    expect(second.data.state).toBe('completed')
    expect(Number(await balance(mali))).toBe(before + 300)
    const again = await decide(mall, risk, { kind: '500', id, version: String(first.data.version), decision: 'approve' })
    expect([again.code, again.data.state]).toEqual([200, 'completed'])
    expect(Number(await balance(mali))).toBe(before + 300)
    const late = await decide(mall, await staffAs(mall.kernel, 'owner'), {
      kind: '500',
      id,
      version: String(first.data.version),
      decision: 'approve',
    })
    expect(late.code).toBe(3000009)

    const [line] = (await mall.ask(listTransactions, {}, mali)).data.list
    expect(line).toMatchObject({ direction: 'income', kind: 'recharge', amount: '300.00', reference: `recharge:${id}` })
    const { data: shown } = await mall.ask(showRecharge, { id }, mali)
    expect(shown.steps.map((step) => step.state)).toEqual(['submitted', 'completed'])
    expect((await runLedgerChecks(mall.kernel, contributions.checks)).green).toBe(true)
  })

  it('refused shows the reason, and its transaction can be claimed again', async () => {
    await anotherDay()
    const transaction = newTransaction()
    const sent = await sendRecharge(mall, mali, { transaction_id: transaction })
    const noReason = await decide(mall, finance, { kind: '500', id: sent.data.id, version: '1', decision: 'refuse' })
    expect([noReason.code, noReason.data]).toEqual([1000009, { fields: { reason: 'missing' } }])
    const refused = await decide(mall, finance, {
      kind: '500',
      id: sent.data.id,
      version: '1',
      decision: 'refuse',
      reason: 'Nothing arrived.',
    })
    expect(refused.data.state).toBe('failed')
    expect((await mall.ask(showRecharge, { id: sent.data.id }, mali)).data).toMatchObject({ state: 'failed', message: 'Nothing arrived.' })
    expect((await sendRecharge(mall, mali, { transaction_id: transaction })).code).toBe(200)
  })

  it('with an already claimed transaction id in any spelling is refused with a field error', async () => {
    await anotherDay()
    const transaction = `ab${newTransaction().slice(2)}`
    expect((await sendRecharge(mall, mali, { transaction_id: transaction })).code).toBe(200)
    for (const spelt of [
      ` ${transaction} `,
      transaction.toUpperCase(),
      `0x${transaction}`,
      `${transaction.slice(0, 9)} ${transaction.slice(9)}`,
    ]) {
      const again = await sendRecharge(mall, kenji, { transaction_id: spelt })
      expect([again.code, again.data]).toEqual([2000028, { fields: { transaction_id: 'seen' } }])
    }
    // The same transaction id on another blockchain belongs to a different transaction.
    expect((await sendRecharge(mall, mali, { transaction_id: transaction, wallet: 'USDT-ERC20' })).code).toBe(200)
  })

  it('allows five in 24 hours, and says when the next is allowed', async () => {
    await anotherDay()
    const five = await Promise.all(Array.from({ length: 8 }, () => sendRecharge(mall, kenji)))
    expect(five.map((each) => each.code).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 2000030, 2000030, 2000030])
    const refused = five.find((each) => each.code === 2000030)?.data as unknown as { next_at: string }
    expect(new Date(refused.next_at).getTime()).toBe(
      mall.kernel.now().getTime() - (mall.kernel.now().getTime() - new Date(refused.next_at).getTime()),
    )
    expect(new Date(refused.next_at).getTime() - mall.kernel.now().getTime()).toBeGreaterThan(23 * 3_600_000)
    const { data } = await mall.ask(listRecharges, {}, kenji)
    expect([data.left_today, data.next_at]).toEqual([0, refused.next_at])
  })

  it.each([
    ['amount', '-1'],
    ['amount', '0'],
    ['amount', '1e3'],
    ['amount', 'NaN'],
    ['amount', '١٢'],
    ['amount', ' 5 '],
    ['amount', '0.001'],
    ['amount', '99.99'],
    ['amount', `1${'0'.repeat(30)}`],
    ['amount', '1.2.3'],
    ['transaction_id', 'hello'],
    ['transaction_id', '<script>alert(1)</script>'],
  ])('with %s %j is refused with a field error and writes nothing', async (field, value) => {
    await anotherDay()
    const count = async () => (await sql<{ n: string }>`select count(*) as n from wallet.recharge`.execute(mall.kernel.db)).rows[0]?.n
    const before = await count()
    const sent = await sendRecharge(mall, mali, { [field]: value })
    expect([sent.code, Object.keys((sent.data as unknown as { fields: object }).fields)]).toEqual([1000008, [field]])
    expect(await count()).toBe(before)
  })

  it('to an unknown wallet, without a proof or with the proof of another user is refused', async () => {
    await anotherDay()
    expect((await sendRecharge(mall, mali, { wallet: 'DOGE' })).code).toBe(2000029)
    expect((await sendRecharge(mall, mali, { certificate: [] })).code).toBe(1000009)
    const foreign = await sendProof(mall, kenji)
    const sent = await sendRecharge(mall, mali, { certificate: [foreign] })
    expect([sent.code, sent.data]).toEqual([1000008, { fields: { certificate: 'unknown' } }])
    expect((await sendRecharge(mall, mali, { certificate: [await sendProof(mall, mali, 'review')] })).code).toBe(1000008)
  })

  it('repeated with one key returns identical bytes; other content under the key is refused', async () => {
    await anotherDay()
    const requests = {
      amount: '120',
      wallet: 'USDT-TRC20',
      certificate: [await sendProof(mall, mali)],
      transaction_id: newTransaction(),
      remark: '',
      idempotency_key: newKey(),
    }
    const [one, two] = await Promise.all([mall.ask(call, requests, mali), mall.ask(call, requests, mali)])
    expect(two.data).toEqual(one.data)
    const other = await mall.ask(call, { ...requests, amount: '121' }, mali)
    expect([other.code, other.data]).toEqual([1000008, { fields: { idempotency_key: 'used_before' } }])
  })

  it('is visible only to its owner', async () => {
    const { data } = await mall.ask(listRecharges, {}, mali)
    const id = data.list[0]?.id ?? ''
    expect((await mall.ask(showRecharge, { id }, kenji)).code).toBe(2000019)
    expect((await mall.ask(listRecharges, {})).code).toBe(1100003)
    const file = data.list[0]?.certificate[0]?.url ?? ''
    expect((await mall.app.inject({ url: file, headers: kenji })).json()).toMatchObject({ code: 2000019 })
    expect((await mall.app.inject({ url: file, headers: mali })).headers['content-type']).toBe('image/webp')
  })
})

describe('reserved amount', () => {
  it('lasts a day, differs from all others, and cannot be claimed by another customer', async () => {
    await anotherDay()
    const [one, two] = await Promise.all([
      mall.ask(reserveRecharge, { wallet: 'USDT-TRC20', amount: '250.00' }, mali),
      mall.ask(reserveRecharge, { wallet: 'USDT-TRC20', amount: '250.00' }, kenji),
    ])
    expect(one.data.charged_amount).not.toBe(two.data.charged_amount)
    const stolen = await sendRecharge(mall, kenji, { amount: one.data.charged_amount })
    expect([stolen.code, stolen.data]).toEqual([1000008, { fields: { amount: 'not_yours' } }])
    expect((await sendRecharge(mall, mali, { amount: one.data.charged_amount })).code).toBe(200)
  })
  it('below the minimum is refused', async () => {
    const answer = await mall.ask(reserveRecharge, { wallet: 'USDT-TRC20', amount: '99.99' }, mali)
    expect([answer.code, answer.data]).toEqual([1000008, { fields: { amount: 'too_little' }, hint: '100.00' }])
  })
})

describe('recharge case', () => {
  it('support cannot read it, the auditor cannot decide it, a customer token opens no queue', async () => {
    await anotherDay()
    const { data } = await sendRecharge(mall, mali)
    const requests = { kind: '500', id: data.id, version: '1', decision: 'approve' }
    expect((await decide(mall, support, requests)).code).toBe(3000001)
    expect((await mall.ask(showCase, { kind: '500', id: data.id }, support)).code).toBe(3000001)
    const auditor = await staffAs(mall.kernel, 'auditor')
    expect((await mall.ask(showCase, { kind: '500', id: data.id }, auditor)).code).toBe(200)
    expect((await decide(mall, auditor, requests)).code).toBe(3000001)
    expect((await mall.ask(listCases, {}, mali)).code).toBe(1000004)
  })
  it('names the earlier sender of the same picture, even re-encoded and scaled down', async () => {
    await anotherDay()
    const first = await sendRecharge(mall, mali, {
      certificate: [await sendProof(mall, mali, 'certificate', await receipt().png().toBuffer())],
    })
    const again = await sendRecharge(mall, kenji, { certificate: [await sendProof(mall, kenji, 'certificate', await receiptAgain())] })
    const other = await sendRecharge(mall, kenji, { amount: '120' })
    const facts = async (id: string) => (await mall.ask(showCase, { kind: '500', id }, finance)).data
    const { flags, duplicates } = await facts(again.data.id)
    expect(flags.map(({ flag }) => flag)).toContain('same_picture')
    expect(duplicates).toEqual([{ kind: '500', id: first.data.id, why: 'same_picture' }])
    expect((await facts(other.data.id)).duplicates).toEqual([])
  })
  it('flags another amount than the reserved one, and none if nothing was reserved', async () => {
    await anotherDay()
    const ownAmount = async (amount: string) => {
      const { id } = (await sendRecharge(mall, mali, { amount })).data
      const { flags, evidence } = (await mall.ask(showCase, { kind: '500', id }, finance)).data
      return [flags.some(({ flag }) => flag === 'not_own_amount'), evidence.find(({ label }) => label === 'own_amount')?.value]
    }
    expect(await ownAmount('220')).toEqual([false, undefined])
    const { data } = await mall.ask(reserveRecharge, { wallet: 'USDT-TRC20', amount: '220.00' }, mali)
    expect(await ownAmount(data.charged_amount)).toEqual([false, 'yes'])
    expect(await ownAmount('220.00')).toEqual([true, 'no'])
  })
  it('claimed by one staff member cannot be decided by another', async () => {
    await anotherDay()
    const { data } = await sendRecharge(mall, mali)
    expect((await mall.ask(claimCase, { kind: '500', id: data.id }, finance)).data.claimed_by?.mine).toBe(true)
    expect((await mall.ask(claimCase, { kind: '500', id: data.id }, owner)).code).toBe(3000007)
    expect((await decide(mall, owner, { kind: '500', id: data.id, version: '1', decision: 'approve' })).code).toBe(3000007)
  })
  it('a case about a staff member’s own account is decided by another member', async () => {
    await anotherDay()
    const { data } = await sendRecharge(mall, mali)
    const maliId = await personId(mall.kernel, 'mali')
    const mine = await sql<{ email: string }>`select email from accounts.customer where id = ${maliId}`.execute(mall.kernel.db)
    const before = await sql<{ email: string }>`select email from staff.operator where role = 'finance' order by id limit 1`.execute(
      mall.kernel.db,
    )
    await sql`update staff.operator set email = ${mine.rows[0]?.email} where email = ${before.rows[0]?.email}`.execute(mall.kernel.db)
    expect(await decide(mall, finance, { kind: '500', id: data.id, version: '1', decision: 'approve' })).toMatchObject({
      code: 3000009,
      data: { decision: 'own_case' },
    })
    await sql`update staff.operator set email = ${before.rows[0]?.email} where email = ${mine.rows[0]?.email}`.execute(mall.kernel.db)
  })
  it('twenty concurrent presses of approve credit once', async () => {
    await anotherDay()
    const { data } = await sendRecharge(mall, kenji)
    await decide(mall, finance, { kind: '500', id: data.id, version: '1', decision: 'approve' })
    const before = Number(await balance(kenji))
    const all = await Promise.all(
      Array.from({ length: 20 }, () => decide(mall, risk, { kind: '500', id: data.id, version: '1', decision: 'approve' })),
    )
    expect(new Set(all.map(({ code, data: { state } }) => `${code} ${state}`))).toEqual(new Set(['200 completed']))
    expect(Number(await balance(kenji))).toBe(before + 300)
  })
  it('credits another amount only with a reason, which the owner can read', async () => {
    await anotherDay()
    const { data } = await sendRecharge(mall, mali)
    const requests = { kind: '500', id: data.id, version: '1', decision: 'approve', credited: '250.00' }
    expect((await decide(mall, finance, requests)).code).toBe(200)
    expect((await decide(mall, risk, { ...requests, credited: '300.00' })).data).toEqual({ decision: 'signed_otherwise' })
    const bare = await decide(mall, risk, requests)
    expect([bare.code, bare.data]).toEqual([1000009, { fields: { reason: 'missing' } }])
    expect((await decide(mall, risk, { ...requests, reason: 'Only 250 arrived.' })).code).toBe(200)
    expect((await mall.ask(showRecharge, { id: data.id }, mali)).data).toMatchObject({
      actual_amount: '250.00',
      message: 'Only 250 arrived.',
    })
  })
})
