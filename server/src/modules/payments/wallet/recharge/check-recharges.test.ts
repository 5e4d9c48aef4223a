import { showBalance, showCase, showRecharge } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { openEsploraStub, type EsploraStub } from '../../../../../test/esplora-stub.ts'
import { signedIn } from '../../../../../test/people.ts'
import { decide, sendRecharge, staffAs } from '../../../../../test/recharging.ts'
import { checkRecharge } from './check-recharges.ts'

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
type Headers = Record<string, string>
let bitcoin: EsploraStub
let mall: DemoMall
let mali: Headers
let finance: Headers
beforeAll(async () => {
  bitcoin = await openEsploraStub()
  mall = await openDemoMall({
    CHAIN_BITCOIN_URL: `${bitcoin.stub.url}/api/`,
    CHAIN_BITCOIN_GENESIS: bitcoin.genesis,
    CHAIN_BITCOIN_CONFIRMATIONS: '2',
    CHAIN_APPROVES_ALONE: '500.00',
  })
  await sql`insert into settings.wallet_address (code, address, asked_by, asked_at, signed_by, signed_at, effective_at)
    values ('BTC', ${address}, 1, now() - interval '3 days', 2, now() - interval '2 days', now() - interval '1 day')`.execute(
    mall.kernel.db,
  )
  mali = await signedIn(mall.kernel, 'mali')
  finance = await staffAs(mall.kernel, 'finance')
})
afterAll(async () => {
  await mall.end()
  await bitcoin.stub.close()
})
/** Each test moves the clock, because the limit of five recharges a day is too low for this file. */
let days = 0
const { now } = Date
beforeEach(async () => {
  days += 2
  mall.kernel.now = () => new Date(now() + days * 86_400_000)
  mali = await signedIn(mall.kernel, 'mali')
  finance = await staffAs(mall.kernel, 'finance')
})
const send = async (satoshi: number, amount: string) => {
  const key = bitcoin.send([{ address, satoshi }])
  const { data } = await sendRecharge(mall, mali, { wallet: 'BTC', amount, transaction_id: key })
  return data.id
}
const shown = async (id: string) => (await mall.ask(showRecharge, { id }, mali)).data
const balance = async () => Number((await mall.ask(showBalance, {}, mali)).data.balance)
const makeBlocks = (count: number) => bitcoin.makeBlocks(count, mall.kernel.now().getTime())

describe('blockchain check of a recharge', () => {
  it('shows the confirmations block by block, and credits automatically up to the owner’s limit', async () => {
    const before = await balance()
    const id = await send(300_000, '0.003')
    await checkRecharge(mall.kernel, id)
    expect(await shown(id)).toMatchObject({ state: 'pending', check: { state: 'confirming', confirmations: 0, needed: 2 } })
    makeBlocks(1)
    await checkRecharge(mall.kernel, id)
    expect((await shown(id)).check).toMatchObject({ confirmations: 1 })
    makeBlocks(1)
    await Promise.all([checkRecharge(mall.kernel, id), checkRecharge(mall.kernel, id)])
    const done = await shown(id)
    expect(done).toMatchObject({ state: 'completed', actual_amount: '300.00', check: { state: 'confirmed' } })
    expect(done.steps.map((step) => step.state)).toEqual(['submitted', 'pending', 'completed'])
    expect(await balance()).toBe(before + 300)
  })
  it('needs only one staff member to credit an amount above that limit', async () => {
    const id = await send(600_000, '0.006')
    makeBlocks(3)
    await checkRecharge(mall.kernel, id)
    expect((await shown(id)).state).toBe('pending')
    const opened = await mall.ask(showCase, { kind: '500', id }, finance)
    expect(opened.data.evidence.find((each) => each.label === 'chain')).toMatchObject({ tone: 'good' })
    const decided = await decide(mall, finance, { kind: '500', id, version: String(opened.data.version), decision: 'approve' })
    expect(decided.data.state).toBe('completed')
  })
  it('reports a mismatch for a claim of another amount, and credits nothing', async () => {
    const before = await balance()
    const id = await send(300_000, '0.0031')
    makeBlocks(2)
    await checkRecharge(mall.kernel, id)
    expect((await shown(id)).check).toMatchObject({ state: 'mismatch' })
    const { data } = await mall.ask(showCase, { kind: '500', id }, finance)
    expect(data.flags.map((each) => each.flag)).toContain('chain_mismatch')
    expect(await balance()).toBe(before)
  })
  it('bumps the case version, so a decision on the older version is refused', async () => {
    const id = await send(600_000, '0.006')
    const { data } = await mall.ask(showCase, { kind: '500', id }, finance)
    makeBlocks(2)
    await checkRecharge(mall.kernel, id)
    const late = await decide(mall, finance, { kind: '500', id, version: String(data.version), decision: 'approve' })
    expect(late.code).toBe(3000007)
  })
})
