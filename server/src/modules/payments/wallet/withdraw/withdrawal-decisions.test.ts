import { cancelWithdrawal, checkWithdrawal, getNotices, listCases, listWithdrawals, showCase } from '@plaza/contract'
import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { bring, heldBy, payee, type Payee, withdrawn, wrongWithBooks } from '../../../../../test/payees.ts'
import { signedInAs } from '../../../../../test/people.ts'
import { decide, staffAs } from '../../../../../test/recharging.ts'
import { minutes, passTime } from '../../../../../test/shoppers.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { availableOf } from '../../../foundation/ledger/money/accounts-of-money.ts'
import { freezeMoney } from '../../../foundation/ledger/money/post.ts'
import { runLedgerChecks } from '../../../foundation/ledger/checks/check-ledger.ts'
import { endOverdueWithdrawals, escalateLateWithdrawals } from './schedules.ts'
import { withdrawChecks } from './withdrawal-checks.ts'

type Headers = Record<string, string>
let mall: DemoMall
let finance: Headers
let risk: Headers
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(() => mall.end())
beforeEach(async () => {
  finance = await staffAs(mall.kernel, 'finance')
  risk = await staffAs(mall.kernel, 'risk')
})

const kind = '400'
const hours = (count: number) => minutes(60 * count)
const seen = async (id: string, who = finance) => (await mall.ask(showCase, { kind, id }, who)).data
const say = async (id: string, decision: string, more: Record<string, string> = {}, who = finance) =>
  decide(mall, who, { kind, id, version: String((await seen(id, who)).version), decision, ...more })
/** The withdrawal as the applicant sees it. Signs in again, because moving the test's clock may have expired the session. */
const own = async (person: Payee, id: string) => {
  const headers = await signedInAs(mall.kernel, person.id)
  return (await mall.ask(listWithdrawals, {}, headers)).data.list.find((each) => each.id === id)
}
const cashPaid = async (channel: string) => {
  const found = await sql<{ sum: string }>`select coalesce(sum(amount), 0) as sum from ledger.posting
    where to_id = (select id from ledger.account where address = ${`cash/${channel}`})`.execute(mall.kernel.db)
  return Number(found.rows[0]?.sum)
}

