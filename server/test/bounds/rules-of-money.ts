import { bankRecharge, checkWithdrawal, findRecipient, listRecharges, reserveRecharge, transferBalance, withdraw } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { availableOf } from '../../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { newShopper, onSale, type Shopper } from '../buying.ts'
import { bring, heldBy, payee, type Payee, withdrawn } from '../payees.ts'
import { signedInAs } from '../people.ts'
import { newKey, sendRecharge } from '../recharging.ts'
import { goodPassword } from '../shoppers.ts'
import { cents, day, later, minute, type Rule, type Rules, type Trial } from './trial.ts'

const minRecharge: Rule = async (trial) => {
  const { mall, set } = trial
  const least = '123.45'
  await set('min_recharge', least)
  expect([(await trial.config()).min_recharge, await trial.printed('min_recharge')]).toEqual([least, `$${least}`])
  const { headers } = await newShopper(mall)
  const requests = (amount: string) => [
    () => mall.ask(bankRecharge, { amount, channel: 'card', idempotency_key: newKey() }, headers),
    () => mall.ask(reserveRecharge, { amount, wallet: 'USDT-TRC20' } as never, headers),
    () => sendRecharge(mall, headers, { amount }),
  ]
  for (const ask of requests('123.44'))
    expect(await ask()).toMatchObject({ code: 1000008, data: { fields: { amount: 'too_little' }, hint: least } })
  for (const ask of requests('123.45')) expect((await ask()).code).toBe(200)
}

const rechargesADay: Rule = async (trial) => {
  const { mall, set, at } = trial
  await set('recharges_a_day', '2')
  expect(await trial.printed('recharges_a_day')).toBe('2')
  const { id } = await newShopper(mall)
  const start = new Date()
  const left = async () => (await mall.ask(listRecharges, {}, await signedInAs(mall.kernel, id))).data
  const send = async () => sendRecharge(mall, await signedInAs(mall.kernel, id))
  at(start)
  expect((await left()).left_today).toBe(2)
  expect((await send()).code).toBe(200)
  at(later(start, minute))
  expect((await send()).code).toBe(200)
  const next = later(start, day)
  expect(await left()).toMatchObject({ left_today: 0, next_at: next.toISOString() })
  expect(await send()).toMatchObject({ code: 2000030, data: { next_at: next.toISOString() } })
  at(later(next, -1))
  expect((await send()).code).toBe(2000030)
  at(later(next, 1))
  expect((await left()).left_today).toBe(1)
  expect([(await send()).code, (await send()).code]).toEqual([200, 2000030])
}

/**
 * The rule that blocks a withdrawal, from the preview and from the withdrawal itself. The withdrawal has a wrong code, which is checked only after
 * these rules.
 */
const stopOf = async ({ mall }: Trial, { headers }: Payee, amount: string) => {
  const answer = (await mall.ask(checkWithdrawal, { amount, destination: 'USDT-TRC20' }, headers)).data
  const fields = { amount, wallet: 'USDT-TRC20', password: goodPassword, code: '000000', idempotency_key: newKey() }
  const { code, data } = await mall.ask(withdraw, fields, headers)
  const applied = code === 3000011 ? (data as unknown as { rule: string; limit: string }) : null
  return { told: answer.blocked.map(({ rule, limit }) => [rule, limit]), applied: applied ? [[applied.rule, applied.limit]] : [] }
}
const bothSay = async (trial: Trial, person: Payee, amount: string, expected: [string, string] | null) => {
  const rules = expected ? [expected] : []
  expect(await stopOf(trial, person, amount), amount).toEqual({ told: rules, applied: rules })
}

const withdrawalMin: Rule = async (trial) => {
  const person = await payee(trial.mall, '500.00')
  await trial.set('withdrawal_min', '33.33')
  expect(await trial.printed('withdrawal_min')).toBe('$33.33')
  expect((await trial.mall.ask(checkWithdrawal, {}, person.headers)).data.min).toBe('33.33')
  await bothSay(trial, person, '33.32', ['too_little', '33.33'])
  await bothSay(trial, person, '33.33', null)
}

