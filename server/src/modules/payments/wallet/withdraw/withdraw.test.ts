import {
  cancelWithdrawal,
  checkWithdrawal,
  exportOwnData,
  getNotices,
  listWithdrawals,
  updateUser,
  verifyEmail,
  withdraw,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo } from '../../../../../test/letters.ts'
import {
  bring,
  heldBy,
  idOf,
  ownCode,
  payee,
  saveDestinations,
  withdrawalOf,
  withdrawn,
  wrongWithBooks,
} from '../../../../../test/payees.ts'
import { personId, signedIn } from '../../../../../test/people.ts'
import { newKey } from '../../../../../test/recharging.ts'
import { goodPassword, minutes, newcomer, passTime } from '../../../../../test/shoppers.ts'
import { availableOf, frozenOf, shopAvailableOf, shopFrozenOf } from '../../../foundation/ledger/money/accounts-of-money.ts'
import { balancesOf, openHoldsOf } from '../../../foundation/ledger/books/balance-rows.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
})
afterAll(() => mall.end())

const hours = (count: number) => minutes(60 * count)

describe('withdrawal', () => {
  it('shows fee and times in advance, freezes the whole amount and notifies its owner', async () => {
    const ada = await payee(mall, '2000.00')
    const before = (await mall.ask(checkWithdrawal, { amount: '1500.00', destination: 'USDT-TRC20' }, ada.headers)).data
    expect(before).toMatchObject({ available: '2000.00', min: '10.00', max: '10000.00', left_today: 3 })
    expect(before).toMatchObject({ amount: '1500.00', fee: '7.50', arrives: '1492.50', two_people: true, blocked: [] })
    expect(before.destinations).toEqual([
      { code: 'USDT-TRC20', kind: 'wallet', name: expect.any(String), masked: '•••• eH2j', usable_from: null },
      { code: 'bank', kind: 'bank', name: 'Coutts', masked: '•••• 6819', usable_from: null },
    ])

    const withdrawal = await withdrawn(mall, ada, '1500.00')
    expect(withdrawal).toMatchObject({
      state: 'submitted',
      amount: '1500.00',
      fee: '7.50',
      arrives: '1492.50',
      can_cancel: true,
      late: false,
    })
    expect(withdrawal.destination.masked).toBe('•••• eH2j')
    const promised = (time: string) => (Date.parse(time) - Date.parse(withdrawal.asked_at)) / hours(1)
    expect([promised(withdrawal.decide_by), promised(withdrawal.pay_by)]).toEqual([24, 72])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['500.00', '1500.00'])
    const [hold] = await openHoldsOf(mall.kernel.db, frozenOf(ada.id))
    expect(hold).toMatchObject({ reference: `withdraw:${withdrawal.id}`, rule: 'withdrawal', objection: 'cancel' })
    expect(promised(hold?.endsAt.toISOString() ?? '')).toBeGreaterThan(72)
    expect((await mall.ask(listWithdrawals, {}, ada.headers)).data.list).toEqual([withdrawal])
    expect((await mall.ask(exportOwnData, {}, ada.headers)).data['withdrawals']).toMatchObject([{ id: withdrawal.id, amount: '1500.00' }])
    expect((await mall.ask(getNotices, { kind: '400' }, ada.headers)).data.list).toMatchObject([
      { status: 0, link: expect.stringContaining('view=withdraw_list') },
    ])
    const stored = await sql<{ row: string }>`select w::text as row from wallet.withdrawal w`.execute(mall.kernel.db)
    for (const { row } of stored.rows) expect(Buffer.from(row).toString()).not.toMatch(/TQ5p2s|NWBK/)
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })

  it('repeated with the same key returns identical bytes; other content under the key is refused', async () => {
    const ada = await payee(mall, '300.00')
    const fields = await withdrawalOf(mall, ada, '100.00', { wallet: 'bank' })
    const send = (more: Record<string, string> = {}) =>
      mall.app.inject({ method: 'POST', url: '/api/customer/info/withdraw', headers: ada.headers, payload: { ...fields, ...more } })
    const first = await send()
    passTime(mall, minutes(3))
    const again = await send()
    expect([first.json<{ code: number }>().code, again.body]).toEqual([200, first.body])
    expect((await send({ amount: '101.00' })).json()).toMatchObject({ code: 1000008, data: { fields: { idempotency_key: 'used_before' } } })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['200.00', '100.00'])
  })

  it.each(['-1', '0', '0.00', '1e3', 'NaN', '١٢', ' 5 ', '0.001', `1${'0'.repeat(30)}`, '1.2.3', '01', '+5', '1,000'])(
    '%j is not an amount, for any caller',
    async (amount) => {
      const headers = await signedIn(mall.kernel, 'mali')
      const fields = { wallet: 'bank', password: 'x', code: '123456', idempotency_key: newKey() }
      expect(await mall.ask(withdraw, { amount, ...fields }, headers)).toMatchObject({
        code: 1000008,
        data: { fields: { amount: 'money' } },
      })
    },
  )
})

