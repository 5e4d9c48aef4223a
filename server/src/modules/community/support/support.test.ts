import {
  codes,
  answerTicket,
  askSupport,
  askSupportForShop,
  assignTicket,
  closeShopTicket,
  closeTicket,
  getNotices,
  getPromises,
  listServiceTickets,
  listShopTickets,
  listTickets,
  replyToShopTicket,
  replyToTicket,
  showServiceTicket,
  showShopTicket,
  showTicket,
} from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { newShopper, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { onSale } from '../../../../test/on-sale.ts'
import { newKey, sendProof, staffAs } from '../../../../test/recharging.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { minutes, passTime } from '../../../../test/shoppers.ts'

type Headers = Record<string, string>
let mall: DemoMall
let ada: Shopper
let stranger: Shopper
let shop: Headers
let otherShop: Headers
let staff: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  ada = await newShopper(mall)
  stranger = await newShopper(mall)
  const ids = [...new Set((await onSale(mall)).map(({ shopId }) => shopId))]
  shop = await consoleOf(mall, ids[0] ?? '')
  otherShop = await consoleOf(mall, ids[1] ?? '')
  staff = await staffAs(mall.kernel, 'support')
})
afterAll(() => mall.end())

const question = { topic: 'order', subject: 'Where is it?', text: 'It should have come on Friday.' } as const
const once = () => ({ idempotency_key: newKey() })
const requests = async (more: object = {}) => (await mall.ask(askSupport, { ...question, ...once(), ...more }, ada.headers)).data
const shopTicket = async () => (await mall.ask(askSupportForShop, { ...question, topic: 'selling', ...once() }, shop)).data
const answer = (id: string, text = 'It is with the carrier.') => mall.ask(answerTicket, { id, text, ...once() }, staff)
const writeMore = (id: string) => mall.ask(replyToTicket, { id, text: 'And now?', ...once() }, ada.headers)
/** Moves the clock and signs staff in again, because the console session has expired by then. */
const later = async (many: number) => {
  passTime(mall, minutes(many))
  staff = await staffAs(mall.kernel, 'support')
}
const ofTickets = async () => (await mall.ask(getPromises, {})).data.list.find(({ kind }) => kind === 'ticket')