const withdrawalMax: Rule = async (trial) => {
  const person = await payee(trial.mall, '500.00')
  await trial.set('withdrawal_max', '234.56')
  expect(await trial.printed('withdrawal_max')).toBe('$234.56')
  expect((await trial.mall.ask(checkWithdrawal, {}, person.headers)).data.max).toBe('234.56')
  await bothSay(trial, person, '234.56', null)
  await bothSay(trial, person, '234.57', ['too_much', '234.56'])
}

/** Checks that the fee shown before a withdrawal is the fee charged. */
const feeOf = async ({ mall }: Trial, person: Payee, amount: string) => {
  const answer = (await mall.ask(checkWithdrawal, { amount, destination: 'USDT-TRC20' }, person.headers)).data
  const taken = await withdrawn(mall, person, amount)
  expect([taken.fee, taken.arrives]).toEqual([answer.fee, answer.arrives])
  expect(cents(taken.arrives)).toBe(cents(amount) - cents(taken.fee))
  return taken.fee
}

const feePercent: Rule = async (trial) => {
  await trial.set('withdrawal_fee_percent', '2.22')
  expect(await trial.printed('withdrawal_fee_percent')).toBe('2.22')
  const quotedFee = async (amount: string) => (await trial.mall.ask(checkWithdrawal, { amount }, person.headers)).data.fee
  const person = await payee(trial.mall, '500.00')
  // 2.22 percent of 45.27 is 1.00, and of 45.28 it is 1.01 when rounded half up.
  expect([await quotedFee('45.04'), await quotedFee('45.27'), await quotedFee('45.28')]).toEqual(['1.00', '1.00', '1.01'])
  expect(await feeOf(trial, person, '123.45')).toBe('2.74')
}

const feeMin: Rule = async (trial) => {
  await trial.set('withdrawal_fee_min', '3.21')
  expect(await trial.printed('withdrawal_fee_min')).toBe('$3.21')
  const person = await payee(trial.mall, '500.00')
  expect(await feeOf(trial, person, '50.00')).toBe('3.21')
  // The fee would use up a smaller amount, so such an amount cannot be requested, even if the minimum withdrawal is lower.
  await trial.set('withdrawal_fee_min', '12.34')
  expect((await trial.mall.ask(checkWithdrawal, {}, person.headers)).data.min).toBe('12.35')
  await bothSay(trial, person, '12.34', ['too_little', '12.35'])
  await bothSay(trial, person, '12.35', null)
}

const withdrawalsADay: Rule = async (trial) => {
  const { mall, set, at } = trial
  await set('withdrawals_a_day', '2')
  expect(await trial.printed('withdrawals_a_day')).toBe('2')
  const start = new Date()
  at(start)
  const person = await payee(mall, '500.00')
  const left = async () => (await mall.ask(checkWithdrawal, {}, person.headers)).data.left_today
  expect(await left()).toBe(2)
  await withdrawn(mall, person, '20.00')
  expect(await left()).toBe(1)
  at(later(start, 2 * minute))
  await withdrawn(mall, person, '21.00')
  expect(await left()).toBe(0)
  await bothSay(trial, person, '22.00', ['too_often', '2'])
  at(later(start, day - 1))
  await bothSay(trial, person, '22.00', ['too_often', '2'])
  at(later(start, day + 1))
  await bothSay(trial, person, '22.00', null)
}

