import { hourMs } from '@plaza/values'
import { getWallets, listMallWallets, saveMallWallet, signWalletAddress, takeBack, listEdits } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { staffAs } from '../../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let [owner, finance, risk, auditor, catalogue]: Headers[] = []
/** Staff sessions end after half an hour without activity, so staff sign in again. */
const signIn = async () => {
  ;[owner, finance, risk, auditor, catalogue] = await Promise.all(
    ['owner', 'finance', 'risk', 'auditor', 'catalogue'].map((role) => staffAs(mall.kernel, role)),
  )
}
beforeAll(async () => {
  mall = await openDemoMall()
})
beforeEach(signIn)
afterAll(() => mall.end())

const { now } = Date
let lateMs = 0
const later = async (ms: number) => {
  lateMs += ms
  mall.kernel.now = () => new Date(now() + lateMs)
  await signIn()
}
const terms = { code: 'BTC', name: 'Bitcoin', asset: 'BTC', network: 'Bitcoin', rate: '60000', min: '0.001', precision: '8' } as const
const save = (who: Headers | undefined, more: Record<string, string> = {}) => askSeeing(mall, saveMallWallet, { ...terms, ...more }, who)
const sign = (who: Headers | undefined, id: string, yes: '0' | '1' = '1') => mall.ask(signWalletAddress, { id, sign: yes }, who)
/** The receiving address that a process with an empty cache shows. */
const shownTo = async () => {
  mall.kernel.cache.dropAll()
  return (await mall.ask(getWallets)).data.find(({ code }) => code === 'BTC')?.address
}
const wallet = async () => (await mall.ask(listMallWallets, {}, auditor)).data.list.find(({ code }) => code === 'BTC')
const [first, second, third] = ['a', 'b', 'c'].map((sign_) => `bc1q${sign_.repeat(34)}`) as [string, string, string]
const newest = async () => (await wallet())?.changes[0]?.id ?? ''

describe('receiving address of a wallet', () => {
  it('stays the old one until a second person has signed and a day has passed', async () => {
    const { asset, network, rate, min, precision, name } = (await wallet()) ?? terms
    Object.assign(terms, { asset, network, rate, min, name, precision: String(precision) })
    const old = await shownTo()
    expect(await save(finance, { address: first })).toMatchObject({ code: 200, data: { address: old } })
    const id = await newest()
    expect(await shownTo()).toBe(old)
    expect(await sign(finance, id)).toMatchObject({ code: 3000009, data: { decision: 'signed_already' } })
    expect((await sign(auditor, id)).code).toBe(3000001)
    expect((await sign(catalogue, id)).code).toBe(3000001)
    await later(48 * hourMs)
    expect(await shownTo(), 'nobody else has signed').toBe(old)
    expect((await sign(risk, id)).data.changes[0]).toMatchObject({ state: 'signed', address: first })
    expect(await shownTo()).toBe(old)
    await later(24 * hourMs - 60_000)
    expect(await shownTo(), 'a minute is missing').toBe(old)
    await later(61_000)
    expect(await shownTo()).toBe(first)
    expect((await wallet())?.changes[0]).toMatchObject({ state: 'in_force' })
    expect((await sign(owner, id, '0')).code, 'what is in force takes two people again').toBe(3000009)
  })

  it('stays if the change is withdrawn within its day, and only one change can be pending', async () => {
    await save(owner, { address: second })
    expect(await save(finance, { address: third })).toMatchObject({ code: 3000009, data: { decision: 'waits_already' } })
    const id = await newest()
    await sign(finance, id)
    expect((await sign(risk, id, '0')).data.changes[0]).toMatchObject({ state: 'withdrawn' })
    await later(25 * hourMs)
    expect(await shownTo()).toBe(first)
    expect((await sign(owner, id)).code).toBe(3000009)
  })

  it('cannot be changed in the database by one person or too early', async () => {
    const { db } = mall.kernel
    await expect(sql`update settings.recharge_wallet set address = ${third}`.execute(db)).rejects.toThrow(/takes two people/)
    const insert = (signer: number, hours: number) =>
      sql`insert into settings.wallet_address (code, address, asked_by, asked_at, signed_by, signed_at, effective_at)
        values ('BTC', ${third}, 1, now(), ${signer}, now(), now() + ${hours} * interval '1 hour')`.execute(db)
    await expect(insert(1, 24)).rejects.toThrow(/address_takes_two/)
    await expect(insert(2, 23)).rejects.toThrow(/address_takes_a_day/)
    await expect(sql`delete from settings.wallet_address`.execute(db)).rejects.toThrow(/append-only/)
  })

  it('for a new wallet follows the same steps: until then shoppers do not see the wallet', async () => {
    const made = { code: 'DOGE', name: 'Dogecoin', asset: 'DOGE', network: 'Dogecoin', rate: '0.2', min: '500', precision: '8' } as const
    const doge = async () => (await mall.ask(getWallets)).data.find(({ code }) => code === 'DOGE')
    expect(await askSeeing(mall, saveMallWallet, made, owner)).toMatchObject({ code: 1000008, data: { fields: { address: 'missing' } } })
    const { data } = await askSeeing(mall, saveMallWallet, { ...made, address: 'D'.repeat(34) }, owner)
    expect(data).toMatchObject({ address: null, enabled: true })
    await sign(finance, data.changes[0]?.id ?? '')
    expect(await shownTo()).toBe(first)
    expect(await doge()).toBeUndefined()
    await later(24 * hourMs + 1000)
    mall.kernel.cache.dropAll()
    expect(await doge()).toMatchObject({ address: 'D'.repeat(34) })
  })
})

describe('wallet terms', () => {
  it('change immediately, are in the audit log, and one press restores the old ones', async () => {
    const shown = async () => (await mall.ask(getWallets)).data.find(({ code }) => code === 'BTC')
    const before = await shown()
    expect((await save(catalogue, { rate: '1' })).code).toBe(3000001)
    await save(finance, { rate: '65000.5' })
    await expect.poll(async () => (await shown())?.rate).toBe('65000.5')
    const [edit] = (await mall.ask(listEdits, { kind: 'wallet', thing: 'BTC' }, finance)).data.list
    expect(edit).toMatchObject({ before: { rate: before?.rate }, after: { rate: '65000.5' }, mine: true })
    expect((await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, auditor)).code).toBe(3000001)
    expect((await askSeeing(mall, takeBack, { id: edit?.id ?? '' }, finance)).code).toBe(200)
    await expect.poll(async () => (await shown())?.rate).toBe(before?.rate)
  })

  it('cannot change the network and the asset of an existing wallet', async () => {
    expect(await save(owner, { network: 'Ethereum' })).toMatchObject({ code: 1000008, data: { fields: { network: 'promised' } } })
    expect(await save(owner, { asset: 'USDT' })).toMatchObject({ code: 1000008, data: { fields: { asset: 'promised' } } })
  })
})