describe('withdrawal review', () => {
  it('an owner’s payment needs a second person who enters the same reference, and no other', async () => {
    const ada = await payee(mall, '300.00')
    const { id } = await withdrawn(mall, ada, '250.00')
    expect((await say(id, 'approve')).data.state).toBe('approved')
    const owner = await staffAs(mall.kernel, 'owner')
    expect((await say(id, 'pay', { reference: 'a1a1' }, owner)).data).toMatchObject({
      state: 'approved',
      first_signature: { decision: 'pay' },
    })
    // The first approval fixes the payout's reference, so the second operator must send the same reference.
    expect((await say(id, 'pay', { reference: 'b2b2' }, risk)).code).toBe(3000009)
    expect((await say(id, 'pay', { reference: 'a1a1' }, risk)).data.state).toBe('completed')
    expect(await own(ada, id)).toMatchObject({ state: 'completed', reference: 'a1a1' })
  })

  it('approved, then paid with a reference: the net is paid out, the fee retained, the owner reads each decision', async () => {
    const ada = await payee(mall, '300.00')
    const { id } = await withdrawn(mall, ada, '250.00')
    const before = await cashPaid('usdt-trc20')
    expect((await mall.ask(listCases, { kind }, finance)).data.list).toContainEqual(
      expect.objectContaining({ kind, id, amount: '250.00', state: 'submitted', late: false, about: expect.stringContaining('•••• eH2j') }),
    )
    expect((await say(id, 'pay', { reference: 'too early' })).code).toBe(1000008)
    const approved = await say(id, 'approve', { reason: 'It goes out on Monday' })
    expect(approved.data).toMatchObject({ state: 'approved', decisions: ['pay', 'fail'] })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['50.00', '250.00'])
    expect(await mall.ask(cancelWithdrawal, { id }, ada.headers)).toMatchObject({ code: 3000009, data: { decision: 'approved' } })
    expect(await say(id, 'pay')).toMatchObject({ code: 1000009, data: { fields: { reference: 'missing' } } })
    expect((await say(id, 'pay', { reference: 'b7c1', reason: 'It went out early' })).data.state).toBe('completed')
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['50.00', '0.00'])
    expect((await cashPaid('usdt-trc20')) - before).toBe(24_875)
    expect(await own(ada, id)).toMatchObject({ state: 'completed', reference: 'b7c1', can_cancel: false, late: false })
    expect((await own(ada, id))?.steps.map(({ state, message }) => [state, message])).toEqual([
      ['submitted', null],
      ['approved', 'It goes out on Monday'],
      ['completed', 'b7c1 · It went out early'],
    ])
    const answer = (await mall.ask(getNotices, { kind }, ada.headers)).data.list
    expect(answer.map(({ title, reason }) => [title, reason])).toEqual([
      ['$248.75 was paid out', 'It went out early'],
      ['Your withdrawal was approved', 'It goes out on Monday'],
      ['We are reviewing your withdrawal', null],
    ])
    expect((await say(id, 'fail', { reason: 'no' })).code).toBe(3000009)
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })

  it('a refused or failed withdrawal shows the reason and returns the whole amount', async () => {
    const ada = await payee(mall, '300.00')
    const { id } = await withdrawn(mall, ada, '100.00')
    expect(await say(id, 'refuse')).toMatchObject({ code: 1000009, data: { fields: { reason: 'missing' } } })
    await say(id, 'refuse', { reason: 'The name of the account is another.' })
    expect(await own(ada, id)).toMatchObject({ state: 'failed', reason: 'The name of the account is another.' })
    const [notice] = (await mall.ask(getNotices, { kind }, ada.headers)).data.list
    expect(notice).toMatchObject({ status: -1, reason: 'The name of the account is another.' })
    passTime(mall, minutes(2))
    const { id: second } = await withdrawn(mall, ada, '120.00')
    await say(second, 'approve')
    await say(second, 'fail', { reason: 'The bank sent it back.' })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['300.00', '0.00'])
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })

  it('an amount of 1,000 or more needs two people to approve, and one to return it', async () => {
    const ada = await payee(mall, '3000.00')
    const { id } = await withdrawn(mall, ada, '1000.00')
    expect((await say(id, 'approve')).data).toMatchObject({ state: 'submitted', first_signature: { decision: 'approve' } })
    expect((await say(id, 'approve', {}, risk)).data.state).toBe('approved')
    passTime(mall, minutes(2))
    const { id: less } = await withdrawn(mall, ada, '999.99')
    expect((await say(less, 'approve')).data.state).toBe('approved')
    passTime(mall, minutes(2))
    const { id: other } = await withdrawn(mall, ada, '1000.00', { wallet: 'bank' })
    expect((await say(other, 'refuse', { reason: 'No.' })).data.state).toBe('failed')
  })

  it('while the ledger checks fail, withdrawals may be requested and approved, but not paid', async () => {
    const ada = await payee(mall, '300.00')
    await runLedgerChecks(mall.kernel, [{ invariant: 'planted', find: async () => ({ bad: 1, difference: 1n }) }])
    expect((await mall.ask(checkWithdrawal, {}, ada.headers)).data.blocked).toEqual([{ rule: 'payouts_stopped', until: null, limit: null }])
    const { id } = await withdrawn(mall, ada, '50.00')
    await say(id, 'approve')
    expect(await say(id, 'pay', { reference: 'x1' })).toMatchObject({ code: 3000011, data: { rule: 'payouts_stopped' } })
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
    expect((await say(id, 'pay', { reference: 'x1' })).data.state).toBe('completed')
  })

  it('concurrent cancel and approve: exactly one wins, and the money matches it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ada = await payee(mall, '100.00')
      const { id } = await withdrawn(mall, ada, '80.00')
      const requests = { kind, id, version: '1', decision: 'approve' }
      const [cancelled, approved] = await Promise.all([mall.ask(cancelWithdrawal, { id }, ada.headers), decide(mall, finance, requests)])
      expect([cancelled.code, approved.code].toSorted((a, b) => a - b)).toEqual([200, 3000009])
      const isCancelled = cancelled.code === 200
      expect((await own(ada, id))?.state).toBe(isCancelled ? 'cancelled' : 'approved')
      expect(await heldBy(mall.kernel, ada.id)).toEqual(isCancelled ? ['100.00', '0.00'] : ['20.00', '80.00'])
    }
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
})

