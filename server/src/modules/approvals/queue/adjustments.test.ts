import {
  adjustBalance,
  checkLedger,
  listAdjustments,
  listLedgerChecks,
  listTransactions,
  showBalance,
  signAdjustment,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { newKey, staffAs } from '../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let mali: Headers
let maliId: string
let finance: Headers
let risk: Headers
let owner: Headers
let auditor: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await signedIn(mall.kernel, 'mali')
  maliId = await personId(mall.kernel, 'mali')
  finance = await staffAs(mall.kernel, 'finance')
  risk = await staffAs(mall.kernel, 'risk')
  owner = await staffAs(mall.kernel, 'owner')
  auditor = await staffAs(mall.kernel, 'auditor')
})
afterAll(() => mall.end())

const requests = (more: Record<string, string> = {}) => ({
  account: 'customer' as const,
  id: maliId,
  direction: 'credit' as const,
  amount: '12.00',
  reason: 'A courier broke the kettle',
  text: 'For the broken kettle',
  idempotency_key: newKey(),
  ...more,
})
const sign = (who: Headers, id: string, yes = '1') => mall.ask(signAdjustment, { id, sign: yes as '1', idempotency_key: newKey() }, who)
const balance = async () => Number((await mall.ask(showBalance, {}, mali)).data.balance)

describe('balance adjustment', () => {
  it('moves money after a second person signs it, and its owner reads the reason', async () => {
    const before = await balance()
    const { data } = await mall.ask(adjustBalance, requests(), finance)
    expect(data).toMatchObject({ state: 'signed_once', from: 'suspense', to: `customer.available/${maliId}` })
    expect(data.owner).toEqual({ kind: 'customer', id: maliId, name: 'Mali Suwan' })
    expect(await balance()).toBe(before)
    expect(await sign(finance, data.id)).toMatchObject({ code: 3000009, data: { decision: 'signed_already' } })
    expect((await sign(auditor, data.id)).code).toBe(3000001)
    expect(data.may_sign, 'the author').toBe(false)
    const offered = async (who: Headers) => (await mall.ask(listAdjustments, {}, who)).data.list.find(({ id }) => id === data.id)?.may_sign
    expect([await offered(finance), await offered(risk), await offered(owner), await offered(auditor)]).toEqual([false, true, true, false])
    expect((await sign(risk, data.id)).data.state).toBe('made')
    expect(await balance()).toBe(before + 12)
    expect((await sign(owner, data.id)).code).toBe(3000009)
    const [line] = (await mall.ask(listTransactions, {}, mali)).data.list
    expect(line).toMatchObject({ kind: 'adjustment', amount: '12.00', remark: 'For the broken kettle' })
    expect((await mall.ask(listAdjustments, {}, auditor)).data.list[0]).toMatchObject({ id: data.id, state: 'made' })
    expect(await offered(owner), 'after the second signature').toBe(false)
  })
  it('moves nothing if it exceeds the balance, and can be withdrawn', async () => {
    const before = await balance()
    const { data } = await mall.ask(adjustBalance, requests({ direction: 'debit', amount: '999999.00' }), finance)
    expect((await sign(risk, data.id)).code).toBe(2000022)
    expect((await sign(finance, data.id, '0')).data.state).toBe('withdrawn')
    expect(await balance()).toBe(before)
  })
  it('twenty signatures at the same time move the money once', async () => {
    const before = await balance()
    const { data } = await mall.ask(adjustBalance, requests({ amount: '1.00' }), owner)
    const all = await Promise.all(Array.from({ length: 20 }, () => sign(risk, data.id)))
    // If the same operator presses again, the call returns the answer of the first press.
    expect(new Set(all.map(({ code, data: { state } }) => `${code} ${state}`))).toEqual(new Set(['200 made']))
    expect(await balance()).toBe(before + 1)
  })
  it('rejects an unknown account or a zero amount; the database rejects one person for both signatures', async () => {
    expect((await mall.ask(adjustBalance, requests({ id: '999999' }), finance)).code).toBe(2000019)
    expect((await mall.ask(adjustBalance, requests({ amount: '0.00' }), finance)).code).toBe(1000008)
    const { data } = await mall.ask(adjustBalance, requests(), finance)
    await expect(
      sql`update queue.adjustment set state = 'made', signed_by = asked_by, signed_at = now() where id = ${data.id}`.execute(
        mall.kernel.db,
      ),
    ).rejects.toThrow(/two_people/)
  })
})

describe('ledger checks', () => {
  it('are green, turn red with the difference after a manual balance change, and a red one is explained once', async () => {
    expect((await mall.ask(checkLedger, {}, finance)).data.green).toBe(true)
    expect((await mall.ask(checkLedger, { explain: 'Nothing is wrong' }, finance)).code).toBe(3000009)
    const { db } = mall.kernel
    await sql`alter table ledger.account disable trigger account_by_post`.execute(db)
    await sql`update ledger.account set balance = balance + 100 where address = ${`customer.available/${maliId}`}`.execute(db)
    const red = await mall.ask(checkLedger, {}, finance)
    expect(red.data.green).toBe(false)
    expect(red.data.results.find((each) => each.bad > 0)).toEqual({ invariant: 'balance_is_sum_of_postings', bad: 1, difference: '1.00' })
    expect((await mall.ask(checkLedger, { explain: 'A trial' }, finance)).data.explained).toBe(true)
    await sql`update ledger.account set balance = balance - 100 where address = ${`customer.available/${maliId}`}`.execute(db)
    await sql`alter table ledger.account enable trigger account_by_post`.execute(db)
    expect((await mall.ask(listLedgerChecks, {}, auditor)).data.list.map((run) => run.green)).toEqual([false, true])
  })
})
