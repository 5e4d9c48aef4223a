import {
  acceptInvitation,
  addToCart,
  closeAccount,
  getCart,
  getUpload,
  getWallets,
  inviteShopStaff,
  inviteStaff,
  listMallWallets,
  makeSellerTicket,
  mergeCart,
  openConversation,
  openInvitation,
  openSellerSession,
  openShopInvitation,
  removeAddress,
  saveAddress,
  saveCurrency,
  saveMallWallet,
  signWalletAddress,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Timer } from '../../../src/platform/jobs/jobs.ts'
import { closeDueAccounts } from '../../../src/modules/identity/accounts/closure/end-accounts.ts'
import { manifest as addresses } from '../../../src/modules/identity/addresses/module.ts'
import { manifest as cart } from '../../../src/modules/orders/cart/module.ts'
import { manifest as media } from '../../../src/modules/foundation/media/module.ts'
import { schedulesOf } from '../../../src/mall.ts'
import { askSeeing } from '../../ask-seeing.ts'
import { cartOf, newShopper, onSale, type OnSale } from '../../buying.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { emailsTo } from '../../letters.ts'
import { signedInAs } from '../../people.ts'
import { newKey, sendProof, staffAs } from '../../recharging.ts'
import { consoleOf } from '../../selling.ts'
import { until } from '../../until.ts'
import { day, later, minute } from '../trial.ts'

/** Tests durations and the latest allowed dates: a millisecond before the end, at the end and a millisecond after. */
let mall: DemoMall
let goods: OnSale
const { now } = Date
/** A whole second, because signed timestamps have no fractions of a second. */
const start = new Date(Math.floor(now() / 1000) * 1000)
const at = (ms: number) => {
  mall.kernel.now = () => later(start, ms)
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = (await onSale(mall))[0] as OnSale
})
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})
afterAll(() => mall.end())

const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)
const newHere = async () => {
  at(0)
  return newShopper(mall, 0)
}
const runTimers = async (timers: readonly Timer[]) => {
  for (const timer of timers) await timer.do()
}
const ownerIn = () => consoleOf(mall, goods.shopId)

test('a closed account can be restored for 14 days', async () => {
  const { id, headers, password } = await newHere()
  const { data } = await mall.ask(closeAccount, { password }, headers)
  expect(data.closing_at).toBe(later(start, 14 * day).toISOString())
  const closed = async (ms: number) => {
    at(ms)
    await closeDueAccounts(mall.kernel)
    return (await sql<{ status: string }>`select status from accounts.customer where id = ${id}`.execute(mall.kernel.db)).rows[0]?.status
  }
  expect([await closed(14 * day - 1), await closed(14 * day)]).toEqual(['closing', 'closed'])
})

test('a removed address can be restored within a day', async () => {
  const { headers } = await newHere()
  const addressFields = {
    full_name: 'A Shopper',
    phone: '+66812345678',
    country: 'TH',
    state: 'Bangkok',
    city: 'Bangkok',
    postcode: '10110',
  }
  const saved = (id?: string) => mall.ask(saveAddress, { ...addressFields, street: '2 Sukhumvit', ...(id && { id }) }, headers)
  const id = (await saved()).data.saved_id
  const backAfter = async (ms: number) => {
    at(0)
    expect((await mall.ask(removeAddress, { id }, headers)).code).toBe(200)
    at(ms)
    await runTimers(schedulesOf(mall.kernel, [addresses]))
    return (await saved(id)).code
  }
  expect([await backAfter(day - 1), await backAfter(day), await backAfter(day + 1)]).toEqual([200, 200, 2000019])
})

test('a merged cart is remembered for 7 days', async () => {
  const shopper = await newHere()
  const bring = () =>
    mall.ask(
      mergeCart,
      { idempotency_key: 'once-and-again', items: [{ product_id: goods.productId, quantity: '1' }] } as never,
      shopper.headers,
    )
  const pieces = async (ms: number) => {
    at(ms)
    await runTimers(schedulesOf(mall.kernel, [cart]))
    expect((await bring()).code).toBe(200)
    return (await cartOf(mall, shopper)).shops[0]?.lines[0]?.quantity
  }
  expect([await pieces(0), await pieces(7 * day), await pieces(7 * day + 1)]).toEqual([1, 1, 2])
})

test('the cart announces an offer that ends within 3 days', async () => {
  const { headers } = await newHere()
  const ends = later(start, 3 * day)
  expect((await mall.ask(addToCart, { product_id: goods.productId, quantity: '1' }, headers)).code).toBe(200)
  await run(sql`update products.product set expires_at = ${ends} where id = ${goods.productId}`)
  const shown = async (ms: number) => {
    at(ms)
    mall.kernel.cache.dropAll()
    return (await mall.ask(getCart, {}, headers)).data.shops[0]?.lines[0]?.offer_ends
  }
  const shownEnds = [await shown(-1), await shown(0), await shown(1)]
  await run(sql`update products.product set expires_at = null where id = ${goods.productId}`)
  expect(shownEnds).toEqual([null, null, ends.toISOString()])
})

test('the response time of a shop is based on the last 30 days', async () => {
  const { id } = await newHere()
  const shopId = (await onSale(mall))[1]?.shopId ?? ''
  const opened = async () =>
    (await mall.ask(openConversation, { with: 'shop', shop_id: shopId }, await signedInAs(mall.kernel, id))).data.conversation
  const conversation = (await opened()).id
  await run(sql`delete from chat.answer where shop_id = ${shopId}`)
  await run(sql`with said as (insert into chat.message (conversation_id, side, author, text, key, at)
      select ${conversation}, 'house', 'seller:1', 'Yes', 'answer-' || n, ${start} from generate_series(1, 5) n returning id)
    insert into chat.answer (message_id, shop_id, seconds, at) select id, ${shopId}, 600, ${start} from said`)
  const shown = async (ms: number) => {
    at(ms)
    return (await opened()).answers_in
  }
  expect([await shown(30 * day), await shown(30 * day + 1)]).toEqual([10, null])
})

