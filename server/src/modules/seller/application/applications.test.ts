import {
  applySeller,
  checkStoreName,
  getNotices,
  getUserInfo,
  listCases,
  saveApplication,
  showApplication,
  showCase,
} from '@plaza/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { multipart, receipt, receiptAgain } from '../../../../test/pictures.ts'
import { decide, sendProof, staffAs } from '../../../../test/recharging.ts'
import { schedulesOf } from '../../../mall.ts'
import { manifest as media } from '../../foundation/media/module.ts'
import { forgetDocuments } from './schedules.ts'

type Headers = Record<string, string>
let mall: DemoMall
let mali: Headers
let maliId: string
let kenji: Headers
let catalogue: Headers
const now = () => Date.now()
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await signedIn(mall.kernel, 'mali')
  maliId = await personId(mall.kernel, 'mali')
  kenji = await signedIn(mall.kernel, 'kenji')
  catalogue = await staffAs(mall.kernel, 'catalogue')
})
afterAll(() => mall.end())
beforeEach(async () => {
  mall.kernel.now = () => new Date(now())
  await sql`delete from application.application where customer_id <> (select id from accounts.customer where email = 'amara@plaza.example')`.execute(
    mall.kernel.db,
  )
  await sql`delete from profile.shop where owner_id = ${maliId}`.execute(mall.kernel.db)
})

/** Runs the cleanup schedules. */
const tidy = async () => {
  for (const timer of schedulesOf(mall.kernel, [media])) await timer.do()
}
const sendDocument = (who = mali) => sendProof(mall, who, 'identity')
const written = {
  store_name: 'Nine Lamps',
  contact_person: 'Mali Suwan',
  phone: '081 555 0142',
  country: 'TH',
  region: 'Bangkok',
  city: 'Bangkok',
  address: '88/12 Soi Ari 4',
  postcode: '10400',
}
const requests = async (more: Record<string, string> = {}, who = mali) => ({
  ...written,
  id_front: await sendDocument(who),
  id_back: await sendDocument(who),
  agreement: '1' as const,
  ...more,
})
const apply = async (more: Record<string, string> = {}, who = mali) => mall.ask(applySeller, (await requests(more, who)) as never, who)
const shown = async (who = mali) => (await mall.ask(showApplication, {}, who)).data
const caseOf = async () => {
  const id = (await sql<{ id: string }>`select max(id)::text as id from application.application`.execute(mall.kernel.db)).rows[0]?.id ?? ''
  return (await mall.ask(showCase, { kind: '100', id }, catalogue)).data
}
const decided = async (decision: string, more: Record<string, unknown> = {}) => {
  const { id, version } = await caseOf()
  return decide(mall, catalogue, { kind: '100', id, version: String(version), decision, ...more })
}

describe('application draft', () => {
  it('is saved as sent, with its documents, and visible to its author only', async () => {
    expect((await shown()).state).toBe('none')
    const front = await sendDocument()
    const saved = await mall.ask(saveApplication, { ...written, phone: '', id_front: front }, mali)
    expect(saved.data).toMatchObject({ state: 'draft', store_name: 'Nine Lamps', phone: '', id_front: { id: front }, id_back: null })
    expect(await shown()).toMatchObject({ state: 'draft', city: 'Bangkok', id_front: { id: front } })
    expect((await shown(kenji)).state).toBe('none')
    expect((await mall.ask(getUserInfo, {}, mali)).data.seller.state).toBe('none')
    const { data } = await mall.ask(saveApplication, { store_name: 'Ten Lamps' }, mali)
    expect(data).toMatchObject({ store_name: 'Ten Lamps', city: '', id_front: null })
  })
  it('accepts no documents of another user and no uploads for another purpose', async () => {
    const others = await sendDocument(kenji)
    expect(await mall.ask(saveApplication, { ...written, id_front: others }, mali)).toMatchObject({ code: 2000015 })
    const proof = await sendProof(mall, mali, 'certificate')
    expect((await mall.ask(saveApplication, { ...written, id_front: proof }, mali)).code).toBe(2000015)
    expect((await shown()).state).toBe('none')
  })
  it('saved by ten concurrent requests is one draft', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => mall.ask(saveApplication, written, mali)))
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200))
    const rows = await sql`select 1 from application.application where customer_id = ${maliId}`.execute(mall.kernel.db)
    expect(rows.rows).toHaveLength(1)
  })
  it('is deleted with its stored documents after thirty days without a change', async () => {
    const front = await sendDocument()
    await mall.ask(saveApplication, { ...written, id_front: front }, mali)
    mall.kernel.now = () => new Date(now() + 29 * 86_400_000)
    expect(await forgetDocuments(mall.kernel)).toBe(0)
    mall.kernel.now = () => new Date(now() + 31 * 86_400_000)
    expect(await forgetDocuments(mall.kernel)).toBe(1)
    await tidy()
    expect((await sql`select 1 from media.upload where id = ${front}`.execute(mall.kernel.db)).rows).toEqual([])
    mall.kernel.now = () => new Date(now())
    expect((await shown()).state).toBe('none')
  })
})

