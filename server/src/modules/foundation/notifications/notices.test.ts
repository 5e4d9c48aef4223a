import { getNotices, noticeKinds, readAllNotices, readNotice, storefrontLinks, type CallShape } from '@plaza/contract'
import { languages } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { notify, notifyAll } from './notify.ts'
import { countUnread } from './notice-rows.ts'
import type { NotificationTemplate } from './templates/template.ts'
import { templates } from './templates/templates.ts'

let mall: DemoMall
let mali: Record<string, string>
let kenji: Record<string, string>
let kenjiId: string
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await signedIn(mall.kernel, 'mali')
  kenji = await signedIn(mall.kernel, 'kenji')
  kenjiId = await personId(mall.kernel, 'kenji')
})
afterAll(() => mall.end())

const list = async (who: Record<string, string>, fields: Record<string, string> = {}) => (await mall.ask(getNotices, fields, who)).data
const notifyKenji = (order: string, more: { once?: string; now?: Date } = {}) =>
  transaction(mall.kernel, (tx) =>
    notify(tx, kenjiId, {
      template: 'order_shipped',
      values: { order, shop: 'Ridgeline', carrier: 'DHL', tracking: 'JD014600' },
      link: storefrontLinks.order(order),
      now: new Date(),
      ...more,
    }),
  )

describe('notification templates', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted((a, b) => (a < b ? -1 : 1))
  it.each(Object.entries(templates) as [string, NotificationTemplate][])(
    '%s has the same placeholders in six languages',
    (_name, { words }) => {
      const [title, body] = words.en
      expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted())
      for (const lang of languages) {
        expect(namesIn(words[lang].join(' ')), lang).toEqual(namesIn(`${title} ${body}`))
        if (lang !== 'en') expect(words[lang][1]).not.toBe(body)
      }
      for (const lang of ['zh', 'zhtw', 'jp'] as const) expect(words[lang][1]).toMatch(/[\u4e00-\u9fff]/)
      expect(words.th[1]).toMatch(/[\u0e00-\u0e7f]/)
      expect(words.zh[1]).not.toBe(words.zhtw[1])
    },
  )
  it('each kind of application has templates for under review, success and failure', () => {
    const combinations = Object.values(templates).map(({ kind, status }) => `${kind} ${status}`)
    for (const kind of noticeKinds) for (const status of [-1, 0, 1]) expect(combinations).toContain(`${kind} ${status}`)
  })
})

describe('reading notifications', () => {
  it('lists the newest first in the language of the request, with a reason for a failure', async () => {
    const { list: notices, message_unread_count: unread } = await list(mali)
    expect(notices.map((each) => each.date)).toEqual(
      notices
        .map((each) => each.date)
        .toSorted()
        .toReversed(),
    )
    expect(unread).toBe(notices.filter((each) => !each.read).length)
    const failed = notices.find((each) => each.status === -1)
    expect(failed).toMatchObject({ kind: 500, read: false, link: '#/pages/mine/wallet?view=records' })
    expect(failed?.reason).toContain('$100.00')
    expect(failed?.body).toContain('$120.00')
    const inThai = (await list({ ...mali, lang: 'th' })).list.find((each) => each.id === failed?.id)
    expect(inThai?.title).toBe('เติมเงินไม่สำเร็จ')
    expect(JSON.stringify(notices)).not.toMatch(/\{\w+\}/)
  })
  it('filters by kind or by unread', async () => {
    expect((await list(mali, { kind: '500' })).list.every((each) => each.kind === 500)).toBe(true)
    expect((await list(mali, { unread: '1' })).list.every((each) => !each.read)).toBe(true)
    expect((await mall.ask(getNotices, { kind: '150' }, mali)).code).toBe(1000008)
  })
  it('a page does not shift while new notifications arrive', async () => {
    for (let at = 1; at <= 5; at += 1) await notifyKenji(`P${at}`)
    const first = await list(kenji, { limit: '3' })
    await notifyKenji('P6')
    const second = await list(kenji, { limit: '3', cursor: first.next_cursor ?? '' })
    expect([...first.list, ...second.list].slice(0, 5).map((each) => each.title.match(/P\d/)?.[0])).toEqual(['P5', 'P4', 'P3', 'P2', 'P1'])
    expect((await mall.ask(getNotices, { cursor: 'bm90aGluZw' }, kenji)).code).toBe(1000008)
  })
  it('marks one as read, then all; repeating it changes nothing', async () => {
    const before = await list(kenji, { unread: '1' })
    const one = before.list[0]?.id ?? ''
    expect((await mall.ask(readNotice, { id: one }, kenji)).data.message_unread_count).toBe(before.message_unread_count - 1)
    expect((await mall.ask(readNotice, { id: one }, kenji)).data.message_unread_count).toBe(before.message_unread_count - 1)
    expect((await mall.ask(readAllNotices, {}, kenji)).data.message_unread_count).toBe(0)
    expect(await countUnread(mall.kernel.db, kenjiId)).toBe(0)
    expect((await list(kenji)).list.every((each) => each.read)).toBe(true)
  })
})

