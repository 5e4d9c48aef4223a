import {
  adPositions,
  exportOwnData,
  getAnnouncements,
  getNews,
  getNewsItem,
  getStore,
  getUserInfo,
  readAnnouncements,
  type AdsByPosition,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { newcomer } from '../../../../test/shoppers.ts'
import { changed } from '../../../platform/cache/invalidate.ts'
import { transaction } from '../../../platform/db/transaction.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const ads = async () => (await mall.ask(getStore, { type: 'advert' })).data as AdsByPosition

describe('ads', () => {
  it('each of the five positions has an ad with texts in six languages and an image', async () => {
    const found = await ads()
    for (const position of adPositions) {
      expect(found[position].length).toBeGreaterThan(0)
      for (const ad of found[position]) {
        expect(ad.image).toMatch(/^[0-9a-f]{24}(?:\/staged)?\/640\.webp$/)
        expect([ad.title_zh, ad.title_en, ad.title_es, ad.title_jp, ad.title_th, ad.title_zhtw].every(Boolean)).toBe(true)
      }
    }
  })
  it('an expired ad is not shown', async () => {
    await transaction(mall.kernel, async (tx) => {
      await sql`update content.ad set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where position = 'bottom'`.execute(
        tx,
      )
      await changed(tx, ['ads'])
    })
    await expect.poll(async () => (await ads()).bottom).toEqual([])
  })
})

describe('news', () => {
  it('lists articles newest first without duplicates and without their bodies', async () => {
    const first = (await mall.ask(getNews, { limit: '5' })).data
    const second = (await mall.ask(getNews, { limit: '50', cursor: first.next_cursor ?? '' })).data
    const all = [...first.list, ...second.list]
    expect(all).toHaveLength(12)
    expect(new Set(all.map((each) => each.id)).size).toBe(12)
    expect(all.map((each) => each.date)).toEqual(all.map((each) => each.date).toSorted((a, b) => (a < b ? 1 : -1)))
    expect(JSON.stringify(all)).not.toContain('body_')
  })
  it('an article has its body in six languages; an unknown one is not found', async () => {
    const one = (await mall.ask(getNews, { limit: '1' })).data.list[0]
    const { data } = await mall.ask(getNewsItem, { id: one?.id ?? '' })
    expect(data.body_th).toContain('<p>')
    expect((await mall.ask(getNewsItem, { id: '99999' })).code).toBe(2000019)
    expect((await mall.ask(getNewsItem, { id: 'latest' })).code).toBe(1000008)
  })
  it('a future article is hidden until its date', async () => {
    await sql`update content.news set published_at = now() + interval '1 day' where id = (select max(id) from content.news)`.execute(
      mall.kernel.db,
    )
    const last = await sql<{ id: string }>`select max(id) as id from content.news`.execute(mall.kernel.db)
    expect((await mall.ask(getNewsItem, { id: last.rows[0]?.id ?? '' })).code).toBe(2000019)
  })
})

describe('announcements', () => {
  it('say that this is a demo mall', async () => {
    const { data } = await mall.ask(getAnnouncements)
    expect(data.filter((each) => each.serious).map((each) => each.title_en)).toContain('This is a demo mall')
  })

  it('marked as read by a customer are read on all devices, and only for that customer', async () => {
    const [ada, kenji] = [await newcomer(mall), await newcomer(mall)]
    const readOf = async ({ headers }: typeof ada) => (await mall.ask(getUserInfo, {}, headers)).data.announcements_read
    const [first] = (await mall.ask(getAnnouncements)).data
    expect(await readOf(ada)).toEqual([])
    for (const ids of [[first?.id ?? ''], [first?.id ?? '', '999999']])
      expect((await mall.ask(readAnnouncements, { id: ids }, ada.headers)).code).toBe(200)
    expect(await readOf(ada)).toEqual([first?.id])
    expect(await readOf(kenji)).toEqual([])
    expect((await mall.ask(exportOwnData, {}, ada.headers)).data).toMatchObject({ announcements_read: [{ announcement_id: first?.id }] })
    await sql`update content.announcement set ends_at = now() where id = ${first?.id}`.execute(mall.kernel.db)
    expect(await readOf(ada), 'one that is over is not spoken of').toEqual([])
  })
})
