import {
  codes,
  assignConversation,
  blockConversation,
  blockShopConversation,
  getChatHouse,
  getMessages,
  getNotices,
  getServiceHouse,
  getServiceMessages,
  getShopMessages,
  getUserInfo,
  listCases,
  listConversations,
  listServiceConversations,
  listShopConversations,
  listShopNotices,
  openConversation,
  readMessages,
  readServiceMessages,
  readShopMessages,
  reportConversation,
  reportShopConversation,
  saveChatHouse,
  sendMessage,
  sendServiceMessage,
  sendShopMessage,
  showCase,
} from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { newShopper, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { decide, newKey, sendProof, staffAs } from '../../../../test/recharging.ts'
import { requestedRefund, boughtUntil, type BoughtOrder } from '../../../../test/refunding.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { minutes, passTime } from '../../../../test/shoppers.ts'
import { pushUnread } from './push-unread.ts'

type Headers = Record<string, string>
type Fields = Record<string, string>
let mall: DemoMall
let order: BoughtOrder
let ada: Shopper
let stranger: Shopper
let shop: Headers
let service: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  order = await boughtUntil(mall, 'received')
  ada = order.shopper
  stranger = await newShopper(mall)
  shop = await consoleOf(mall, order.shopId)
  service = await staffAs(mall.kernel, 'support')
})
afterAll(() => mall.end())

const opened = async (who: Shopper, fields: Fields = { with: 'shop', shop_id: order.shopId }) =>
  (await mall.ask(openConversation, fields, who.headers)).data.conversation.id
const say = (who: Shopper, conversation: string, text: string, more: Fields = {}) =>
  mall.ask(sendMessage, { conversation, key: newKey(), text, ...more }, who.headers)
const answer = (conversation: string, text: string, more: Fields = {}) =>
  mall.ask(sendShopMessage, { conversation, key: newKey(), text, ...more }, shop)
const seenBy = async (who: Shopper, conversation: string) =>
  (await mall.ask(getMessages, { conversation, limit: '50' }, who.headers)).data.list
const textsSeenBy = async (who: Shopper, conversation: string) => (await seenBy(who, conversation)).map(({ text }) => text).toReversed()