describe('writing notifications', () => {
  it('a rolled-back transaction sends no notification', async () => {
    const count = (await list(kenji)).list.length
    const broken = transaction(mall.kernel, async (tx) => {
      await notify(tx, kenjiId, { template: 'order_cancelled', values: { order: 'X1' }, link: null, now: new Date() })
      throw new Error('it came to nothing')
    })
    await expect(broken).rejects.toThrow('nothing')
    expect((await list(kenji)).list).toHaveLength(count)
  })
  it('one event creates one notification, however many handlers send it', async () => {
    await Promise.all(Array.from({ length: 8 }, () => notifyKenji('ONCE', { once: 'order:ONCE:shipped' })))
    expect((await list(kenji)).list.filter((each) => each.title.includes('ONCE'))).toHaveLength(1)
    const events = await sql`select 1 from platform.live_event where person_id = ${kenjiId} and name = 'notice' and data ->> 'kind' = '0'
      and data ->> 'id' = (select max(id)::text from notifications.notice where once = 'order:ONCE:shipped')`.execute(mall.kernel.db)
    expect(events.rows).toHaveLength(1)
  })
  it('values are text: nothing in them is read as a template or as markup', async () => {
    await transaction(mall.kernel, (tx) =>
      notify(tx, kenjiId, {
        template: 'review_answered',
        values: { shop: '{product} <b>', product: { words: { en: 'Tent', es: 'Tienda' } } },
        link: null,
        now: new Date(),
      }),
    )
    const [newest] = (await list({ ...kenji, lang: 'es' })).list
    expect([newest?.title, newest?.body]).toEqual(['{product} <b> respondió a tu reseña', 'Lee lo que dice sobre Tienda.'])
  })
  it('each live event has the current unread count of its recipient', async () => {
    await mall.ask(readAllNotices, {}, kenji)
    await notifyKenji('88000000000001')
    await notifyKenji('88000000000002')
    const counts = await sql<{ unread: number }>`select (data ->> 'message_unread_count')::int as unread from platform.live_event
      where person_id = ${kenjiId} and name = 'notice' order by id desc limit 2`.execute(mall.kernel.db)
    expect(counts.rows.map(({ unread }) => unread)).toEqual([2, 1])
  })
  it('notifies many people in one call', async () => {
    const everybody = await sql<{ id: string }>`select id from accounts.customer`.execute(mall.kernel.db)
    const ids = everybody.rows.map((row) => row.id)
    await transaction(mall.kernel, (tx) =>
      notifyAll(tx, ids, { template: 'welcome', values: { mall: 'Plaza' }, link: '#/', now: new Date(), once: 'hello' }),
    )
    for (const id of ids) expect(await countUnread(mall.kernel.db, id)).toBeGreaterThan(0)
  })
})

describe('notification access', () => {
  it('asks a visitor to log in', async () => {
    const calls: readonly CallShape[] = [getNotices, readNotice, readAllNotices]
    for (const call of calls) expect((await mall.ask(call, { id: '1' })).code).toBe(1100003)
  })
  it('a notification of another customer is unknown and stays unread', async () => {
    await notifyKenji('MINE')
    const mine = (await list(kenji)).list[0]?.id ?? ''
    expect((await mall.ask(readNotice, { id: mine }, mali)).code).toBe(2000019)
    expect((await list(mali)).list.map((each) => each.id)).not.toContain(mine)
    await mall.ask(readAllNotices, {}, mali)
    expect((await list(kenji)).list.find((each) => each.id === mine)?.read).toBe(false)
  })
})

it('the people of the demo mall have notifications', async () => {
  const seller = await list(await signedIn(mall.kernel, 'anders'))
  expect(seller.list.map((each) => each.kind)).toEqual(expect.arrayContaining([0, 100, 200, 300]))
  const applicant = await list(await signedIn(mall.kernel, 'amara'))
  expect(applicant.list.find((each) => each.kind === 100)).toMatchObject({ status: 0, read: false, link: '#/pages/shop/create' })
})
