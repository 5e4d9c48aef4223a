import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type SmallMall } from '../../../test/mall.ts'
import { renderTrouble } from './show-trouble.ts'

const page = { troublePage: (lang: string) => ({ html: `<p lang="${lang}">`, headers: { 'content-type': 'text/html; charset=utf-8' } }) }

let mall: SmallMall
beforeAll(async () => {
  mall = await openMall([], { RATE_LIMIT_PER_MINUTE: '1' }, ({ app, kernel }) =>
    app.get('/', { errorHandler: renderTrouble(page, kernel) }, () => Promise.reject(new Error('select * from secrets'))),
  )
})
afterAll(() => mall.end())

const look = async (headers: Record<string, string>) => {
  const answer = await fetch(mall.origin, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['lang=th; cur=THB', 'es', 'th'],
  ['cur=EUR; lang=jp', 'es', 'jp'],
  ['old-lang=jp', 'es', 'es'],
  ['lang=klingon', 'zh-TW,zh;q=0.9', 'zhtw'],
  ['', 'de', 'en'],
])('a page request with cookies %j and Accept-Language %j gets its error in %j', async (cookie, tongue, lang) => {
  const { status, headers, text } = await look({ ...asPage, cookie, 'accept-language': tongue })
  expect([status, text]).toEqual([500, `<p lang="${lang}">`])
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('a request for no page gets the JSON envelope', async () => {
  const { status, text } = await look({ accept: 'application/json' })
  expect([status, JSON.parse(text)]).toEqual([500, { code: 500, message: 'Something went wrong on our side.', data: null }])
})

test('a rate-limited page request gets an error page with Retry-After', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => look({ ...asPage, cookie: 'lang=es' })))
  const late = answers.find(({ status }) => status === 429)
  expect(late?.text).toBe('<p lang="es">')
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
})