const shopOf = async ({ mall }: Trial) => {
  const [goods] = await onSale(mall)
  const shop = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${goods?.shopId ?? 0}`.execute(
    mall.kernel.db,
  )
  return { shopId: goods?.shopId ?? '', ownerId: shop.rows[0]?.owner ?? '' }
}
const give = ({ mall }: Trial, shopper: Pick<Shopper, 'headers' | 'password'>, shop_id: string, amount: string) =>
  mall.ask(transferBalance, { shop_id, amount, password: shopper.password, idempotency_key: newKey() }, shopper.headers)

const merchantTransfer: Rule = async (trial) => {
  const { mall, set } = trial
  const [{ shopId, ownerId }, stranger] = [await shopOf(trial), await newShopper(mall)]
  const owner = { headers: await signedInAs(mall.kernel, ownerId), password: 'a guess' }
  const codes = async (who: Pick<Shopper, 'headers' | 'password'>) => [
    (await mall.ask(findRecipient, { shop_id: shopId }, who.headers)).code,
    (await give(trial, who, shopId, '1.00')).code,
  ]
  // A user who may transfer must enter the password. The owner's second request has a wrong password.
  for (const [offer, own, others] of [
    ['any', [200, 1100002], [200, 200]],
    ['own', [200, 1100002], [3000001, 3000001]],
    ['off', [3000001, 3000001], [3000001, 3000001]],
  ] as const) {
    await set('merchant_transfer', offer)
    expect([offer, await codes(owner), await codes(stranger)]).toEqual([offer, own, others])
  }
}

const transferDailyCap: Rule = async (trial) => {
  const { mall, set } = trial
  await set('transfer_daily_cap', '77.77')
  expect(await trial.printed('transfer_daily_cap')).toBe('$77.77')
  const [{ shopId }, shopper] = [await shopOf(trial), await newShopper(mall)]
  const left = async () => (await mall.ask(findRecipient, { shop_id: shopId }, shopper.headers)).data.left_today
  const refused = { code: 3000011, data: { rule: 'daily_cap', limit: '77.77' } }
  expect(await left()).toBe('77.77')
  expect(await give(trial, shopper, shopId, '77.78')).toMatchObject(refused)
  expect((await give(trial, shopper, shopId, '40.00')).code).toBe(200)
  expect(await left()).toBe('37.77')
  expect(await give(trial, shopper, shopId, '37.78')).toMatchObject(refused)
  expect((await give(trial, shopper, shopId, '37.77')).code).toBe(200)
  expect(await left()).toBe('0.00')
  expect(await give(trial, shopper, shopId, '0.01')).toMatchObject(refused)
}

const transfersADay: Rule = async (trial) => {
  const { mall, set, at } = trial
  await set('transfers_a_day', '2')
  const start = new Date()
  at(start)
  const [{ shopId }, shopper] = [await shopOf(trial), await newShopper(mall)]
  const codes = []
  for (const amount of ['1.00', '2.00', '3.00']) codes.push((await give(trial, shopper, shopId, amount)).code)
  expect(codes).toEqual([200, 200, 3000002])
  const again = async (ms: number) => {
    at(later(start, ms))
    return give(trial, { ...shopper, headers: await signedInAs(mall.kernel, shopper.id) }, shopId, '3.00')
  }
  expect(await again(day - 1)).toMatchObject({ code: 3000002, data: { retry_after: 1 } })
  expect((await again(day + 1)).code).toBe(200)
}

/** Checks that the balance limits transfers and withdrawals to the cent. */
export const balanceIsABound = async ({ mall }: Trial) => {
  const person = await newShopper(mall, 0)
  await bring(mall.kernel, availableOf(person.id), '12.34')
  const trial = { mall } as Trial
  const { shopId } = await shopOf(trial)
  expect(await give(trial, person, shopId, '12.35')).toMatchObject({ code: 2000022, data: { short_by: '0.01' } })
  expect((await give(trial, person, shopId, '12.34')).code).toBe(200)
  expect(await heldBy(mall.kernel, person.id)).toEqual(['0.00', '12.34'])
}

export const rulesOfMoney: Rules = {
  min_recharge: minRecharge,
  recharges_a_day: rechargesADay,
  withdrawal_min: withdrawalMin,
  withdrawal_max: withdrawalMax,
  withdrawal_fee_percent: feePercent,
  withdrawal_fee_min: feeMin,
  withdrawals_a_day: withdrawalsADay,
  merchant_transfer: merchantTransfer,
  transfer_daily_cap: transferDailyCap,
  transfers_a_day: transfersADay,
}
