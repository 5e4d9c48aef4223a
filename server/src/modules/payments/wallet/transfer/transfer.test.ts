import { cancelTransfer, exportOwnData, findRecipient, getNotices, listTransfers, transferBalance } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { bring, heldBy, idOf, type Payee, wrongWithBooks } from '../../../../../test/payees.ts'
import { personId, signedIn, signedInAs } from '../../../../../test/people.ts'
import { newKey } from '../../../../../test/recharging.ts'
import { goodPassword, minutes, newcomer, passTime } from '../../../../../test/shoppers.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { availableOf, frozenOf, shopAvailableOf } from '../../../foundation/ledger/money/accounts-of-money.ts'
import { freezeMoney } from '../../../foundation/ledger/money/post.ts'
import { balancesOf, openHoldsOf } from '../../../foundation/ledger/books/balance-rows.ts'
import { putConfig } from '../../../foundation/settings/settings-rows.ts'
import { endDueTransfers } from './schedules.ts'
import { transferChecks } from './transfer-checks.ts'

let mall: DemoMall
let shop: { id: string; ownerId: string; name: string }
let otherShop: string
const shopOf = async (key: string) => {
  const ownerId = await personId(mall.kernel, key)
  const found = await sql<{ id: string; name: string }>`select id, name from profile.shop where owner_id = ${ownerId}`.execute(
    mall.kernel.db,
  )
  return { id: found.rows[0]?.id ?? '', name: found.rows[0]?.name ?? '', ownerId }
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  shop = await shopOf('anders')
  otherShop = (await shopOf('ingrid')).id
})
afterAll(() => mall.end())

const hours = (count: number) => minutes(60 * count)
const giver = async (amount: string): Promise<Payee> => {
  const here = await newcomer(mall)
  const person = { ...here, id: await idOf(mall.kernel, here.email) }
  await bring(mall.kernel, availableOf(person.id), amount)
  return person
}
const give = (headers: Record<string, string>, fields: Record<string, string> = {}) =>
  mall.ask(transferBalance, { shop_id: shop.id, amount: '40.00', password: goodPassword, idempotency_key: newKey(), ...fields }, headers)
const ofShop = async (id = shop.id) =>
  formatMoney((await balancesOf(mall.kernel.db, [shopAvailableOf(id)]))[shopAvailableOf(id)] ?? minor(0n))
const titles = async (id: string) =>
  (await mall.ask(getNotices, { kind: '0' }, await signedInAs(mall.kernel, id))).data.list.map(({ title }) => title)
const configure = (name: string, value: unknown) => transaction(mall.kernel, (tx) => putConfig(tx, name, value))
const stateOf = async (person: Payee) =>
  (await mall.ask(listTransfers, {}, await signedInAs(mall.kernel, person.id))).data.list.map(({ state }) => state)

const holdOf = (person: Payee, reference: string, cents: bigint) =>
  ({
    reference,
    kind: 'transfer_asked',
    actor: 'system',
    from: availableOf(person.id),
    amount: minor<'USD'>(cents),
    rule: 'transfer',
    endsAt: new Date('2030-01-01'),
    objection: 'cancel',
  }) as const