describe('chat between a customer and a shop', () => {
  test('delivers messages both ways in order and counts them as unread until they are read', async () => {
    const conversation = await opened(ada)
    expect(await opened(ada), 'there is one conversation of two').toBe(conversation)
    expect((await say(ada, conversation, 'Does it fit a 40 cm rack?')).data).toMatchObject({ mine: true, state: 'sent' })
    const waiting = (await mall.ask(listShopConversations, { view: 'waiting' }, shop)).data
    expect(waiting.list.find(({ id }) => id === conversation)).toMatchObject({
      other: { name: 'A S.' },
      unread: 1,
      last: { text: 'Does it fit a 40 cm rack?', mine: false },
    })
    const { data: said } = await answer(conversation, 'Yes, up to 42 cm.')
    expect(await textsSeenBy(ada, conversation)).toEqual(['Does it fit a 40 cm rack?', 'Yes, up to 42 cm.'])
    const before = (await mall.ask(listConversations, {}, ada.headers)).data
    expect(before).toMatchObject({ unread: 1, list: [{ id: conversation, unread: 1, with: 'shop' }] })
    const unread = async () => (await mall.ask(getUserInfo, {}, ada.headers)).data.chats_unread
    expect(await unread(), 'it is shown wherever she goes').toBe(1)
    expect((await mall.ask(readMessages, { conversation, message: said.id, as: 'delivered' }, ada.headers)).data.unread).toBe(1)
    const stateAtShop = async () => (await mall.ask(getShopMessages, { conversation }, shop)).data.list[0]?.state
    expect(await stateAtShop()).toBe('delivered')
    expect((await mall.ask(readMessages, { conversation, message: said.id, as: 'read' }, ada.headers)).data.unread).toBe(0)
    expect(await unread()).toBe(0)
    expect(await stateAtShop()).toBe('read')
  })

  test('a message sent again with its key is stored once, also ten times concurrently', async () => {
    const conversation = await opened(ada)
    const key = newKey()
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => mall.ask(sendMessage, { conversation, key, text: 'Only once' }, ada.headers)),
    )
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect((await textsSeenBy(ada, conversation)).filter((text) => text === 'Only once')).toHaveLength(1)
  })

  test('stores all concurrent messages and never numbers one before an earlier stored message', async () => {
    const conversation = await opened(stranger)
    const texts = Array.from({ length: 12 }, (_each, at) => `Line ${at}`)
    await Promise.all(texts.map((text) => say(stranger, conversation, text)))
    const list = await seenBy(stranger, conversation)
    expect(list.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
    const [newest] = (await mall.ask(listConversations, {}, stranger.headers)).data.list
    expect(newest?.last?.id).toBe(list[0]?.id)
    const first = (await mall.ask(getMessages, { conversation, limit: '5' }, stranger.headers)).data
    const rest = (await mall.ask(getMessages, { conversation, limit: '50', cursor: first.next_cursor ?? '' }, stranger.headers)).data
    expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(list.map(({ id }) => id))
  })

  test('counts 500 characters as people do, strips direction overrides and rejects an empty message', async () => {
    const conversation = await opened(ada)
    expect((await say(ada, conversation, '😀'.repeat(500))).data.text).toBe('😀'.repeat(500))
    expect((await say(ada, conversation, '😀'.repeat(501))).code).toBe(1000008)
    expect((await say(ada, conversation, 'pay \u202Eereht\u202C <b>now</b>')).data.text).toBe('pay ereht <b>now</b>')
    expect((await say(ada, conversation, ' \u202E ')).code).toBe(1000009)
  })

  test('blocking stops messages from the other side until it is lifted; support cannot be blocked', async () => {
    const conversation = await opened(ada)
    const blocked = await mall.ask(blockConversation, { conversation, on: '1' }, ada.headers)
    expect(blocked.data.blocked).toBe('by_me')
    expect((await answer(conversation, 'Hello?')).code).toBe(3000001)
    expect((await say(ada, conversation, 'Hello?')).code).toBe(3000001)
    expect((await mall.ask(getShopMessages, { conversation }, shop)).data.conversation.blocked).toBe('by_them')
    // A block can only be lifted by the side that set it.
    await mall.ask(blockShopConversation, { conversation, on: '0' }, shop)
    expect((await answer(conversation, 'Hello?')).code).toBe(3000001)
    await mall.ask(blockConversation, { conversation, on: '0' }, ada.headers)
    expect((await answer(conversation, 'Hello!')).code).toBe(200)
    const service_ = await opened(ada, { with: 'service' })
    expect((await mall.ask(blockConversation, { conversation: service_, on: '1' }, ada.headers)).code).toBe(3000001)
  })

  test('limits the rate of messages', async () => {
    const fast = await newShopper(mall)
    const conversation = await opened(fast)
    const codes = []
    for (let at = 0; at < 21; at += 1) codes.push((await say(fast, conversation, `Again ${at}`)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes.at(-1)).toBe(3000006)
    passTime(mall, minutes(2))
    const headers = await consoleOf(mall, order.shopId)
    expect((await mall.ask(getShopMessages, { conversation }, headers)).data.list).toHaveLength(20)
  })
})

