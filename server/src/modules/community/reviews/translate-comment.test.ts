import { getComments, getHotList, getStore, translateComment } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { openHttpStub, type HttpStub, type StubRequest } from '../../../../test/http-stub.ts'

let mall: DemoMall
let translator: HttpStub
const say = ({ body }: StubRequest) => {
  const { q, target } = JSON.parse(body) as { q: string[]; target: string }
  return { body: JSON.stringify({ translatedText: q.map((text) => `${target}: ${text}`) }) }
}
beforeAll(async () => {
  translator = await openHttpStub(say)
  mall = await openDemoMall({ TRANSLATE_URL: `${translator.url}/translate`, TRANSLATE_KEY: 'a key', TRUST_PROXY: '1' })
})
afterAll(async () => {
  await mall.end()
  await translator.close()
})
beforeEach(() => {
  translator.requests.length = 0
  translator.answer = say
})

/** A review in a language other than Thai that has text but no translation yet. `where` adds a condition. */
const someReview = async (where = sql`true`) => {
  const { rows } = await sql<{ id: string; text: string; reply: string | null; lang: string }>`select id, text, reply, lang
    from reviews.review r where text <> '' and lang <> 'th' and not hidden and ${where}
      and not exists (select from reviews.translation t where t.review_id = r.id) order by id limit 1`.execute(mall.kernel.db)
  if (!rows[0]) throw new Error('no review is like this')
  return rows[0]
}
let last = 0
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(last += 1)}` })
const ask = (id: string, lang = 'th', headers: Record<string, string> = elsewhere()) =>
  mall.ask(translateComment, { id }, { lang, ...headers })

test('translates a review and its reply into the request language with one call to the translator', async () => {
  const review = await someReview(sql`reply is not null`)
  const come = { text: `th: ${review.text}`, reply: `th: ${review.reply}` }
  expect((await ask(review.id)).data).toEqual(come)
  expect((await ask(review.id)).data).toEqual(come)
  expect(translator.requests).toHaveLength(1)
  const [request] = translator.requests
  expect(request?.path).toBe('/translate')
  expect(JSON.parse(request?.body ?? '')).toEqual({
    ...{ q: [review.text, review.reply], source: { jp: 'ja', zh: 'zh-Hans', zhtw: 'zh-Hant' }[review.lang] ?? review.lang },
    ...{ target: 'th', format: 'text', api_key: 'a key' },
  })
  expect((await ask(review.id, 'zhtw')).data.text).toBe(`zh-Hant: ${review.text}`)
})
test('returns the original text in its own language without calling the translator', async () => {
  const review = await someReview()
  expect((await ask(review.id, review.lang)).data).toEqual({ text: review.text, reply: review.reply })
  expect(translator.requests).toEqual([])
})
test('translates changed text again', async () => {
  const review = await someReview(sql`reply is null`)
  expect((await ask(review.id)).data.reply).toBeNull()
  await sql`update reviews.review set reply = 'Thank you', replied_at = now() where id = ${review.id}`.execute(mall.kernel.db)
  expect((await ask(review.id)).data).toEqual({ text: `th: ${review.text}`, reply: 'th: Thank you' })
  expect(translator.requests).toHaveLength(2)
})
test('a failing, incomplete or unreadable translation leaves the review unchanged', async () => {
  const review = await someReview()
  for (const answer of [
    { status: 500, body: '{}' },
    { body: 'hello' },
    { body: '{"translatedText":[]}' },
    { body: '{"translatedText":[" "]}' },
  ]) {
    translator.answer = () => answer
    expect((await ask(review.id)).code).toBe(2000018)
  }
  translator.answer = say
  expect((await ask(review.id)).code).toBe(200)
})
test('a hidden or unknown review returns not found', async () => {
  const review = await someReview()
  await sql`update reviews.review set hidden = true where id = ${review.id}`.execute(mall.kernel.db)
  expect((await ask(review.id)).code).toBe(2000019)
  expect((await ask('99999999')).code).toBe(2000019)
  expect(translator.requests).toEqual([])
})
test('one IP address exhausts its own quota; cached translations stay available to it', async () => {
  const home = elsewhere()
  const translated = await someReview()
  await ask(translated.id, 'th', home)
  translator.answer = () => ({ status: 500, body: '' })
  const review = await someReview()
  const codes: number[] = []
  for (let time = 0; time < 121; time += 1) codes.push((await ask(review.id, 'th', home)).code)
  expect(codes.filter((code) => code === 3000002)).toHaveLength(2)
  expect((await ask(translated.id, 'th', home)).code).toBe(200)
  expect((await ask(review.id)).code).toBe(2000018)
})
test('the configuration tells whether the mall translates; without a translator the call is refused', async () => {
  expect((await mall.ask(getStore, { type: 'website_config' })).data).toMatchObject({ translates: true })
  const plain = await openDemoMall()
  expect((await plain.ask(getStore, { type: 'website_config' })).data).toMatchObject({ translates: false })
  const product = (await plain.ask(getHotList, { limit: '1' })).data.list[0]?.id ?? ''
  const [review] = (await plain.ask(getComments, { product_id: product })).data.list
  expect((await plain.ask(translateComment, { id: review?.id ?? '' }, { lang: 'th' })).code).toBe(3000001)
  await plain.end()
})
