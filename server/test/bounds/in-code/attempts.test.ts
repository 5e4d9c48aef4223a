import {
  acceptInvitation,
  answerTicket,
  askSupport,
  askSupportForShop,
  closeAccount,
  inviteStaff,
  loginByCode,
  loginByPassword,
  openConversation,
  register,
  reportConversation,
  sendCode,
  translateComment,
  type Upload,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newShopper, onSale } from '../../buying.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { type HttpStub, openHttpStub } from '../../http-stub.ts'
import { multipart, picture } from '../../pictures.ts'
import { newKey, staffAs } from '../../recharging.ts'
import { consoleOf } from '../../selling.ts'
import { goodPassword, newcomer } from '../../shoppers.ts'
import { solveCaptcha } from '../../solve-captcha.ts'
import { nobodysNumber } from '../../staff-calls.ts'
import { day, hour, minute } from '../trial.ts'
import { type CallAnswer, triedAround } from './tried-around.ts'

/** Tests rate limits per person or per address: the last allowed attempt, one more, and the end of the pause. */
let mall: DemoMall
let translator: HttpStub
const { now } = Date
beforeAll(async () => {
  translator = await openHttpStub(({ body }) => ({ body: JSON.stringify({ translatedText: (JSON.parse(body) as { q: string[] }).q }) }))
  mall = await openDemoMall({ POOL_SIZE: '10', TRANSLATE_URL: `${translator.url}/translate`, TRANSLATE_KEY: 'a key' })
})
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})
afterAll(async () => {
  await mall.end()
  await translator.close()
})

const [paused, tooMany] = [3000002, 3000006]
const unknownEmail = () => `nobody-${newKey()}@people.example`
const typed = { full_name: 'Nora Quill', password: goodPassword, confirm_password: goodPassword }

/** Sends a picture of this size in pixels for a review. */
const sends = async (headers: Record<string, string>, width = 40, height = 40) => {
  const form = multipart([
    { name: 'purpose', value: 'review' },
    { name: 'file', filename: 'cup.png', type: 'image/png', bytes: await picture('png', width, height) },
  ])
  const sent = await mall.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  })
  return sent.json<{ code: number; data: Upload }>()
}

const wrongPassword = async (email: string) =>
  mall.ask(loginByPassword, { email, password: 'not the one', captcha: await solveCaptcha(mall) })
const untranslated = async (): Promise<string> => {
  const found = await sql<{ id: string }>`select id from reviews.review r where text <> '' and lang <> 'th' and not hidden
    and not exists (select from reviews.translation t where t.review_id = r.id) order by id limit 1`.execute(mall.kernel.db)
  return found.rows[0]?.id ?? ''
}
const question = () => ({ topic: 'order', subject: 'Where is it?', text: 'It should have come.', idempotency_key: newKey() })

