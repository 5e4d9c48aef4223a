import { getUserInfo, sendCode, showOrder, storefrontLinks, updateUser, verifyEmail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../test/letters.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { newcomer } from '../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../test/solve-captcha.ts'
import { until } from '../../../../test/until.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { notify } from '../../foundation/notifications/notify.ts'
import { postNoticesTask } from '../../foundation/notifications/notices-to-post.ts'

let mall: DemoMall
let kenji: Record<string, string>
let kenjiId: string
const email = 'kenji@plaza.example'
beforeAll(async () => {
  mall = await openDemoMall()
  kenji = await signedIn(mall.kernel, 'kenji')
  kenjiId = await personId(mall.kernel, 'kenji')
})
afterAll(() => mall.end())

const rejected = (customerId: string, reason: string) =>
  transaction(mall.kernel, (tx) =>
    notify(tx, customerId, {
      template: 'recharge_failed',
      values: { amount: { money: '100.00', symbol: '$' }, method: 'USDT' },
      reason,
      link: storefrontLinks.wallet('records'),
      now: mall.kernel.now(),
    }),
  )
const accepted = (order: string) =>
  transaction(mall.kernel, (tx) =>
    notify(tx, kenjiId, {
      template: 'order_accepted',
      values: { order, shop: 'Ridgeline', day: { time: mall.kernel.now().toISOString() } },
      link: storefrontLinks.order(order),
      now: mall.kernel.now(),
    }),
  )
const shipped = (customerId: string, order: string) =>
  transaction(mall.kernel, (tx) =>
    notify(tx, customerId, {
      template: 'order_shipped',
      values: { order, shop: 'Ridgeline', carrier: 'DHL', tracking: 'JD014600' },
      link: storefrontLinks.order(order),
      now: mall.kernel.now(),
    }),
  )
const idOf = async ({ database }: DemoMall['kernel'], email: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>('select id from accounts.customer where email = $1', [email])
  return rows[0]?.id ?? ''
}
/** Waits until every notification is emailed or skipped. The user's email choice counts when the job runs. */
const allPosted = () =>
  until(async () => {
    const left = await sql<{ count: string }>`select count(*) from graphile_worker.jobs where task_identifier = ${postNoticesTask}`.execute(
      mall.kernel.db,
    )
    return left.rows[0]?.count === '0'
  })
const choose = (letters_for: string) => mall.ask(updateUser, { letters_for }, kenji)
const count = async () => (await emailsTo(mall.kernel, email)).length
const oneMore = async (before: number) => {
  await until(async () => (await count()) > before)
  return (await emailsTo(mall.kernel, email))[0]
}

describe('notifications by email', () => {
  test('decisions on money and applications are emailed by default, in the language of the account', async () => {
    expect((await mall.ask(getUserInfo, {}, kenji)).data.letters_for).toEqual([100, 200, 300, 400, 500])
    await mall.ask(updateUser, { lang: 'jp' }, kenji)
    const before = await count()
    await rejected(kenjiId, 'The picture cannot be read')
    const email = await oneMore(before)
    expect(email?.subject).toMatch(/[\u3040-\u30ff]/)
    expect(email?.body_text).toContain('理由：The picture cannot be read')
    expect(email?.body_text).toContain('/#/pages/mine/wallet?view=records')
    expect(email?.body_text).toContain('/#/pages/mine/confing?section=notifications')
  })

  test('emails only the chosen kinds and changes nothing else in the account', async () => {
    const before = await count()
    await choose('0')
    await rejected(kenjiId, 'no letter for this')
    await allPosted()
    await accepted('20261121-0001')
    expect((await oneMore(before))?.body_text).toContain('20261121-0001')
    await allPosted()
    expect(await count()).toBe(before + 1)
    await choose('')
    const chosen = (await mall.ask(getUserInfo, {}, kenji)).data
    expect([chosen.letters_for, chosen.lang]).toEqual([[], 'jp'])
    await accepted('20261121-0002')
    await allPosted()
    await choose('0,500,500')
    expect((await mall.ask(getUserInfo, {}, kenji)).data.letters_for).toEqual([0, 500])
    await accepted('20261121-0003')
    expect((await oneMore(before + 1))?.body_text).toContain('20261121-0003')
    expect(await count()).toBe(before + 2)
  })

  test('letters of a purchase are sent without a choice, and do not offer one', async () => {
    await choose('')
    const before = await count()
    await shipped(kenjiId, '20261121-0004')
    const email = await oneMore(before)
    expect(email?.body_text).toContain('20261121-0004')
    expect(email?.body_text).not.toContain('section=notifications')
    await choose('0,500')
  })

  test('an unknown kind is reported at its field', async () => {
    for (const wrong of ['600', '1', '0,', ',0', 'all', '0 100', '-1']) {
      const answer = await choose(wrong)
      expect([answer.code, answer.data], wrong).toEqual([1100004, { fields: { letters_for: 'choice' } }])
    }
  })

  test('a security email is sent once, regardless of the chosen kinds', async () => {
    await choose('')
    const before = await count()
    const password = { old_password: 'quiet-station-bell', password: 'loud-station-horn', confirm_password: 'loud-station-horn' }
    expect((await mall.ask(updateUser, password, kenji)).code).toBe(200)
    await oneMore(before)
    await choose('0')
    await accepted('20261121-0005')
    await oneMore(before + 1)
    expect(await count()).toBe(before + 2)
  })

  const unverified = async () => {
    const ada = await newcomer(mall)
    await codeTo(mall.kernel, ada.email)
    return { ...ada, id: await idOf(mall.kernel, ada.email), letters: () => emailsTo(mall.kernel, ada.email) }
  }

  test('an unverified address gets no decision on money until it is verified', async () => {
    const ada = await unverified()
    await rejected(ada.id, 'first')
    await allPosted()
    await mall.ask(sendCode, { email: ada.email, purpose: 'register', captcha: await solveCaptcha(mall) }, ada.headers)
    await mall.ask(verifyEmail, { code: await codeTo(mall.kernel, ada.email) }, ada.headers)
    await rejected(ada.id, 'second')
    await until(async () => (await ada.letters()).some((email) => email.body_text.includes('second')))
    expect((await ada.letters()).filter((email) => email.body_text.includes('first'))).toEqual([])
  })

  test('an unverified address gets the letters of a purchase: the facts of the order, and nothing that people wrote', async () => {
    const ada = await unverified()
    await shipped(ada.id, '20261121-0006')
    await until(async () => (await ada.letters()).length === 2)
    await transaction(mall.kernel, (tx) =>
      notify(tx, ada.id, {
        template: 'refund_rejected',
        values: { order: '20261121-0006', day: { time: mall.kernel.now().toISOString() } },
        reason: 'Ada Lovelace of 12 Sukhumvit wore it',
        link: storefrontLinks.order('6'),
        now: mall.kernel.now(),
      }),
    )
    await until(async () => (await ada.letters()).length === 3)
    const [declined, sent] = await ada.letters()
    expect(sent?.subject).toBe('Order 20261121-0006 is on its way')
    expect(sent?.body_text).toContain('JD014600')
    for (const email of [declined, sent]) {
      expect(email?.body_text).toContain('This address isn’t verified yet.')
      expect(`${email?.subject} ${email?.body_html}`).not.toMatch(/Lovelace|Sukhumvit|\b\d{6}\b(?!-)|token/)
    }
    // The link opens a page that asks for a log-in.
    expect((await mall.ask(showOrder, { id: '6' })).code).toBe(1100003)
  })

  test('an unverified address gets 30 letters a day at most', async () => {
    const ada = await unverified()
    for (let at = 0; at < 31; at += 1) await shipped(ada.id, `20261122-${1000 + at}`)
    await allPosted()
    expect(await ada.letters()).toHaveLength(1 + 30)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + 24 * 60 * 60_000 + 1000)
    await shipped(ada.id, '20261123-0001').finally(allPosted)
    mall.kernel.now = now
    expect(await ada.letters()).toHaveLength(1 + 31)
  })
})