describe('store name', () => {
  it.each([
    ['Nine Lamps & Sons', { free: true, why: null }],
    ['Lámparas', { free: false, why: 'malformed' }],
    ['ab', { free: false, why: 'malformed' }],
    ['DAKAR loom', { free: false, why: 'taken' }],
  ])('%s', async (name, answer) => {
    expect((await mall.ask(checkStoreName, { name }, mali)).data).toEqual(answer)
  })
  it('a shop’s name is taken in any letter case; one’s own application does not block it', async () => {
    const shop = await sql<{ name: string }>`select name from profile.shop limit 1`.execute(mall.kernel.db)
    const name = shop.rows[0]?.name.toUpperCase() ?? ''
    expect((await mall.ask(checkStoreName, { name }, mali)).data.why).toBe('taken')
    await apply()
    expect((await mall.ask(checkStoreName, { name: 'nine lamps' }, mali)).data.free).toBe(true)
    expect((await mall.ask(checkStoreName, { name: 'nine lamps' }, kenji)).data.why).toBe('taken')
  })
})

describe('seller application', () => {
  it('waits for its decision, and the applicant is notified', async () => {
    const { code, data } = await apply()
    expect([code, data.status, data.state]).toEqual([200, 0, 'applying'])
    expect(await shown()).toMatchObject({ state: 'applying', phone: '+66815550142', papers_until: null })
    expect((await mall.ask(getUserInfo, {}, mali)).data.seller.state).toBe('applying')
    const { list } = (await mall.ask(getNotices, { kind: '100' }, mali)).data
    expect(list[0]).toMatchObject({ kind: 100, status: 0, link: '#/pages/shop/create' })
    expect((await mall.ask(saveApplication, written, mali)).code).toBe(3000007)
  })
  it('sent again returns the same data under its own code', async () => {
    const first = await apply()
    expect(await apply()).toMatchObject({ code: 2000016, data: first.data })
    expect((await shown(kenji)).state).toBe('none')
  })
  it('sent by ten concurrent requests is one application', async () => {
    const fields = await requests()
    const all = await Promise.all(Array.from({ length: 10 }, () => mall.ask(applySeller, fields as never, mali)))
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(all.filter(({ code }) => code === 2000016)).toHaveLength(9)
  })
  it('requires no more than the first form did: country and city come from the default address', async () => {
    const { store_name, contact_person, phone, address } = written
    const fields = {
      store_name,
      contact_person,
      phone,
      address,
      id_front: await sendDocument(),
      id_back: await sendDocument(),
      agreement: '1',
    }
    expect((await mall.ask(applySeller, fields as never, mali)).code).toBe(200)
    expect(await shown()).toMatchObject({ country: 'TH', city: 'Bangkok' })
  })
  it.each([
    [{ store_name: 'Läden' }, 1000008, { store_name: 'store_name' }],
    [{ store_name: 'Dakar Loom' }, 2000015, { store_name: 'taken' }],
    [{ phone: '+66 12' }, 2000015, { phone: 'phone' }],
    [{ agreement: '0' }, 2000015, { agreement: 'missing' }],
    [{ legal_type: 'business' }, 2000015, { registration_no: 'missing' }],
    [{ postcode: 'SW1A 1AA' }, 2000015, { postcode: 'postcode' }],
    [{ id_front: '999999999' }, 2000015, { id_front: 'file', id_back: 'file' }],
  ])('with %j is refused with a field error', async (more, code, fields) => {
    const answer = await apply(more as Record<string, string>)
    expect(answer).toMatchObject({ code, data: { fields } })
    expect((await shown()).state).toBe('none')
  })
  it('requires two different pictures and a verified email', async () => {
    const front = await sendDocument()
    expect(await apply({ id_front: front, id_back: front })).toMatchObject({ code: 2000015, data: { fields: { id_back: 'same_picture' } } })
    await sql`update accounts.customer set email_verified_at = null where id = ${maliId}`.execute(mall.kernel.db)
    expect((await apply()).code).toBe(3000010)
    await sql`update accounts.customer set email_verified_at = now() where id = ${maliId}`.execute(mall.kernel.db)
  })
  it('is refused for a visitor', async () => {
    expect((await mall.ask(applySeller, {} as never)).code).toBe(1100003)
    expect((await mall.ask(showApplication, {})).code).toBe(1100003)
  })
})