describe('reported message', () => {
  test('is in the staff queue with its context; if upheld, its author is warned and can no longer write', async () => {
    const conversation = await opened(ada)
    await say(ada, conversation, 'How can I pay?')
    const { data: said } = await answer(conversation, 'Send it to my wallet instead')
    const about = { conversation, message: said.id, reason: 'pays_outside', note: 'He insists' } as const
    const report = (who: Headers, more: Fields = {}) => mall.ask(reportConversation, { ...about, ...more } as typeof about, who)
    expect((await report(stranger.headers)).code, 'nobody else reports it').toBe(2000019)
    const own = (await seenBy(ada, conversation)).find(({ mine }) => mine)
    expect((await report(ada.headers, { message: own?.id ?? '' })).code, 'nor one’s own words').toBe(2000019)
    const all = await Promise.all([report(ada.headers), report(ada.headers), report(ada.headers)])
    expect(all.map(({ data }) => data.state)).toEqual(['open', 'open', 'open'])
    const queue = (await mall.ask(listCases, { kind: 'talk' }, service)).data.list
    expect(queue).toHaveLength(1)
    const shown = (await mall.ask(showCase, { kind: 'talk', id: queue[0]?.id ?? '' }, service)).data
    const words = shown.evidence.map(({ value, tone }) => [value.replace(/^.* · /, ''), tone])
    expect(words).toContainEqual(['How can I pay?', 'plain'])
    expect(words).toContainEqual(['Send it to my wallet instead', 'bad'])
    const ruling = { kind: 'talk', id: shown.id, version: String(shown.version), decision: 'approve', reason: 'asked_outside' }
    expect((await decide(mall, service, ruling)).data.state).toBe('upheld')
    expect((await answer(conversation, 'Hello?')).code).toBe(3000001)
    const [notice] = (await mall.ask(getNotices, {}, ada.headers)).data.list
    expect(notice).toMatchObject({ title: 'The chat you reported broke our rules', link: `#/pages/server/chat?id=${conversation}` })
    const [warned] = (await mall.ask(listShopNotices, {}, shop)).data.list
    expect(warned?.title).toBe('Your shop’s message broke our rules')
    await mall.ask(blockConversation, { conversation, on: '0' }, ada.headers)
  })

  test('by a shop is not upheld: only the shop learns why; support conversations cannot be reported', async () => {
    const conversation = await opened(stranger)
    const { data: said } = await say(stranger, conversation, 'Your shop is dull')
    const about = { conversation, message: said.id, reason: 'abusive' } as const
    expect((await mall.ask(reportShopConversation, about, shop)).data.state).toBe('open')
    const [row] = (await mall.ask(listCases, { kind: 'talk' }, service)).data.list
    const { id, version } = (await mall.ask(showCase, { kind: 'talk', id: row?.id ?? '' }, service)).data
    const ruling = { kind: 'talk', id, version: String(version), decision: 'refuse', reason: 'ordinary_talk' }
    expect((await decide(mall, service, ruling)).data.state).toBe('declined')
    expect((await say(stranger, conversation, 'Hello again')).code).toBe(200)
    const theirs = await opened(ada, { with: 'service' })
    await say(ada, theirs, 'Hello')
    expect((await mall.ask(reportConversation, { ...about, conversation: theirs }, ada.headers)).code).toBe(3000001)
  })
})

describe('reply settings of a shop', () => {
  test('the shop sets quick replies and opening hours; customers see when it is away', async () => {
    const conversation = await opened(ada)
    const away = async () => (await mall.ask(getMessages, { conversation }, ada.headers)).data.conversation.away
    const clock = (hours: number) => new Date(mall.kernel.now().getTime() + hours * 3_600_000).toISOString().slice(11, 16)
    const save = (fields: Record<string, unknown>) => askSeeing(mall, saveChatHouse, { replies: ['It ships today.'], ...fields }, shop)
    expect((await save({ opens: '09:00' })).code).toBe(1000008)
    expect((await save({ opens: '09:00', closes: '10:00', zone: 'Mars/Olympus' })).code).toBe(1000008)
    await save({ opens: clock(2), closes: clock(4), zone: 'UTC', away: 'We are at the fair.' })
    expect(await away()).toEqual({ opens: clock(2), zone: 'UTC', words: 'We are at the fair.' })
    await save({ opens: clock(-1), closes: clock(1), zone: 'UTC' })
    expect(await away()).toBeNull()
    expect((await mall.ask(getChatHouse, {}, shop)).data).toMatchObject({ replies: ['It ships today.'], hours: { zone: 'UTC' } })
    expect((await mall.ask(getServiceHouse, {}, service)).data, 'customer service has its own').toMatchObject({ replies: [] })
    await save({})
  })
})

