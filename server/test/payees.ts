import { changePaymentSettings, sendCode, verifyEmail, withdraw, type CodePurpose } from '@plaza/contract'
import { formatMoney, money } from '@plaza/values'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type MoneyAccount, availableOf, cashOf, frozenOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { freezeMoney, moveMoney } from '../src/modules/foundation/ledger/money/post.ts'
import { balancesOf } from '../src/modules/foundation/ledger/books/balance-rows.ts'
import { runLedgerChecks } from '../src/modules/foundation/ledger/checks/check-ledger.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { contributions } from '../src/mall.ts'
import type { DemoMall } from './demo-mall.ts'
import { codeTo, emailsTo } from './letters.ts'
import { newKey } from './recharging.ts'
import { until } from './until.ts'
import { goodPassword, type Here, newcomer } from './shoppers.ts'

export type Payee = Here & { id: string }

export const idOf = async ({ db }: Kernel, email: string): Promise<string> =>
  (await sql<{ id: string }>`select id from accounts.customer where email = ${email}`.execute(db)).rows[0]?.id ?? ''

/** Credits money from outside the mall to a person or a shop. */
export const bring = async (kernel: Kernel, to: MoneyAccount, amount: string): Promise<void> => {
  const key = `given:${newKey()}`
  const legs = [{ from: cashOf('given'), to, amount: money(amount) }]
  await transaction(kernel, (tx) => moveMoney(tx, { key, kind: 'demo', reference: key, actor: 'system', legs }))
}

/** The available and the frozen balance of a customer. */
export const heldBy = async ({ db }: Kernel, id: string): Promise<[string, string]> => {
  const [available, frozen] = [availableOf(id), frozenOf(id)]
  const held = await balancesOf(db, [available, frozen])
  return [formatMoney(held[available] ?? money('0')), formatMoney(held[frozen] ?? money('0'))]
}

/** The failed ledger checks of all modules. */
export const wrongWithBooks = async (kernel: Kernel): Promise<string[]> => {
  const { checks } = contributions
  const { results } = await runLedgerChecks(kernel, checks)
  return results.filter(({ bad }) => bad > 0).map(({ invariant }) => invariant)
}

const codesTo = async (kernel: Kernel, email: string): Promise<string[]> =>
  (await emailsTo(kernel, email)).flatMap((sent) => /^\d{6}$/m.exec(sent.body_text)?.[0] ?? [])

/** Requests a code and returns it from the next email that contains a code. Wallet events send emails too. */
export const ownCode = async (mall: DemoMall, { email, headers }: Here, purpose: CodePurpose): Promise<string> => {
  const before = (await codesTo(mall.kernel, email)).length
  expect((await mall.ask(sendCode, { purpose }, headers)).code).toBe(200)
  await until(async () => (await codesTo(mall.kernel, email)).length > before)
  return (await codesTo(mall.kernel, email))[0] ?? ''
}

export const tronAddress = 'TQ5p2sF8uX1wPq7Zk3LmN9rYvB4cD6eH2j'
export const bankAccount = {
  account_name: 'Ada Lovelace',
  account_number: 'GB29 NWBK 6016 1331 9268 19',
  bank_name: 'Coutts',
  routing_number: '021000021',
}

/** Saves payout accounts. With `rested`, their waiting period of a day is over, for this person only. */
export const saveDestinations = async (
  mall: DemoMall,
  person: Payee,
  fields: Record<string, string> = { 'wallets[USDT-TRC20]': tronAddress, ...bankAccount },
  rested = true,
): Promise<void> => {
  const code = await ownCode(mall, person, 'payment_settings')
  expect((await mall.ask(changePaymentSettings, { ...fields, code }, person.headers)).code).toBe(200)
  if (!rested) return
  const { db } = mall.kernel
  await sql`update accounts.payment_settings set changed_at = changed_at - interval '25 hours' where customer_id = ${person.id}`.execute(db)
  await sql`update accounts.customer set payouts_paused_until = payouts_paused_until - interval '25 hours' where id = ${person.id}`.execute(
    db,
  )
}

/** Creates a customer with money, a verified email and a payout account whose waiting period is over. */
export const payee = async (mall: DemoMall, amount: string, more: Record<string, string> = {}): Promise<Payee> => {
  const here = await newcomer(mall, more)
  const person = { ...here, id: await idOf(mall.kernel, here.email) }
  expect((await mall.ask(verifyEmail, { code: await codeTo(mall.kernel, here.email) }, here.headers)).code).toBe(200)
  await saveDestinations(mall, person)
  await bring(mall.kernel, availableOf(person.id), amount)
  return person
}

/** Inserts an undecided withdrawal, as if it had been requested. Its money comes from outside the mall. */
export const plantedWithdrawal = async (kernel: Kernel, customerId: string): Promise<string> => {
  await bring(kernel, availableOf(customerId), '20.00')
  return transaction(kernel, async (tx) => {
    const made = await sql<{
      id: string
    }>`insert into wallet.withdrawal (customer_id, account, amount, fee, destination_kind, destination_name,
        destination_masked, destination_sealed, destination_key, asked_at, decide_by, pay_by)
      values (${customerId}, 'customer', 2000, 100, 'bank', 'Coutts', '•••• 6819', '\\x00', sha256('x'), now(), now() + interval '1 day', now() + interval '3 days')
      returning id`.execute(tx)
    const id = made.rows[0]?.id ?? ''
    await freezeMoney(tx, {
      reference: `withdraw:${id}`,
      kind: 'withdrawal_asked',
      actor: `customer:${customerId}`,
      from: availableOf(customerId),
      amount: money('20.00'),
      rule: 'withdrawal',
      endsAt: new Date(kernel.now().getTime() + 7 * 86_400_000),
      objection: 'cancel',
    })
    return id
  })
}

/** The input fields of a withdrawal, with a new code. */
export const withdrawalOf = async (mall: DemoMall, person: Payee, amount: string, more: Record<string, string> = {}) => ({
  amount,
  wallet: 'USDT-TRC20',
  password: goodPassword,
  code: await ownCode(mall, person, 'withdraw'),
  idempotency_key: newKey(),
  ...more,
})

/** Requests a withdrawal that must be accepted. */
export const withdrawn = async (mall: DemoMall, person: Payee, amount: string, more: Record<string, string> = {}) => {
  const answer = await mall.ask(withdraw, await withdrawalOf(mall, person, amount, more), person.headers)
  expect([answer.code, JSON.stringify(answer.data)]).toEqual([200, expect.anything()])
  return answer.data
}
