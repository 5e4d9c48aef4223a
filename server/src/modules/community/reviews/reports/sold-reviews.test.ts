import { answerReview, getComments, getNotices, listCases, listSoldReviews, reportReview, showCase } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { signedInAs } from '../../../../../test/people.ts'
import { decide, staffAs } from '../../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let owner: string
let seller: Headers
let stranger: Headers
let support: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  const most = await sql<{ owner: string }>`select s.owner_id as owner from reviews.review r join profile.shop s on s.id = r.shop_id
    where r.text <> '' and not hidden group by s.owner_id order by count(*) desc limit 2`.execute(db)
  owner = most.rows[0]?.owner ?? ''
  seller = await signedInAs(mall.kernel, owner, 'seller')
  stranger = await signedInAs(mall.kernel, most.rows[1]?.owner ?? '', 'seller')
  support = await staffAs(mall.kernel, 'support')
})
afterAll(() => mall.end())

const own = async (fields: Record<string, string> = {}) => (await mall.ask(listSoldReviews, fields as never, seller)).data
const report = (id: string, who = seller) => mall.ask(reportReview, { id, reason: 'abusive', note: 'It insults us' }, who)
const caseOn = async (reviewId: string) => {
  const found = await sql<{ id: string }>`select id from reviews.report where review_id = ${reviewId}`.execute(mall.kernel.db)
  return (await mall.ask(showCase, { kind: 'report', id: found.rows[0]?.id ?? '' }, support)).data
}
const decided = async (reviewId: string, decision: string, reason?: string) => {
  const { id, version } = await caseOn(reviewId)
  return decide(mall, support, { kind: 'report', id, version: String(version), decision, ...(reason && { reason }) })
}

describe('reviews of a shop', () => {
  it('are listed with their products, page by page, only to that shop', async () => {
    const first = await own({ limit: '2' })
    expect(first.list).toHaveLength(2)
    expect(first.list[0]?.product.name_en).toBeTruthy()
    const next = await own({ limit: '2', cursor: first.next_cursor ?? '' })
    expect(next.list.some(({ id }) => first.list.some((each) => each.id === id))).toBe(false)
    const others = (await mall.ask(listSoldReviews, { limit: '50' }, stranger)).data.list
    expect(others.some(({ id }) => first.list.some((each) => each.id === id))).toBe(false)
  })
  it('are filtered by stars, images and missing reply', async () => {
    expect((await own({ rating: '5', limit: '50' })).list.every(({ rating }) => rating === 5)).toBe(true)
    const { list, counts } = await own({ answered: '0', limit: '50' })
    expect(list.every(({ reply }) => reply === null)).toBe(true)
    expect(counts.unanswered).toBeGreaterThanOrEqual(list.length)
    expect((await own({ answered: '1', limit: '50' })).list.every(({ reply }) => reply !== null)).toBe(true)
  })
})

describe('number of reviews without a reply', () => {
  it('falls by one with each reply, also above a hundred', async () => {
    await sql`insert into reviews.review (product_id, shop_id, rating, text, lang, written_at, demo)
      select product_id, shop_id, 5, 'Fine', 'en', now(), true from generate_series(1, 130), (select product_id, shop_id from reviews.review
        join profile.shop on shop.id = shop_id where owner_id = ${owner} limit 1) one`.execute(mall.kernel.db)
    const before = await own({ answered: '0' })
    expect(before.counts.unanswered).toBeGreaterThan(130)
    const { id = '', version = '' } = before.list[0] ?? {}
    expect((await mall.ask(answerReview, { id, version, text: 'Thank you' }, seller)).code).toBe(200)
    expect((await own({ answered: '0' })).counts.unanswered).toBe(before.counts.unanswered - 1)
  })
})

describe('reported review', () => {
  it('opens one case for staff, and only its own shop can report it', async () => {
    const [review] = (await own()).list
    const id = review?.id ?? ''
    expect((await report(id, stranger)).code).toBe(2000019)
    const all = await Promise.all(Array.from({ length: 5 }, () => report(id)))
    expect(all.map(({ data }) => data.state)).toEqual(['open', 'open', 'open', 'open', 'open'])
    const rows = await sql`select 1 from reviews.report where review_id = ${id}`.execute(mall.kernel.db)
    expect(rows.rows).toHaveLength(1)
    expect((await own()).list.find((each) => each.id === id)?.report).toMatchObject({ state: 'open', reason: 'abusive' })
  })
  it('disappears after it is taken down, and its stars do not count', async () => {
    const [review] = (await own()).list
    const [id, productId] = [review?.id ?? '', review?.product.id ?? '']
    const before = (await mall.ask(getComments, { product_id: productId })).data
    expect((await decided(id, 'approve')).code).toBe(1000009)
    expect((await decided(id, 'approve', 'It insults a person.')).data.state).toBe('hidden')
    expect((await own()).list.some((each) => each.id === id)).toBe(false)
    await expect.poll(async () => (await mall.ask(getComments, { product_id: productId })).data.rating_count).toBe(before.rating_count - 1)
    const notices = (await mall.ask(getNotices, {}, await signedInAs(mall.kernel, owner))).data.list
    expect(notices[0]).toMatchObject({ status: 1, reason: 'It insults a person.' })
    expect((await report(id)).code).toBe(2000019)
    expect((await decided(id, 'refuse', 'x')).code).toBe(3000009)
  })
  it('stays if the report is rejected, and the shop sees the reason', async () => {
    const [review] = (await own()).list
    const id = review?.id ?? ''
    await report(id)
    await decided(id, 'refuse', 'It is an opinion.')
    expect((await own()).list.find((each) => each.id === id)?.report).toEqual({
      state: 'kept',
      reason: 'abusive',
      message: 'It is an opinion.',
    })
    expect((await report(id)).data.state).toBe('kept')
  })
  it('is decided by support, not by catalog staff', async () => {
    const catalogue = await staffAs(mall.kernel, 'catalogue')
    expect((await mall.ask(listCases, { kind: 'report' }, catalogue)).code).toBe(3000001)
    expect((await mall.ask(listCases, { kind: 'report', state: 'decided' }, support)).data.list.length).toBeGreaterThan(0)
  })
})