describe('support ticket', () => {
  test('has a number, a due time and an answer that notifies its author', async () => {
    const ticket = await requests()
    expect(ticket).toMatchObject({ number: `T-${ticket.id.padStart(6, '0')}`, state: 'open', late: false, from: null })
    expect(Date.parse(ticket.due ?? '') - Date.parse(ticket.made)).toBe(24 * minutes(60))
    const waiting = (await mall.ask(listServiceTickets, { limit: '50' }, staff)).data
    expect(waiting.list.find(({ id }) => id === ticket.id)).toMatchObject({ subject: 'Where is it?', from: { id: ada.id, shop: null } })
    expect((await answer(ticket.id)).data).toMatchObject({ state: 'answered', due: null, assigned: { mine: true } })
    const seen = (await mall.ask(showTicket, { id: ticket.id }, ada.headers)).data
    expect(seen.words.map(({ by, text }) => [by, text])).toEqual([
      ['asker', 'It should have come on Friday.'],
      ['staff', 'It is with the carrier.'],
    ])
    const [notice] = (await mall.ask(getNotices, {}, ada.headers)).data.list
    expect(notice).toMatchObject({ title: `We replied to ${ticket.number}`, link: `#/pages/server/chat?view=tickets&id=${ticket.id}` })
  })

  test('sent four times with one key is created and notified once', async () => {
    const key = once()
    const sent = await Promise.all(Array.from({ length: 4 }, () => mall.ask(askSupport, { ...question, ...key }, ada.headers)))
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect(sent[0]?.data.words).toHaveLength(1)
  })

  test('cannot be closed by staff before an answer, and is assigned to its taker', async () => {
    const { id } = await requests()
    expect((await askSeeing(mall, assignTicket, { id, to: 'closed' }, staff)).code).toBe(3000001)
    expect((await askSeeing(mall, assignTicket, { id, to: 'me' }, staff)).data.assigned).toMatchObject({ mine: true })
    const mine = (await mall.ask(listServiceTickets, { view: 'mine', limit: '50' }, staff)).data
    expect(mine.list.map((each) => each.id)).toContain(id)
    await answer(id)
    expect((await askSeeing(mall, assignTicket, { id, to: 'closed' }, staff)).data).toMatchObject({ state: 'closed', due: null })
  })

  test('from a shop is visible only in its console, and the notification links to it', async () => {
    const { id } = await shopTicket()
    expect((await mall.ask(listShopTickets, {}, shop)).data.list[0]).toMatchObject({ id, topic: 'selling' })
    expect((await mall.ask(listShopTickets, {}, otherShop)).data.list).toEqual([])
    expect((await mall.ask(showServiceTicket, { id }, staff)).data.from?.shop?.name).toBeTruthy()
    await answer(id)
    expect((await mall.ask(replyToShopTicket, { id, text: 'Thank you', ...once() }, shop)).data.state).toBe('open')
    expect((await mall.ask(closeShopTicket, { id }, shop)).data.state).toBe('closed')
  })

  test('cannot be read, answered or closed by others, and accepts only images of its author', async () => {
    const { id } = await requests()
    const ofShop = (await shopTicket()).id
    const more = () => ({ text: 'Mine', ...once() })
    for (const each of [id, ofShop]) {
      expect((await mall.ask(showTicket, { id: each }, stranger.headers)).code).toBe(2000019)
      expect((await mall.ask(replyToTicket, { id: each, ...more() }, stranger.headers)).code).toBe(2000019)
      expect((await mall.ask(closeTicket, { id: each }, stranger.headers)).code).toBe(2000019)
      expect((await mall.ask(showShopTicket, { id: each }, otherShop)).code).toBe(2000019)
      expect((await mall.ask(replyToShopTicket, { id: each, ...more() }, otherShop)).code).toBe(2000019)
      expect((await mall.ask(closeShopTicket, { id: each }, otherShop)).code).toBe(2000019)
    }
    const theirs = await sendProof(mall, stranger.headers, 'chat')
    const cannotBeUsed = { code: 3000008, message: codes[3000008].en }
    const withTheirs = () => ({ images: [theirs], ...once() })
    expect(await mall.ask(askSupport, { ...question, ...withTheirs() }, ada.headers)).toMatchObject(cannotBeUsed)
    expect(await mall.ask(askSupportForShop, { ...question, ...withTheirs() }, shop)).toMatchObject(cannotBeUsed)
    expect(await mall.ask(replyToTicket, { id, text: 'See', ...withTheirs() }, ada.headers)).toMatchObject(cannotBeUsed)
    expect(await mall.ask(replyToShopTicket, { id: ofShop, text: 'See', ...withTheirs() }, shop)).toMatchObject(cannotBeUsed)
    expect(await mall.ask(answerTicket, { id, text: 'See', ...withTheirs() }, staff)).toMatchObject(cannotBeUsed)
    const own = await requests({ images: [await sendProof(mall, ada.headers, 'chat')] })
    expect(own.words[0]?.images).toHaveLength(1)
    expect((await mall.ask(listTickets, { limit: '50' }, stranger.headers)).data).toMatchObject({ list: [], promised_hours: 24 })
  })

  test('preserves its first due time, and gets a new one when reopened', async () => {
    const ticket = await requests()
    await later(60)
    expect((await writeMore(ticket.id)).data.due, 'who asks again waits no longer for it').toBe(ticket.due)
    await answer(ticket.id)
    expect((await mall.ask(closeTicket, { id: ticket.id }, ada.headers)).data.state).toBe('closed')
    const again = (await writeMore(ticket.id)).data
    expect(again.state).toBe('open')
    expect(Date.parse(again.due ?? '')).toBeGreaterThan(Date.parse(ticket.due ?? ''))
  })

  test('counts in the service statistics: on time if answered by its due time, late otherwise', async () => {
    const [intime, late] = [await requests(), await requests()]
    await answer(intime.id)
    await later(25 * 60)
    const waiting = (await mall.ask(listServiceTickets, { view: 'waiting' }, staff)).data
    expect(waiting.late).toBeGreaterThan(0)
    expect(waiting.list.find(({ id }) => id === late.id)?.late).toBe(true)
    await answer(late.id)
    const stats = await ofTickets()
    expect(stats?.promised_minutes).toBe(24 * 60)
    expect(stats?.kept).toBeGreaterThan(0)
    expect((stats?.decided ?? 0) - (stats?.kept ?? 0), 'one was late').toBe(1)
  })
})