describe('withdrawal as staff see it', () => {
  const where = 'destination_address'
  it('shows the destination to the payer only, other users of that destination and recent credits', async () => {
    const [ada, ben] = [await payee(mall, '0.01'), await payee(mall, '60.00')]
    await bring(mall.kernel, availableOf(ada.id), '59.99')
    const { id } = await withdrawn(mall, ada, '50.00')
    const other = await withdrawn(mall, ben, '55.00')
    const facts = await seen(id)
    expect(facts.evidence).toContainEqual({ label: where, value: expect.stringMatching(/^T[A-Za-z0-9]{33}$/), tone: 'plain' })
    expect((await seen(id, risk)).evidence.map(({ label }) => label)).not.toContain(where)
    const flags = facts.flags.map(({ flag }) => flag)
    expect(flags).toEqual(expect.arrayContaining(['destination_shared', 'first_withdrawal']))
    expect(facts.flags.find(({ flag }) => flag === 'destination_shared')?.why).toContain(ben.id)
    expect(facts.duplicates).toContainEqual({ kind, id: other.id, why: 'same_destination' })
    expect(facts.history.map(({ what }) => what)).toEqual(['submitted'])
  })
})

describe('withdrawal clock', () => {
  it('escalates a late case once, and returns an undecided one when its hold ends, from any process', async () => {
    const ada = await payee(mall, '200.00')
    const { id } = await withdrawn(mall, ada, '150.00')
    const escalated = async () => {
      const found = await sql<{ at: Date | null }>`select escalated_at as at from wallet.withdrawal where id = ${id}`.execute(
        mall.kernel.db,
      )
      return found.rows[0]?.at?.getTime() ?? null
    }
    const look = () => Promise.all(Array.from({ length: 4 }, () => endOverdueWithdrawals(mall.kernel)))
    passTime(mall, hours(23.9))
    await escalateLateWithdrawals(mall.kernel)
    expect(await escalated()).toBeNull()
    passTime(mall, hours(0.2))
    await escalateLateWithdrawals(mall.kernel)
    const at = await escalated()
    expect(at).not.toBeNull()
    expect((await own(ada, id))?.late).toBe(true)
    passTime(mall, hours(24))
    await escalateLateWithdrawals(mall.kernel)
    expect(await escalated()).toBe(at)
    finance = await staffAs(mall.kernel, 'finance')
    expect((await seen(id)).late).toBe(true)

    passTime(mall, hours(119.8))
    await look()
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['50.00', '150.00'])
    passTime(mall, hours(0.2))
    await look()
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['200.00', '0.00'])
    expect(await own(ada, id)).toMatchObject({ state: 'failed', reason: 'not_decided_in_time' })
    const { list } = (await mall.ask(getNotices, { kind }, await signedInAs(mall.kernel, ada.id))).data
    expect(list.map(({ title, reason }) => [title, reason])).toEqual([
      ['We didn’t pay your withdrawal in time', null],
      ['We are reviewing your withdrawal', null],
    ])
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
})

describe('guarantees about withdrawal money', () => {
  const found = async (plant: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<unknown>) => {
    let bad: string[] = []
    await transaction(mall.kernel, async (tx) => {
      await plant(tx)
      const results = await Promise.all(withdrawChecks.map(async (check) => ({ ...check, ...(await check.find(tx)) })))
      bad = results.filter((each) => each.bad > 0).map((each) => each.invariant)
      throw new Error('enough seen')
    }).catch((error: unknown) => expect((error as Error).message).toBe('enough seen'))
    return bad
  }
  it('report a hold without a withdrawal, an ended withdrawal without its money, and nothing for sound data', async () => {
    const ada = await payee(mall, '200.00')
    const { id } = await withdrawn(mall, ada, '150.00')
    expect(await found(async () => {})).toEqual([])
    const stray = {
      reference: 'withdraw:99999',
      kind: 'withdrawal_asked',
      actor: 'system',
      from: availableOf(ada.id),
      amount: minor<'USD'>(100n),
      rule: 'withdrawal',
      endsAt: new Date('2030-01-01'),
      objection: 'cancel',
    } as const
    expect(await found((tx) => freezeMoney(tx, stray))).toEqual(['open_withdrawals_and_holds_agree'])
    const end = (state: string, more: string) => (tx: Parameters<typeof freezeMoney>[0]) =>
      sql`update wallet.withdrawal set state = ${state}, ended_at = now(), ${sql.raw(more)} where id = ${id}`.execute(tx)
    expect(await found(end('cancelled', 'version = 9'))).toEqual([
      'open_withdrawals_and_holds_agree',
      'returned_withdrawals_and_journals_agree',
    ])
  })
})
