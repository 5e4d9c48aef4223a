import {
  cancelShopWithdrawal,
  checkShopWithdrawal,
  listShopLedger,
  listShopWithdrawals,
  sendSellerCode,
  showShopBalance,
  withdrawFromShop,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../../test/letters.ts'
import { wrongWithBooks } from '../../../../../test/payees.ts'
import { decide, newKey, staffAs } from '../../../../../test/recharging.ts'
import { type Owner, shopOwner } from '../../../../../test/shop-owners.ts'
import { memberOf } from '../../../../../test/shop-staff.ts'
import { goodPassword } from '../../../../../test/shoppers.ts'
import { until } from '../../../../../test/until.ts'

let mall: DemoMall
let ada: Owner
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  ada = await shopOwner(mall, '500.00')
})
afterAll(() => mall.end())

const code = async ({ person, console }: Owner) => {
  const before = (await emailsTo(mall.kernel, person.email)).length
  expect((await mall.ask(sendSellerCode, { purpose: 'withdraw' }, console)).code).toBe(200)
  await until(async () => (await emailsTo(mall.kernel, person.email)).length > before)
  return codeTo(mall.kernel, person.email)
}
const codeless = (amount: string, more: Record<string, string> = {}) => ({
  ...{ amount, destination: 'bank', password: goodPassword, code: '000000', idempotency_key: newKey() },
  ...more,
})
const optimisticChange = async (owner: Owner, amount: string): Promise<ReturnType<typeof codeless>> =>
  codeless(amount, { code: await code(owner) })
const withdraw = async (owner: Owner, fields: ReturnType<typeof codeless>) => mall.ask(withdrawFromShop, fields, owner.console)
const balance = async ({ console }: Owner) => {
  const { available, frozen } = (await mall.ask(showShopBalance, {}, console)).data
  return [available, frozen]
}

describe('withdrawal from a shop', () => {
  it('follows the rules of every withdrawal, and is paid after staff approve', async () => {
    const said = (await mall.ask(checkShopWithdrawal, { amount: '100.00', destination: 'bank' }, ada.console)).data
    expect(said).toMatchObject({ available: '500.00', fee: '1.00', arrives: '99.00', blocked: [] })
    const fields = await optimisticChange(ada, '100.00')
    const requested = await withdraw(ada, fields)
    expect([requested.code, requested.data.state, requested.data.account]).toEqual([200, 'submitted', 'merchant'])
    expect(await withdraw(ada, fields)).toMatchObject({ code: 200, data: { id: requested.data.id } })
    expect(await balance(ada)).toEqual(['400.00', '100.00'])
    const finance = await staffAs(mall.kernel, 'finance')
    const decided = { kind: '400', id: requested.data.id }
    expect((await decide(mall, finance, { ...decided, version: '1', decision: 'approve' })).code).toBe(200)
    expect((await decide(mall, finance, { ...decided, version: '2', decision: 'pay', reference: 'SEPA 7' })).code).toBe(200)
    expect((await mall.ask(listShopWithdrawals, {}, ada.console)).data.list).toMatchObject([{ id: requested.data.id, state: 'completed' }])
    expect(await balance(ada)).toEqual(['400.00', '0.00'])
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
  it('is created once under concurrent requests', async () => {
    const owner = await shopOwner(mall, '50.00')
    const fields = await optimisticChange(owner, '50.00')
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await withdraw(owner, fields)).code))
    expect(new Set(codes)).toEqual(new Set([200]))
    expect(await balance(owner)).toEqual(['0.00', '50.00'])
    expect((await mall.ask(listShopWithdrawals, {}, owner.console)).data.list).toHaveLength(1)
  })
  it('is refused with a wrong password, a wrong code, too low a balance or a new destination', async () => {
    const owner = await shopOwner(mall, '50.00')
    expect((await withdraw(owner, codeless('20.00', { password: 'another' }))).code).toBe(1100002)
    expect((await withdraw(owner, codeless('20.00'))).code).toBe(3000004)
    expect((await withdraw(owner, codeless('50.01'))).code).toBe(2000022)
    expect((await withdraw(owner, codeless('1e2'))).code).toBe(1000008)
    await sql`update accounts.payment_settings set changed_at = now() where customer_id = ${owner.person.id}`.execute(mall.kernel.db)
    expect(await withdraw(owner, codeless('20.00'))).toMatchObject({ code: 3000011, data: { rule: 'destination_new' } })
    expect(await balance(owner)).toEqual(['50.00', '0.00'])
  })
  it('can be cancelled by its owner and by no other', async () => {
    const [owner, eve] = [await shopOwner(mall, '50.00'), await shopOwner(mall, '50.00')]
    const { id } = (await withdraw(owner, await optimisticChange(owner, '20.00'))).data
    expect((await mall.ask(cancelShopWithdrawal, { id }, eve.console)).code).toBe(2000019)
    expect((await mall.ask(listShopWithdrawals, {}, eve.console)).data.list).toEqual([])
    expect((await mall.ask(cancelShopWithdrawal, { id }, owner.console)).data.state).toBe('cancelled')
    expect((await mall.ask(cancelShopWithdrawal, { id }, owner.console)).data.state).toBe('cancelled')
    expect(await balance(owner)).toEqual(['50.00', '0.00'])
  })
  it('is reserved for the owner: finance members can read, but not withdraw', async () => {
    const { headers } = await memberOf(mall.kernel, ada.shopId, 'finance')
    expect((await mall.ask(withdrawFromShop, codeless('20.00'), headers)).code).toBe(3000001)
    expect((await mall.ask(sendSellerCode, { purpose: 'withdraw' }, headers)).code).toBe(3000001)
    expect((await mall.ask(listShopWithdrawals, {}, headers)).data.list).not.toEqual([])
  })
})

describe('ledger lines of a shop', () => {
  it('are listed newest first, by kind, page by page, and as CSV', async () => {
    const { list } = (await mall.ask(listShopLedger, {}, ada.console)).data
    expect(list.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual([
      ['withdrawal_asked', '100.00', '400.00'],
      ['demo', '500.00', '500.00'],
    ])
    expect((await mall.ask(listShopLedger, { kind: 'demo' }, ada.console)).data.list).toHaveLength(1)
    const first = (await mall.ask(listShopLedger, { limit: '1' }, ada.console)).data
    const second = (await mall.ask(listShopLedger, { limit: '1', cursor: first.next_cursor ?? '' }, ada.console)).data
    expect([second.list[0]?.kind, second.next_cursor]).toEqual(['demo', null])
    expect((await mall.ask(listShopLedger, { cursor: 'nonsense' }, ada.console)).code).toBe(1000008)
    const { csv } = (await mall.ask(listShopLedger, { format: 'csv' }, ada.console)).data
    expect(csv?.split('\r\n')).toHaveLength(4)
  })
})