describe('blocked withdrawal', () => {
  const ask = async (headers: Record<string, string>, fields: Record<string, string> = {}) =>
    mall.ask(
      withdraw,
      { amount: '50.00', wallet: 'USDT-TRC20', password: goodPassword, code: '000000', idempotency_key: newKey(), ...fields },
      headers,
    )

  it('lists the block with its end in advance, refuses, and allows the withdrawal once time clears it', async () => {
    const here = await newcomer(mall)
    const ada = { ...here, id: await idOf(mall.kernel, here.email) }
    await bring(mall.kernel, availableOf(ada.id), '80.00')
    const rules = async () => (await mall.ask(checkWithdrawal, { amount: '50.00' }, ada.headers)).data.blocked.map(({ rule }) => rule)
    expect(await rules()).toEqual(['email_unverified', 'no_destination'])
    expect(await ask(ada.headers)).toMatchObject({ code: 3000011, data: { rule: 'email_unverified', until: null } })
    await mall.ask(verifyEmail, { code: await codeTo(mall.kernel, ada.email) }, ada.headers)
    expect(await ask(ada.headers)).toMatchObject({ code: 3000011, data: { rule: 'no_destination' } })

    await saveDestinations(mall, ada, undefined, false)
    expect(await rules()).toEqual(['destination_new'])
    expect(await ask(ada.headers, { wallet: 'BTC' })).toMatchObject({ code: 3000011, data: { rule: 'no_destination' } })
    const refused = await ask(ada.headers)
    expect(refused).toMatchObject({ code: 3000011, data: { rule: 'destination_new' } })
    const until = (refused.data as unknown as { until: string }).until
    expect(Math.abs(Date.parse(until) - mall.kernel.now().getTime() - hours(24))).toBeLessThan(minutes(1))

    passTime(mall, hours(12))
    const password = 'difference engine no. 2'
    await mall.ask(updateUser, { old_password: goodPassword, password, confirm_password: password }, ada.headers)
    expect(await rules()).toEqual(['destination_new', 'secret_new'])
    passTime(mall, hours(12.1))
    expect(await rules()).toEqual(['secret_new'])
    passTime(mall, hours(12))
    expect(await rules()).toEqual([])
    expect(await withdrawn(mall, ada, '50.00', { password })).toMatchObject({ state: 'submitted' })
  })

  it('too little, too much or above the balance, each with its limit', async () => {
    const ada = await payee(mall, '80.00')
    expect(await ask(ada.headers, { amount: '9.99' })).toMatchObject({ code: 3000011, data: { rule: 'too_little', limit: '10.00' } })
    expect(await ask(ada.headers, { amount: '10000.01' })).toMatchObject({ code: 3000011, data: { rule: 'too_much', limit: '10000.00' } })
    expect(await ask(ada.headers, { amount: '100.50' })).toMatchObject({ code: 2000022, data: { short_by: '20.50' } })
    expect(await ask(ada.headers, { account: 'merchant' })).toMatchObject({ code: 3000011, data: { rule: 'no_shop' } })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['80.00', '0.00'])
  })

  it('three a day until the first is a day old; a cancelled one counts', async () => {
    const ada = await payee(mall, '500.00')
    for (const amount of ['20.00', '21.00', '22.00']) {
      passTime(mall, hours(2))
      const { id } = await withdrawn(mall, ada, amount)
      if (amount === '20.00') await mall.ask(cancelWithdrawal, { id }, ada.headers)
    }
    const { left_today, blocked } = (await mall.ask(checkWithdrawal, {}, ada.headers)).data
    expect([left_today, blocked]).toMatchObject([0, [{ rule: 'too_often', limit: '3' }]])
    expect(await ask(ada.headers)).toMatchObject({ code: 3000011, data: { rule: 'too_often', until: blocked[0]?.until } })
    passTime(mall, hours(20.1))
    expect((await mall.ask(checkWithdrawal, {}, ada.headers)).data.left_today).toBe(1)
    await withdrawn(mall, ada, '23.00')
  })

  it('a wrong password, a wrong code or a used code; repeated guesses lock the withdrawal for a while', async () => {
    const ada = await payee(mall, '300.00')
    const fields = await withdrawalOf(mall, ada, '50.00')
    const send = (more: Record<string, string>) => mall.ask(withdraw, { ...fields, idempotency_key: newKey(), ...more }, ada.headers)
    expect((await send({ password: 'a guess' })).code).toBe(1100002)
    const wrong = fields.code === '111111' ? '222222' : '111111'
    expect(await send({ code: wrong })).toMatchObject({ code: 3000004, data: { tries_left: 4 } })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['300.00', '0.00'])
    expect((await send({})).code).toBe(200)
    expect((await send({ amount: '60.00' })).code).toBe(3000004)
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['250.00', '50.00'])
    const guesses: number[] = []
    for (let at = 0; at < 12; at += 1) guesses.push((await send({ password: `guess ${at}` })).code)
    expect(guesses.filter((code) => code === 1100002)).toHaveLength(10)
    expect((await send({ amount: '70.00' })).code).toBe(3000002)
  })

  it('a visitor, and another customer’s destination', async () => {
    expect((await ask({})).code).toBe(1100003)
    expect((await mall.ask(checkWithdrawal, {}, {})).code).toBe(1100003)
    expect((await mall.ask(listWithdrawals, {}, {})).code).toBe(1100003)
  })

  it('demo money in a real mall', async () => {
    const real = await openDemoMall({ DEMO: '0' })
    try {
      const mali = await signedIn(real.kernel, 'mali')
      await bring(real.kernel, availableOf(await personId(real.kernel, 'mali')), '100.00')
      expect((await real.ask(checkWithdrawal, {}, mali)).data.blocked).toContainEqual({ rule: 'demo_money', until: null, limit: null })
      const fields = { amount: '50.00', wallet: 'bank', password: 'mango-river-market', code: '000000', idempotency_key: newKey() }
      expect(await real.ask(withdraw, fields, mali)).toMatchObject({ code: 3000011, data: { rule: 'demo_money' } })
    } finally {
      await real.end()
    }
  })
})