describe('transfer to another owner’s shop', () => {
  it('previews the shop, waits a day, completes once automatically, and notifies both sides', async () => {
    const ada = await giver('100.00')
    expect((await mall.ask(findRecipient, { shop_id: shop.id }, ada.headers)).data).toEqual({
      shop_id: shop.id,
      name: 'Ridgeline Outdoor',
      own: false,
      left_today: '500.00',
      held_hours: 24,
    })
    const before = Number(await ofShop())
    const { data: transfer } = await give(ada.headers, { remark: 'for the tent' })
    expect(transfer).toMatchObject({
      state: 'held',
      amount: '40.00',
      remark: 'for the tent',
      own: false,
      shop: { name: 'Ridgeline Outdoor' },
    })
    expect(Date.parse(transfer.held_until ?? '') - Date.parse(transfer.made_at)).toBe(hours(24))
    expect((await mall.ask(exportOwnData, {}, ada.headers)).data['transfers']).toEqual([transfer])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['60.00', '40.00'])
    expect(await openHoldsOf(mall.kernel.db, frozenOf(ada.id))).toMatchObject([
      { reference: `transfer:${transfer.id}`, rule: 'transfer', objection: 'cancel', endsAt: new Date(transfer.held_until ?? '') },
    ])
    expect((await mall.ask(findRecipient, { shop_id: shop.id }, ada.headers)).data.left_today).toBe('460.00')

    const look = () => Promise.all(Array.from({ length: 4 }, () => endDueTransfers(mall.kernel)))
    passTime(mall, hours(23.9))
    await look()
    expect(await stateOf(ada)).toEqual(['held'])
    passTime(mall, hours(0.2))
    await look()
    expect(await stateOf(ada)).toEqual(['completed'])
    const steps = await sql`select 1 from wallet.history where record = ${`transfer:${transfer.id}`}`.execute(mall.kernel.db)
    expect(steps.rows).toHaveLength(2)
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['60.00', '0.00'])
    expect(Number(await ofShop())).toBe(before + 40)
    expect(await titles(ada.id)).toEqual(
      expect.arrayContaining(['You sent $40.00 to Ridgeline Outdoor', '$40.00 is on hold for Ridgeline Outdoor']),
    )
    expect((await titles(shop.ownerId)).filter((title) => title === 'Ridgeline Outdoor received $40.00')).toHaveLength(1)
    const again = await mall.ask(cancelTransfer, { id: transfer.id }, await signedInAs(mall.kernel, ada.id))
    expect(again).toMatchObject({ code: 3000009, data: { decision: 'completed' } })
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })

  it('can be cancelled within a day, once, by its sender only', async () => {
    const [ada, ben] = [await giver('100.00'), await giver('1.00')]
    const { id } = (await give(ada.headers)).data
    const [strangers, nobodys] = [
      await mall.ask(cancelTransfer, { id }, ben.headers),
      await mall.ask(cancelTransfer, { id: '999999' }, ben.headers),
    ]
    expect([strangers.code, strangers.message, strangers.data]).toEqual([2000019, nobodys.message, nobodys.data])
    expect((await mall.ask(cancelTransfer, { id })).code).toBe(1100003)
    expect((await mall.ask(listTransfers, {}, ben.headers)).data.list).toEqual([])
    const back = await Promise.all(Array.from({ length: 5 }, () => mall.ask(cancelTransfer, { id }, ada.headers)))
    for (const { code, data } of back) expect([code, data.state]).toEqual([200, 'returned'])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['100.00', '0.00'])
    expect((await mall.ask(findRecipient, { shop_id: shop.id }, ada.headers)).data.left_today).toBe('500.00')
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })

  it('cancelled while the clock completes it ends in exactly one of the two states', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ada = await giver('50.00')
      const before = Number(await ofShop())
      const { id } = (await give(ada.headers)).data
      passTime(mall, hours(24.1))
      const headers = await signedInAs(mall.kernel, ada.id)
      const [back] = await Promise.all([mall.ask(cancelTransfer, { id }, headers), endDueTransfers(mall.kernel)])
      const [available, frozen] = await heldBy(mall.kernel, ada.id)
      expect([back.code, available, frozen, Number(await ofShop()) - before]).toEqual(
        back.code === 200 ? [200, '50.00', '0.00', 0] : [3000009, '10.00', '0.00', 40],
      )
    }
  })

  it('a transfer that fails to complete does not block the others', async () => {
    const ada = await giver('100.00')
    await transaction(mall.kernel, async (tx) => {
      const made = await sql<{ id: string }>`insert into wallet.transfer (customer_id, shop_id, own, amount, state, made_at, held_until)
        values (${ada.id}, 999999, false, 1000, 'held', now() - interval '2 days', now() - interval '1 day') returning id`.execute(tx)
      await freezeMoney(tx, holdOf(ada, `transfer:${made.rows[0]?.id}`, 1000n))
    })
    await give(ada.headers)
    passTime(mall, hours(24.1))
    await endDueTransfers(mall.kernel)
    expect(await stateOf(ada)).toEqual(['completed', 'held'])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['50.00', '10.00'])
  })

  it('is refunded if the shop no longer trades when its day is over', async () => {
    const ada = await giver('100.00')
    await give(ada.headers, { shop_id: otherShop })
    const set = (status: string) => sql`update profile.shop set status = ${status} where id = ${otherShop}`.execute(mall.kernel.db)
    await set('suspended')
    expect((await give(ada.headers, { shop_id: otherShop, amount: '1.00' })).code).toBe(2000021)
    passTime(mall, hours(24.1))
    await endDueTransfers(mall.kernel)
    await set('open')
    expect(await stateOf(ada)).toEqual(['returned'])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['100.00', '0.00'])
    expect(await titles(ada.id)).toContain('$40.00 is back in your balance')
  })
})