describe('absent customer', () => {
  test('is notified once about unread messages until they are read', async () => {
    const conversation = await opened(ada)
    await pushUnread(mall.kernel)
    const titles = async () =>
      (await mall.ask(getNotices, {}, ada.headers)).data.list.filter(({ title }) => title.endsWith('sent you a message'))
    const before = (await titles()).length
    const { data: said } = await answer(conversation, 'It is back in stock')
    await pushUnread(mall.kernel)
    expect(await titles(), 'whoever looks has read it soon').toHaveLength(before)
    const later = async () => {
      const at = mall.kernel.now
      mall.kernel.now = () => new Date(at().getTime() + 4 * 60_000)
      await Promise.all([pushUnread(mall.kernel), pushUnread(mall.kernel)])
      mall.kernel.now = at
    }
    await later()
    await answer(conversation, 'And cheaper')
    await later()
    expect(await titles()).toHaveLength(before + 1)
    await mall.ask(readMessages, { conversation, message: String(BigInt(said.id) + 1n), as: 'read' }, ada.headers)
    await answer(conversation, 'Are you still there?')
    await later()
    expect(await titles()).toHaveLength(before + 2)
  })
})

describe('chat attachments', () => {
  test('show an order, a refund or a product as a card, only of the two participants', async () => {
    const conversation = await opened(ada)
    const refund = await requestedRefund(mall, order)
    const card = async (who: Shopper, of: string, card_kind: string, card_id: string) =>
      mall.ask(sendMessage, { conversation: of, key: newKey(), card_kind, card_id }, who.headers)
    expect((await card(ada, conversation, 'order', order.orderId)).data.card).toMatchObject({ kind: 'order', id: order.orderId })
    expect((await card(ada, conversation, 'refund', refund.id)).data.card).toMatchObject({ kind: 'refund', label: refund.label })
    const theirs = await opened(stranger)
    expect((await card(stranger, theirs, 'order', order.orderId)).code).toBe(2000019)
    expect((await card(stranger, theirs, 'refund', refund.id)).code).toBe(2000019)
    expect((await answer(theirs, '', { card_kind: 'order', card_id: order.orderId })).code).toBe(2000019)
    expect((await answer(conversation, '', { card_kind: 'order', card_id: order.orderId })).code).toBe(200)
    const other = await mall.ask(openConversation, { with: 'service', card_kind: 'order', card_id: order.orderId }, stranger.headers)
    expect(other.data.card).toBeNull()
  })

  test('an image must be the sender’s own, is used once and opens only for the two participants', async () => {
    const conversation = await opened(ada)
    const image = await sendProof(mall, ada.headers, 'chat')
    const theirs = await opened(stranger)
    expect(await say(stranger, theirs, 'Mine', { image })).toMatchObject({ code: 3000008, message: codes[3000008].en })
    const atShopToo = await mall.ask(sendShopMessage, { conversation, key: newKey(), text: 'Mine', image }, shop)
    expect(atShopToo).toMatchObject({ code: 3000008, message: codes[3000008].en })
    const { data: said } = await say(ada, conversation, '', { image })
    expect((await say(ada, conversation, 'Again', { image })).code).toBe(3000008)
    const open = async (url: string, headers: Headers) => (await mall.app.inject({ url, headers })).statusCode
    const atShop = (await mall.ask(getShopMessages, { conversation }, shop)).data.list[0]?.image
    expect(await open(said.image?.url ?? '', ada.headers)).toBe(200)
    expect(await open(atShop?.url ?? '', shop)).toBe(200)
    const stolen = await mall.app.inject({ url: atShop?.url ?? '', headers: stranger.headers })
    expect(stolen.headers['content-type']).not.toContain('image')
  })
})