describe('concurrent withdrawals', () => {
  it('the same withdrawal sent twenty times is one', async () => {
    const ada = await payee(mall, '500.00')
    const fields = await withdrawalOf(mall, ada, '500.00')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mall.ask(withdraw, { ...fields, idempotency_key: newKey() }, ada.headers)),
    )
    // A busy server may refuse some requests with a retry status. All other requests get the response of the first request.
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted.length).toBeGreaterThan(1)
    expect(new Set(accepted.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['0.00', '500.00'])
    expect((await mall.ask(listWithdrawals, {}, ada.headers)).data.list).toHaveLength(1)
  })
  it('one of twenty withdrawals of nearly the whole balance succeeds', async () => {
    const ada = await payee(mall, '500.00')
    const fields = await withdrawalOf(mall, ada, '500.00')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        mall.ask(withdraw, { ...fields, amount: `${480 + at}.00`, idempotency_key: newKey() }, ada.headers),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const [available, frozen] = await heldBy(mall.kernel, ada.id)
    expect(Number(available) + Number(frozen)).toBe(500)
    expect(Number(frozen)).toBeGreaterThanOrEqual(480)
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
})

describe('cancelling a withdrawal', () => {
  it('returns the whole amount, once, to its owner only', async () => {
    const [ada, ben] = [await payee(mall, '200.00'), await newcomer(mall)]
    const { id } = await withdrawn(mall, ada, '150.00')
    const stranger = await mall.ask(cancelWithdrawal, { id }, ben.headers)
    const nobodys = await mall.ask(cancelWithdrawal, { id: '999999999' }, ben.headers)
    expect([stranger.code, stranger.data, stranger.message]).toEqual([2000019, nobodys.data, nobodys.message])
    expect((await mall.ask(cancelWithdrawal, { id })).code).toBe(1100003)
    expect((await mall.ask(listWithdrawals, {}, ben.headers)).data.list).toEqual([])

    const cancelled = await Promise.all(Array.from({ length: 5 }, () => mall.ask(cancelWithdrawal, { id }, ada.headers)))
    for (const { code, data } of cancelled) expect([code, data.state, data.can_cancel]).toEqual([200, 'cancelled', false])
    expect(cancelled[0]?.data.steps.map(({ state }) => state)).toEqual(['submitted', 'cancelled'])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['200.00', '0.00'])
    expect((await mall.ask(getNotices, { kind: '400' }, ada.headers)).data.list).toHaveLength(2)
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
})

describe('withdrawal of a seller', () => {
  it('debits the shop’s balance, not the personal one', async () => {
    const id = await personId(mall.kernel, 'anders')
    const headers = await signedIn(mall.kernel, 'anders')
    const found = await sql<{
      id: string
      email: string
    }>`select s.id, c.email from profile.shop s join accounts.customer c on c.id = s.owner_id
      where s.owner_id = ${id}`.execute(mall.kernel.db)
    const { id: shopId = '', email = '' } = found.rows[0] ?? {}
    const anders = { id, email, headers, token: headers['access-token'] }
    await saveDestinations(mall, anders)
    await bring(mall.kernel, shopAvailableOf(shopId), '90.00')
    expect((await mall.ask(checkWithdrawal, { account: 'merchant' }, headers)).data).toMatchObject({ available: '90.00', blocked: [] })
    const code = await ownCode(mall, anders, 'withdraw')
    const fields = { amount: '60.00', wallet: 'bank', account: 'merchant', password: 'wet-tent-dry-socks', code, idempotency_key: newKey() }
    const answer = await mall.ask(withdraw, fields, headers)
    expect(answer).toMatchObject({ code: 200, data: { account: 'merchant', amount: '60.00' } })
    const held = async () => Object.values(await balancesOf(mall.kernel.db, [shopAvailableOf(shopId), shopFrozenOf(shopId)]))
    expect(await held()).toEqual([3000n, 6000n])
    await mall.ask(cancelWithdrawal, { id: answer.data.id }, headers)
    expect(await held()).toEqual([9000n, 0n])
    expect(await heldBy(mall.kernel, id)).toEqual(['0.00', '0.00'])
  })
})