describe('transfer to one’s own shop', () => {
  it('is immediate and has no daily limit', async () => {
    const anders = await signedIn(mall.kernel, 'anders')
    await bring(mall.kernel, availableOf(shop.ownerId), '900.00')
    expect((await mall.ask(findRecipient, { shop_id: shop.id }, anders)).data).toMatchObject({ own: true, left_today: null, held_hours: 0 })
    const before = Number(await ofShop())
    const { data } = await give(anders, { amount: '800.00', password: 'wet-tent-dry-socks' })
    expect(data).toMatchObject({ state: 'completed', own: true, held_until: null })
    expect(Number(await ofShop())).toBe(before + 800)
    expect(await heldBy(mall.kernel, shop.ownerId)).toEqual(['100.00', '0.00'])
    expect((await mall.ask(cancelTransfer, { id: data.id }, anders)).code).toBe(3000009)
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
})

describe('refused transfer', () => {
  it.each(['-1', '0', '0.00', '1e3', 'NaN', '١٢', ' 5 ', '0.001', `1${'0'.repeat(30)}`, '1.2.3'])('%j as an amount', async (amount) => {
    const headers = await signedIn(mall.kernel, 'mali')
    expect(await give(headers, { amount })).toMatchObject({ code: 1000008, data: { fields: { amount: 'money' } } })
  })
  it('an unknown shop, a wrong password, an amount above the balance, a long remark, a visitor', async () => {
    const ada = await giver('30.00')
    expect((await give(ada.headers, { shop_id: '999999' })).code).toBe(2000019)
    expect((await mall.ask(findRecipient, { shop_id: '999999' }, ada.headers)).code).toBe(2000019)
    expect((await give(ada.headers, { password: 'a guess' })).code).toBe(1100002)
    expect(await give(ada.headers)).toMatchObject({ code: 2000022, data: { short_by: '10.00' } })
    expect(await give(ada.headers, { remark: 'x'.repeat(141) })).toMatchObject({ code: 1000008, data: { fields: { remark: 'too_long' } } })
    expect((await give({})).code).toBe(1100003)
    expect((await mall.ask(listTransfers, {})).code).toBe(1100003)
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['30.00', '0.00'])
  })
  it('a transfer type that the owner switched off', async () => {
    const ada = await giver('100.00')
    const anders = await signedIn(mall.kernel, 'anders')
    const find = async (headers: Record<string, string>) => (await mall.ask(findRecipient, { shop_id: shop.id }, headers)).code
    try {
      await configure('merchant_transfer', 'own')
      expect([await find(ada.headers), await find(anders), (await give(ada.headers)).code]).toEqual([3000001, 200, 3000001])
      await configure('merchant_transfer', 'off')
      expect([await find(ada.headers), await find(anders), (await give(ada.headers)).code]).toEqual([3000001, 3000001, 3000001])
    } finally {
      await configure('merchant_transfer', 'any')
    }
    expect((await give(ada.headers)).code).toBe(200)
  })
  it('demo money in a real mall', async () => {
    const real = await openDemoMall({ DEMO: '0' })
    try {
      const mali = await signedIn(real.kernel, 'mali')
      const fields = { shop_id: shop.id, amount: '5.00', password: 'mango-river-market', idempotency_key: newKey() }
      expect(await real.ask(transferBalance, fields, mali)).toMatchObject({ code: 3000011, data: { rule: 'demo_money' } })
    } finally {
      await real.end()
    }
  })
})

describe('repeated transfers', () => {
  it('the same key returns identical bytes; other content under the key is refused', async () => {
    const ada = await giver('100.00')
    const payload = { shop_id: shop.id, amount: '40.00', password: goodPassword, idempotency_key: newKey() }
    const send = (more: Record<string, string> = {}) =>
      mall.app.inject({
        method: 'POST',
        url: `/api${transferBalance.path}`,
        headers: ada.headers,
        payload: { ...payload, ...more },
      })
    const first = await send()
    passTime(mall, minutes(1))
    expect((await send()).body).toBe(first.body)
    expect((await send({ amount: '41.00' })).json()).toMatchObject({ code: 1000008, data: { fields: { idempotency_key: 'used_before' } } })
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['60.00', '40.00'])
  })
  it('equal transfers within ten seconds are one, under any key; a later one is new', async () => {
    const ada = await giver('100.00')
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(ada.headers)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    // Nine of ten responses report that they repeat the first response.
    expect(answers.filter(({ data }) => data.already === true)).toHaveLength(9)
    expect(answers.filter(({ data }) => data.already === undefined)).toHaveLength(1)
    passTime(mall, 11_000)
    const later = await give(ada.headers)
    expect(later.data.id).not.toBe(answers[0]?.data.id)
    expect(later.data.already).toBeUndefined()
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['20.00', '80.00'])
  })
  it('one of twenty concurrent transfers of the whole balance succeeds', async () => {
    const ada = await giver('50.00')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => give(ada.headers, { amount: '50.00', remark: `number ${at}` })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['0.00', '50.00'])
    expect(await wrongWithBooks(mall.kernel)).toEqual([])
  })
  it('the daily limit holds under concurrency, and is freed as the oldest transfer expires', async () => {
    const ada = await giver('2000.00')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => give(ada.headers, { amount: '200.00', shop_id: at % 2 ? shop.id : otherShop, remark: `${at}` })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    for (const { code, data } of answers.filter((each) => each.code !== 200 && each.status === 200))
      expect([code, data]).toMatchObject([3000011, { rule: 'daily_cap', limit: '500.00' }])
    expect(await heldBy(mall.kernel, ada.id)).toEqual(['1600.00', '400.00'])
    expect((await give(ada.headers, { amount: '100.00' })).code).toBe(200)
    expect((await give(ada.headers, { amount: '0.01' })).code).toBe(3000011)
    passTime(mall, hours(24.1))
    expect((await give(await signedInAs(mall.kernel, ada.id), { amount: '500.00' })).code).toBe(200)
  })
  it('one sender may notify a shop of at most twenty transfers a day, however small', async () => {
    const ada = await giver('100.00')
    for (let at = 0; at < 20; at += 1) expect((await give(ada.headers, { amount: '0.01', remark: `${at}` })).code).toBe(200)
    const more = await give(ada.headers, { amount: '0.01', remark: 'once more' })
    expect(more).toMatchObject({ code: 3000002, data: { retry_after: expect.any(Number) } })
    const { list, next_cursor } = (await mall.ask(listTransfers, { limit: '15' }, ada.headers)).data
    const rest = (await mall.ask(listTransfers, { limit: '15', cursor: next_cursor ?? '' }, ada.headers)).data
    expect([...list, ...rest.list].map(({ remark }) => remark)).toEqual(Array.from({ length: 20 }, (_, at) => `${19 - at}`))
    expect((await mall.ask(listTransfers, { cursor: 'bm9uc2Vuc2U' }, ada.headers)).code).toBe(1000008)
  })
})

describe('guarantees about transfer money', () => {
  it('report a hold without a transfer, and a finished transfer without its money', async () => {
    const ada = await giver('100.00')
    const { id } = (await give(ada.headers)).data
    const found = async (plant: (tx: Parameters<typeof freezeMoney>[0]) => Promise<unknown>) => {
      let bad: string[] = []
      await transaction(mall.kernel, async (tx) => {
        await plant(tx)
        for (const check of transferChecks) if ((await check.find(tx)).bad > 0) bad = [...bad, check.invariant]
        throw new Error('enough seen')
      }).catch((error: unknown) => expect((error as Error).message).toBe('enough seen'))
      return bad
    }
    expect(await found(async () => {})).toEqual([])
    expect(await found((tx) => freezeMoney(tx, holdOf(ada, 'transfer:99999', 100n)))).toEqual(['held_transfers_and_holds_agree'])
    const end = (tx: Parameters<typeof freezeMoney>[0]) =>
      sql`update wallet.transfer set state = 'completed', ended_at = now() where id = ${id}`.execute(tx)
    expect(await found(end)).toEqual(['held_transfers_and_holds_agree', 'made_transfers_and_journals_agree'])
  })
})