describe('support conversation', () => {
  test('staff take it, reply and close it; a new message reopens it', async () => {
    const conversation = await opened(ada, { with: 'service' })
    await say(ada, conversation, 'Where is my parcel?')
    const queue = async (view: string) => (await mall.ask(listServiceConversations, { view }, service)).data.list.map(({ id }) => id)
    expect(await queue('unassigned')).toContain(conversation)
    const taken = await askSeeing(mall, assignConversation, { conversation, to: 'me' }, service)
    expect(taken.data.assigned).toMatchObject({ mine: true })
    expect(await queue('unassigned')).not.toContain(conversation)
    expect(await queue('mine')).toContain(conversation)
    const { data: said } = await mall.ask(sendServiceMessage, { conversation, key: newKey(), text: 'On its way' }, service)
    expect((await textsSeenBy(ada, conversation)).at(-1)).toBe('On its way')
    expect((await mall.ask(readServiceMessages, { conversation, message: said.id, as: 'read' }, service)).code).toBe(200)
    await askSeeing(mall, assignConversation, { conversation, to: 'closed' }, service)
    expect(await queue('closed')).toContain(conversation)
    await say(ada, conversation, 'It is here, thank you')
    expect(await queue('mine')).toContain(conversation)
  })

  test('an auditor reads but cannot write; finance cannot read', async () => {
    const conversation = await opened(ada, { with: 'service' })
    const [auditor, finance] = [await staffAs(mall.kernel, 'auditor'), await staffAs(mall.kernel, 'finance')]
    expect((await mall.ask(getServiceMessages, { conversation }, auditor)).code).toBe(200)
    expect((await mall.ask(sendServiceMessage, { conversation, key: newKey(), text: 'Hm' }, auditor)).code).toBe(3000001)
    expect((await mall.ask(getServiceMessages, { conversation }, finance)).code).toBe(3000001)
  })
})

describe('outsiders', () => {
  test('cannot read, reply to or mark a conversation of others; staff cannot either in a shop conversation', async () => {
    const conversation = await opened(ada)
    const message = (await seenBy(ada, conversation))[0]?.id ?? '1'
    const said = { conversation, key: newKey(), text: 'Hello' }
    const mark = { conversation, message, as: 'read' } as const
    const elsewhere = await newShopper(mall)
    expect((await mall.ask(getMessages, { conversation }, elsewhere.headers)).code).toBe(2000019)
    expect((await mall.ask(sendMessage, said, elsewhere.headers)).code).toBe(2000019)
    expect((await mall.ask(readMessages, mark, elsewhere.headers)).code).toBe(2000019)
    expect((await mall.ask(getServiceMessages, { conversation }, service)).code).toBe(2000019)
    expect((await mall.ask(sendServiceMessage, said, service)).code).toBe(2000019)
    expect((await mall.ask(readServiceMessages, mark, service)).code).toBe(2000019)
    expect((await askSeeing(mall, assignConversation, { conversation, to: 'me' }, service)).code).toBe(2000019)
    expect((await mall.ask(blockConversation, { conversation, on: '1' }, elsewhere.headers)).code).toBe(2000019)
    const another = await opened(ada, { with: 'service' })
    expect((await mall.ask(blockShopConversation, { conversation: another, on: '1' }, shop)).code).toBe(2000019)
    expect((await mall.ask(getShopMessages, { conversation: another }, shop)).code).toBe(2000019)
    expect((await mall.ask(sendShopMessage, { ...said, conversation: another }, shop)).code).toBe(2000019)
    expect((await mall.ask(readShopMessages, { ...mark, conversation: another }, shop)).code).toBe(2000019)
    expect((await mall.ask(openConversation, { with: 'shop', shop_id: '999999999999' }, ada.headers)).code).toBe(2000019)
  })
})