describe('application review', () => {
  it('approval opens the shop immediately, and its owner becomes an approved seller', async () => {
    await apply()
    expect((await decided('approve')).data).toMatchObject({ state: 'approved', decisions: [] })
    const { data } = await mall.ask(getUserInfo, {}, mali)
    expect(data.seller).toEqual({ state: 'approved', reason: null })
    expect(data.seller_url).not.toBeNull()
    const { shop_id, papers_until } = await shown()
    const shop = await sql<{
      name: string
      status: string
      street: string
    }>`select name, status, street from profile.shop where id = ${shop_id}`.execute(mall.kernel.db)
    expect(shop.rows).toEqual([{ name: 'Nine Lamps', status: 'open', street: '88/12 Soi Ari 4' }])
    expect(papers_until).not.toBeNull()
    expect((await apply()).code).toBe(2000016)
  })
  it('rejection requires a reason; the next application starts with the previous data', async () => {
    await apply()
    expect((await decided('refuse')).code).toBe(1000009)
    await decided('refuse', { reason: 'The name on the papers is another.' })
    expect((await mall.ask(getUserInfo, {}, mali)).data.seller).toEqual({ state: 'rejected', reason: 'The name on the papers is another.' })
    const { id_front, id_back } = await shown()
    const again = await mall.ask(saveApplication, { ...written, id_front: id_front?.id, id_back: id_back?.id } as never, mali)
    expect(again.data).toMatchObject({ state: 'draft', id_front: { id: id_front?.id } })
    expect((await apply({ id_front: id_front?.id ?? '', id_back: id_back?.id ?? '' })).code).toBe(200)
  })
  it('a request for more names the fields; the corrected resubmission is the same application', async () => {
    await apply()
    const { id } = await caseOf()
    expect((await decided('need_more')).code).toBe(1000009)
    expect((await decided('need_more', { fields: [{ field: 'shoe_size', reason: 'x' }] })).code).toBe(1000008)
    await decided('need_more', { fields: [{ field: 'id_back', reason: 'It is too dark to read.' }] })
    const { state, asked: wanted, id_front } = await shown()
    expect([state, wanted]).toEqual(['need_more', [{ field: 'id_back', reason: 'It is too dark to read.' }]])
    expect((await mall.ask(getUserInfo, {}, mali)).data.seller.state).toBe('need_more')
    const { list } = (await mall.ask(getNotices, { kind: '100' }, mali)).data
    expect(list[0]).toMatchObject({ status: 0, reason: 'It is too dark to read.' })
    expect((await apply({ id_front: id_front?.id ?? '' })).code).toBe(200)
    expect(await caseOf()).toMatchObject({ id, state: 'applying' })
  })
  it('after three rejections the next application waits seven days', async () => {
    for (let at = 0; at < 3; at += 1) {
      expect((await apply()).code).toBe(200)
      await decided('refuse', { reason: 'No.' })
    }
    const refused = await apply()
    expect(refused.code).toBe(3000002)
    expect((await shown()).paused_until).toBe((refused.data as unknown as { until: string }).until)
    mall.kernel.now = () => new Date(now() + 8 * 86_400_000)
    expect((await apply()).code).toBe(200)
  })
  it('a case is decided once, with the version that the reviewer saw', async () => {
    await apply()
    const { id, version } = await caseOf()
    const once = { kind: '100', id, version: String(version), decision: 'approve' }
    const all = await Promise.all(Array.from({ length: 5 }, () => decide(mall, catalogue, once)))
    // If the same operator presses again, the response is that of the first press.
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set([200]))
    const decided = await sql`select 1 from queue.history where kind = '100' and record_id = ${id} and what = 'approve'`.execute(
      mall.kernel.db,
    )
    expect(decided.rows).toHaveLength(1)
    const shops = await sql`select 1 from profile.shop where owner_id = ${maliId}`.execute(mall.kernel.db)
    expect(shops.rows).toHaveLength(1)
  })
  it('staff of another role see nothing of it', async () => {
    await apply()
    const { id } = await caseOf()
    for (const role of ['support', 'finance']) {
      const other = await staffAs(mall.kernel, role)
      expect((await mall.ask(showCase, { kind: '100', id }, other)).code, role).toBe(3000001)
      expect((await mall.ask(listCases, { kind: '100' }, other)).code, role).toBe(3000001)
    }
    expect((await mall.ask(listCases, { kind: '100' }, catalogue)).data.list.map(({ about }) => about)).toContain('Nine Lamps')
  })
})