test('the URL of a private file is valid for 10 minutes', async () => {
  const { headers } = await newHere()
  const id = await sendProof(mall, headers, 'identity')
  const { url } = (await mall.ask(getUpload, { id }, headers)).data
  const opens = async (ms: number) => {
    at(ms)
    return (await mall.app.inject({ method: 'GET', url, headers })).headers['content-type']
  }
  const opened = [await opens(10 * minute - 1), await opens(10 * minute)].map((type) => String(type).startsWith('image/'))
  expect(opened).toEqual([true, false])
})

test('an unused upload is deleted after a day', async () => {
  const { headers } = await newHere()
  const id = await sendProof(mall, headers)
  const isThere = async (ms: number) => {
    at(ms)
    await runTimers(schedulesOf(mall.kernel, [media]))
    return (await sql`select 1 from media.upload where id = ${id}`.execute(mall.kernel.db)).rows.length
  }
  expect([await isThere(day - 1), await isThere(day), await isThere(day + 1)]).toEqual([1, 1, 0])
})

test('a shop invitation is valid for 3 days', async () => {
  at(0)
  const email = `invited-${newKey()}@people.example`
  expect((await mall.ask(inviteShopStaff, { email, role: 'orders' }, await ownerIn())).code).toBe(200)
  await until(async () => (await emailsTo(mall.kernel, email)).length > 0)
  const token = /token=([\w-]{43})/.exec((await emailsTo(mall.kernel, email))[0]?.body_text ?? '')?.[1] ?? ''
  const opened = async (ms: number) => {
    at(ms)
    const { code, data } = await mall.ask(openShopInvitation, { token })
    return code === 200 ? data.expires_at : code
  }
  expect([await opened(3 * day - 1), await opened(3 * day)]).toEqual([later(start, 3 * day).toISOString(), 2000019])
})

test('a staff invitation is valid for a day', async () => {
  at(0)
  const requests = { email: `invited-${newKey()}@people.example`, role: 'support' }
  const { link } = (await mall.ask(inviteStaff, requests, await staffAs(mall.kernel, 'owner'))).data
  const opened = async (ms: number) => {
    at(ms)
    const { code, data } = await mall.ask(openInvitation, { token: link.split('token=')[1] ?? '' })
    return code === 200 ? data.expires_at : code
  }
  expect([await opened(day - 1), await opened(day)]).toEqual([later(start, day).toISOString(), 2000019])
})

test('a staff password has at least 15 characters', async () => {
  const requests = { email: `invited-${newKey()}@people.example`, role: 'support' }
  const { link } = (await mall.ask(inviteStaff, requests, await staffAs(mall.kernel, 'owner'))).data
  const accepted = async (length: number) => {
    const password = 'quiet harbour 27 lamps'.slice(0, length)
    const typed = { password, confirm_password: password, full_name: 'Nora Quill', email: requests.email, code: '000000' }
    return (await mall.ask(acceptInvitation, { ...typed, token: link.split('token=')[1] ?? '' })).code
  }
  // The server checks the code only if the password is long enough.
  expect([await accepted(14), await accepted(15), await accepted(16)]).toEqual([1100001, 3000004, 3000004])
})

test('a console ticket is valid for a minute', async () => {
  at(0)
  const found = await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${goods.shopId}`.execute(mall.kernel.db)
  const opensAfter = async (ms: number) => {
    at(0)
    const { ticket } = (await mall.ask(makeSellerTicket, {}, await signedInAs(mall.kernel, found.rows[0]?.id ?? ''))).data
    at(ms)
    return (await mall.ask(openSellerSession, { ticket })).code === 200
  }
  expect([await opensAfter(minute - 1), await opensAfter(minute), await opensAfter(minute + 1)]).toEqual([true, false, false])
})

test('a signed wallet address is locked for a day', async () => {
  at(0)
  const wallet = async () =>
    (await mall.ask(listMallWallets, {}, await staffAs(mall.kernel, 'owner'))).data.list.find(({ code }) => code === 'BTC')
  const { code = '', name = '', asset = '', network = '', rate = '', min = '', precision = 0, address: old } = (await wallet()) ?? {}
  const next = `bc1q${'d'.repeat(34)}`
  const terms = { code, name, asset, network, rate, min, precision: String(precision), address: next }
  expect((await askSeeing(mall, saveMallWallet, terms, await staffAs(mall.kernel, 'finance'))).code).toBe(200)
  const id = (await wallet())?.changes[0]?.id ?? ''
  expect((await mall.ask(signWalletAddress, { id, sign: '1' }, await staffAs(mall.kernel, 'risk'))).code).toBe(200)
  const shown = async (ms: number) => {
    at(ms)
    mall.kernel.cache.dropAll()
    return (await mall.ask(getWallets)).data.find((each) => each.code === 'BTC')?.address
  }
  expect([await shown(day - 1), await shown(day)]).toEqual([old, next])
})

test('a rate can be planned 366 days ahead', async () => {
  at(0)
  const owner = await staffAs(mall.kernel, 'owner')
  const planned = async (ms: number) => {
    const effective_at = later(start, 366 * day + ms).toISOString()
    return (await askSeeing(mall, saveCurrency, { code: 'THB', symbol: '฿', rate: '40', effective_at }, owner)).code
  }
  expect([await planned(-1), await planned(0), await planned(1)]).toEqual([200, 200, 1000008])
})