type Counted = {
  /** Prefix of the subject under which attempts are counted. */
  kind: string
  most: number
  withinMs: number
  pauseMs?: number
  refused: number
  begin: () => Promise<() => Promise<CallAnswer>>
}
const quarter = 15 * minute
const rows: Readonly<Record<string, Counted>> = {
  'an address asks for 30 codes an hour': {
    ...{ kind: 'codes:from', most: 30, withinMs: hour, refused: paused },
    begin: async () => async () => mall.ask(sendCode, { purpose: 'login', email: unknownEmail(), captcha: await solveCaptcha(mall) }),
  },
  'a customer names 20 new email addresses an hour': {
    ...{ kind: 'new email', most: 20, withinMs: hour, refused: paused },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => mall.ask(sendCode, { purpose: 'change_email', email: unknownEmail() }, headers)
    },
  },
  'an address tries 100 codes in 15 minutes': {
    ...{ kind: 'code:from', most: 100, withinMs: quarter, pauseMs: quarter, refused: paused },
    begin: async () => () => mall.ask(loginByCode, { email: unknownEmail(), code: '000000' }),
  },
  'an address tries 60 registrations an hour': {
    ...{ kind: 'register:from', most: 60, withinMs: hour, refused: paused },
    begin: async () => {
      const { email } = await newcomer(mall)
      return async () => mall.ask(register, { ...typed, email, agreement: '1', captcha: await solveCaptcha(mall) })
    },
  },
  'an account bears 10 wrong passwords in 15 minutes': {
    ...{ kind: 'login:account', most: 10, withinMs: quarter, pauseMs: quarter, refused: paused },
    begin: async () => {
      const email = unknownEmail()
      return () => wrongPassword(email)
    },
  },
  'an address brings 100 wrong passwords in 15 minutes': {
    ...{ kind: 'login:from', most: 100, withinMs: quarter, pauseMs: quarter, refused: paused },
    begin: async () => () => wrongPassword(unknownEmail()),
  },
  'a customer proves their password wrongly 10 times in 15 minutes': {
    ...{ kind: 'proof', most: 10, withinMs: quarter, pauseMs: quarter, refused: paused },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => mall.ask(closeAccount, { password: 'not the one' }, headers)
    },
  },
  'an invitation of the staff bears 10 wrong codes in 15 minutes': {
    ...{ kind: 'invitation', most: 10, withinMs: quarter, pauseMs: quarter, refused: paused },
    begin: async () => {
      const email = unknownEmail()
      const { link } = (await mall.ask(inviteStaff, { email, role: 'support' }, await staffAs(mall.kernel, 'owner'))).data
      const token = link.split('token=')[1] ?? ''
      return () => mall.ask(acceptInvitation, { ...typed, token, email, code: '000000' })
    },
  },
  'a customer opens 30 conversations an hour': {
    ...{ kind: 'chat-open', most: 30, withinMs: hour, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      const shops = (await onSale(mall)).map(({ shopId }) => shopId)
      return () => mall.ask(openConversation, { with: 'shop', shop_id: shops.shift() ?? '' }, headers)
    },
  },
  'a customer reports 20 messages a day': {
    ...{ kind: 'chat-report', most: 20, withinMs: day, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => mall.ask(reportConversation, { conversation: nobodysNumber, message: nobodysNumber, reason: 'spam' }, headers)
    },
  },
  'a customer sends 200 pictures an hour': {
    ...{ kind: 'upload', most: 200, withinMs: hour, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => sends(headers)
    },
  },
  'a customer sends 500 megapixels an hour': {
    ...{ kind: 'pixels', most: 500, withinMs: hour, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => sends(headers)
    },
  },
  'an address has 120 reviews translated an hour': {
    ...{ kind: 'translate', most: 120, withinMs: hour, refused: paused },
    begin: async () => async () => mall.ask(translateComment, { id: await untranslated() }, { lang: 'th' }),
  },
  'a customer writes to support 20 times an hour': {
    ...{ kind: 'support', most: 20, withinMs: hour, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      return () => mall.ask(askSupport, question(), headers)
    },
  },
  'a shop writes to support 40 times an hour': {
    ...{ kind: 'support', most: 40, withinMs: hour, refused: tooMany },
    begin: async () => {
      const seller = await consoleOf(mall, (await onSale(mall))[0]?.shopId ?? '')
      return () => mall.ask(askSupportForShop, question(), seller)
    },
  },
  'support answers 600 times an hour': {
    ...{ kind: 'support', most: 600, withinMs: hour, refused: tooMany },
    begin: async () => {
      const { headers } = await newShopper(mall, 0)
      const { id } = (await mall.ask(askSupport, question(), headers)).data
      const answer = { id, text: 'It is on its way.' }
      return async () => mall.ask(answerTicket, { ...answer, idempotency_key: newKey() }, await staffAs(mall.kernel, 'support'))
    },
  },
}

test.each(Object.entries(rows))('%s', async (_name, { kind, refused, begin, ...limit }) => {
  const { answers, endMs } = await triedAround(mall, kind, limit, await begin())
  expect(answers.map(({ code }) => code === refused)).toEqual([false, false, true, true, false])
  const waits = answers.slice(2, 4).map(({ data }) => (data as { retry_after: number }).retry_after)
  expect(waits).toEqual([(endMs - minute) / 1000, 1])
})

test('a picture costs one unit per started megapixel', async () => {
  const { headers } = await newShopper(mall, 0)
  const sent = async (before: number, width: number) => {
    await sql`update platform.attempt set count = ${before} where subject like 'pixels:%'`.execute(mall.kernel.db)
    return (await sends(headers, width, 1000)).code
  }
  expect(await sent(0, 1000)).toBe(200)
  expect([await sent(499, 1000), await sent(499, 1001), await sent(500, 1000)]).toEqual([200, tooMany, tooMany])
})
