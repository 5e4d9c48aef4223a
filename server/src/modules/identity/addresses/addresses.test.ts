import { chooseDefaultAddress, getAddresses, maxAddresses, removeAddress, saveAddress, type Address, type CallShape } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { forgetRemoved } from './address-rows.ts'

let mall: DemoMall
let kenji: Record<string, string>
let carmen: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  kenji = await signedIn(mall.kernel, 'kenji')
  carmen = await signedIn(mall.kernel, 'carmen')
})
afterAll(() => mall.end())
beforeEach(async () => {
  await sql`delete from addresses.address where customer_id = ${await personId(mall.kernel, 'kenji')}`.execute(mall.kernel.db)
})

const inOsaka = {
  full_name: 'Kenji Mori',
  phone: '090-5550-0163',
  country: 'jp',
  state: 'Osaka',
  city: 'Osaka',
  street: '2-7-5 Nakazaki, Kita-ku',
  postcode: '530-0015',
}
const save = (fields: Record<string, string> = {}, who = kenji) => mall.ask(saveAddress, { ...inOsaka, ...fields }, who)
const book = async (who = kenji) => (await mall.ask(getAddresses, {}, who)).data

describe('address book', () => {
  it('the first address is the default; a second one only if requested', async () => {
    const first = await save()
    expect(first.data.list).toMatchObject([
      { id: first.data.saved_id, country: 'JP', country_name: 'Japan', phone: '+819055500163', is_default: true },
    ])
    const second = await save({ street: '1-1 Umeda' })
    expect(second.data.default_id).toBe(first.data.saved_id)
    const third = await save({ street: '9 Namba', is_default: '1' })
    expect(third.data.list.map((each) => [each.street, each.is_default])).toEqual([
      ['9 Namba', true],
      ['1-1 Umeda', false],
      [inOsaka.street, false],
    ])
  })
  it('returns the country name in the language of the request', async () => {
    await save()
    expect((await mall.ask(getAddresses, {}, { ...kenji, lang: 'th' })).data.list[0]?.country_name).toBe('ญี่ปุ่น')
    expect((await mall.ask(getAddresses, {}, { ...kenji, lang: 'zhtw' })).data.list[0]?.country_name).toBe('日本')
  })
  it('the same address sent twice is stored once', async () => {
    const first = await save()
    const again = await save()
    expect(again.data.saved_id).toBe(first.data.saved_id)
    expect(again.data.list).toHaveLength(1)
  })
  it('a change preserves the ID and the default', async () => {
    const { saved_id } = (await save()).data
    await save({ street: '1-1 Umeda' })
    const changed = await save({ id: saved_id, city: 'Sakai', is_default: '0' })
    expect(changed.data.list.find((each) => each.id === saved_id)).toMatchObject({ city: 'Sakai', is_default: true })
    expect(changed.data.list).toHaveLength(2)
  })
  it('is limited to twenty addresses, also for thirty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => save({ street: `${at + 1} Nakazaki` })))
    expect(answers.filter((each) => each.code === 200)).toHaveLength(maxAddresses)
    expect(answers.find((each) => each.code !== 200)).toMatchObject({ code: 3000006, data: { limit: 20 } })
    const { list } = await book()
    expect(list).toHaveLength(maxAddresses)
    expect(list.filter((each) => each.is_default)).toHaveLength(1)
    expect((await save({ id: list[3]?.id ?? '', street: 'Moved' })).code).toBe(200)
  })
})

describe('removing an address', () => {
  const three = async () => {
    const ids: string[] = []
    for (const street of ['One', 'Two', 'Three']) ids.push((await save({ street })).data.saved_id)
    return ids as [string, string, string]
  }
  const sendBack = ({ country_name: _name, ...address }: Address) =>
    Object.fromEntries(
      Object.entries({ ...address, is_default: address.is_default ? '1' : '0' }).map(([name, value]) => [name, value ?? '']),
    )

  it('the newest other address becomes the default, and undo restores everything', async () => {
    const [one, , three_] = await three()
    const before = await book()
    const after = await mall.ask(removeAddress, { id: one }, kenji)
    expect([after.data.list.length, after.data.default_id]).toEqual([2, three_])
    const gone = before.list.find((each) => each.id === one)
    const back = await mall.ask(saveAddress, sendBack(gone as Address), kenji)
    expect([back.code, back.data.saved_id]).toEqual([200, one])
    expect((await book()).list).toEqual(before.list)
  })
  it('removing the last one leaves an empty address book without a default', async () => {
    const { saved_id } = (await save()).data
    expect((await mall.ask(removeAddress, { id: saved_id }, kenji)).data).toEqual({ list: [], default_id: null, most: 20 })
    expect((await mall.ask(chooseDefaultAddress, {}, kenji)).code).toBe(2000008)
    expect((await mall.ask(chooseDefaultAddress, { id: saved_id }, kenji)).code).toBe(2000008)
    expect((await mall.ask(removeAddress, { id: saved_id }, kenji)).code).toBe(2000019)
  })
  it('a full address book rejects restoring a removed address', async () => {
    const { saved_id } = (await save()).data
    await mall.ask(removeAddress, { id: saved_id }, kenji)
    for (let at = 0; at < maxAddresses; at += 1) await save({ street: `${at + 1} Nakazaki` })
    expect((await save({ id: saved_id })).code).toBe(3000006)
  })
  it('a removed address is deleted for good after a day', async () => {
    const { saved_id } = (await save()).data
    await mall.ask(removeAddress, { id: saved_id }, kenji)
    await forgetRemoved(mall.kernel.db, new Date(Date.now() + 1000))
    expect((await save({ id: saved_id })).code).toBe(2000019)
  })
  it('sets the default by ID; without an ID the list is returned', async () => {
    const [one, two] = await three()
    expect((await mall.ask(chooseDefaultAddress, { id: two }, kenji)).data.default_id).toBe(two)
    expect((await mall.ask(chooseDefaultAddress, {}, kenji)).data.list.map((each) => each.is_default)).toEqual([true, false, false])
    const both = await Promise.all([one, two].map((id) => mall.ask(chooseDefaultAddress, { id }, kenji)))
    expect(both.map((each) => each.code)).toEqual([200, 200])
    expect((await book()).list.filter((each) => each.is_default)).toHaveLength(1)
  })
})