describe('identity documents', () => {
  it('used in an earlier application of another user are detected, and that application is named', async () => {
    await apply({ id_front: await sendProof(mall, mali, 'identity', await receipt().png().toBuffer()) })
    const first = await caseOf()
    await apply(
      { store_name: 'Ten Lamps', phone: '081 555 0177', id_front: await sendProof(mall, kenji, 'identity', await receiptAgain()) },
      kenji,
    )
    const { flags, duplicates } = await caseOf()
    expect(flags.map(({ flag }) => flag)).toContain('same_picture')
    expect(duplicates).toContainEqual({ kind: '100', id: first.id, why: 'same_picture' })
    expect(first.duplicates).toEqual([])
  })
  /** A picture in one plain colour, so that a watermark on it is measurable. */
  const plainDocument = async () => {
    const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#8aa4b8' } })
      .png()
      .toBuffer()
    const { headers, payload } = multipart([
      { name: 'purpose', value: 'identity' },
      { name: 'file', filename: 'paper.png', type: 'image/png', bytes },
    ])
    const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, ...mali }, payload })
    return sent.json<{ data: { id: string } }>().data.id
  }
  const open = (url: string, who: Headers) => mall.app.inject({ url, headers: who })
  it('the demo applicant has two, uploaded with the application', async () => {
    const found = await sql<{ id: string }>`select id from application.application where demo and state = 'applying'`.execute(
      mall.kernel.db,
    )
    const { data } = await mall.ask(showCase, { kind: '100', id: found.rows[0]?.id ?? '' }, catalogue)
    expect(data.about).toBe('Dakar Loom')
    expect(data.pictures).toHaveLength(2)
    const [front, back] = await Promise.all(data.pictures.map(({ url }) => open(url, catalogue)))
    expect([front, back].map((seen) => seen?.headers['content-type'])).toEqual(['image/webp', 'image/webp'])
    expect(front?.rawPayload.equals(back?.rawPayload ?? Buffer.alloc(0))).toBe(false)
  })
  it('open only for the reviewing staff, and every view is logged', async () => {
    await apply({ id_front: await plainDocument() })
    const [front] = (await caseOf()).pictures
    const seen = await open(front?.url ?? '', catalogue)
    expect(seen.headers['content-type']).toBe('image/webp')
    // The reviewers' copy has a watermark; the applicant's copy has none.
    const own = await open((await shown()).id_front?.url ?? '', mali)
    const spread = async (bytes: Buffer) => (await sharp(bytes).greyscale().stats()).channels[0]?.stdev ?? 0
    expect([(await spread(own.rawPayload)) < 1, (await spread(seen.rawPayload)) > 3]).toEqual([true, true])
    for (const other of [kenji, await staffAs(mall.kernel, 'support'), await signedIn(mall.kernel, 'mali')])
      expect((await open(front?.url ?? '', other)).json<{ code: number }>().code).toBe(2000019)
    const lines = await sql<{
      actor: string
    }>`select actor from platform.audit where action = 'file.opened' and subject = ${`upload:${front?.id}`}`.execute(mall.kernel.db)
    expect(lines.rows.map(({ actor }) => actor.replace(/\d+/, '')).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['customer:', 'operator:'])
  })
  it('are deleted thirty days after the decision', async () => {
    await apply()
    await decided('approve')
    const { id_front } = await shown()
    mall.kernel.now = () => new Date(now() + 31 * 86_400_000)
    expect(await forgetDocuments(mall.kernel)).toBe(2)
    await tidy()
    expect((await shown()).id_front).toBeNull()
    expect((await open(id_front?.url ?? '', mali)).json<{ code: number }>().code).toBe(2000019)
  })
})