describe('address book access', () => {
  it('asks a visitor to log in', async () => {
    const calls: readonly CallShape[] = [saveAddress, getAddresses, chooseDefaultAddress, removeAddress]
    for (const call of calls) expect((await mall.ask(call, { ...inOsaka, id: '1' })).code).toBe(1100003)
  })
  it('an address of another customer is unknown to every call and stays unchanged', async () => {
    const { saved_id } = (await save()).data
    const before = await book()
    expect((await save({ id: saved_id, street: 'Stolen' }, carmen)).code).toBe(2000019)
    expect((await mall.ask(chooseDefaultAddress, { id: saved_id }, carmen)).code).toBe(2000019)
    expect((await mall.ask(removeAddress, { id: saved_id }, carmen)).code).toBe(2000019)
    expect((await book(carmen)).list.map((each) => each.id)).not.toContain(saved_id)
    expect(await book()).toEqual(before)
  })
  it('unexpected fields have no effect', async () => {
    const { data } = await save({ customer_id: await personId(mall.kernel, 'carmen'), demo: '1', removed_at: 'now' })
    expect((await book()).list.map((each) => each.id)).toEqual([data.saved_id])
  })
})

describe('address rules per country', () => {
  const wrong = async (fields: Record<string, string>) => {
    const { code, data } = await save(fields)
    return [code, (data as { fields?: Record<string, string> } | null)?.fields]
  }
  it('validates a postcode by the format of its country', async () => {
    expect(await wrong({ postcode: '12' })).toEqual([1000008, { postcode: 'postcode' }])
    expect(await wrong({ postcode: '' })).toEqual([1000009, { postcode: 'missing' }])
    const british = { country: 'GB', state: '', city: 'Bristol', phone: '+44 20 7946 0155' }
    expect((await save({ ...british, postcode: 'bs1  5qt' })).data.list[0]?.postcode).toBe('BS1 5QT')
    expect(await wrong({ ...british, postcode: '99999' })).toEqual([1000008, { postcode: 'postcode' }])
    const inHongKong = await save({ country: 'HK', state: 'Wan Chai', city: 'Hong Kong', postcode: '000', phone: '+852 2123 4567' })
    expect(inHongKong.data.list.find((each) => each.country === 'HK')?.postcode).toBe('')
  })
  it('validates a phone number by its number of digits', async () => {
    expect(await wrong({ phone: '12' })).toEqual([1000008, { phone: 'phone' }])
    expect(await wrong({ phone: 'call me' })).toEqual([1000008, { phone: 'phone' }])
    expect((await save({ phone: '+66 81 555 0142' })).data.list[0]?.phone).toBe('+66815550142')
  })
  it('requires a state only in countries that use it', async () => {
    expect(await wrong({ state: '' })).toEqual([1000009, { state: 'missing' }])
    expect((await save({ country: 'FR', state: '', city: 'Lyon', postcode: '69001', phone: '+33655500127' })).code).toBe(200)
  })
  it('reports an unknown country at its field', async () => {
    expect(await wrong({ country: 'ZZ' })).toEqual([1000008, { country: 'country' }])
    expect(await wrong({ country: 'Japan' })).toEqual([1000008, { country: 'country' }])
    expect(await wrong({ location: 'over there' })).toEqual([1000008, { location: 'location' }])
    for (const location of ['90.5,10', '-90.0000001,0', '10,180.5', '0,-181'])
      expect(await wrong({ location })).toEqual([1000008, { location: 'location' }])
    expect((await save({ location: '-90,180.0' })).code).toBe(200)
  })
  it('requires visible text in each line and removes line breaks', async () => {
    for (const name of ['full_name', 'city', 'street'])
      expect(await wrong({ [name]: '\u200b\u2800' })).toEqual([1000008, { [name]: 'too_short' }])
    const { list } = (await save({ full_name: 'Kenji\nMori', street: '2-7-5\tNakazaki\u202e' })).data
    expect(list[0]).toMatchObject({ full_name: 'Kenji Mori', street: '2-7-5 Nakazaki' })
  })
  it('requires a valid email and trims spaces around it', async () => {
    for (const email of ['kenji\u0001@mori.example', '"><b>@mori.example', 'kenji@mori.example,all@mori.example'])
      expect((await wrong({ email }))[0]).toBe(1000008)
    expect((await save({ email: 'kenji@mori.example ' })).data.list[0]?.email).toBe('kenji@mori.example')
  })
})
