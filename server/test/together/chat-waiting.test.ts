import {
  getMessages,
  listConversations,
  listShopConversations,
  openConversation,
  readShopMessages,
  saveChatHouse,
  sendMessage,
  sendShopMessage,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushUnread } from '../../src/modules/community/chat/push-unread.ts'
import { askSeeing } from '../ask-seeing.ts'
import { newShopper, onSale, type Shopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { signedInAs } from '../people.ts'
import { newKey } from '../recharging.ts'
import { consoleOf } from '../selling.ts'
import { everyCase, said } from './pairs.ts'

/** Events half an hour apart. c: the customer writes, s: the shop writes, r: the shop reads. */
const choices = {
  story: ['c', 'cc', 'ccs', 'csc', 'cscc', 'crc', 'cs', 'css', 'ccsc', 'crcs', 'ccscs'],
  hours: ['always', 'open', 'shut', 'overnight'],
} as const

let mall: DemoMall
let shopId: string
const { now } = Date
const begin = new Date('2026-12-02T10:00:00.000Z')
const half = 30 * 60_000
const at = (step: number) => new Date(begin.getTime() + step * half)
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  shopId = (await onSale(mall))[0]?.shopId ?? ''
})
afterAll(async () => {
  mall.kernel.now = () => new Date(now())
  await mall.end()
})

/** `waits`: the time since which the oldest question is unanswered. `answers`: how long each answer took. */
type Model = { waits: number | null; answers: number[]; ofCustomer: number; ofShop: number }
const after = (model: Model, who: string, step: number): Model => {
  if (who === 'c') return { ...model, waits: model.waits ?? step, ofShop: model.ofShop + 1, ofCustomer: 0 }
  if (who === 'r') return { ...model, ofShop: 0 }
  const answers = model.waits === null ? model.answers : [...model.answers, (step - model.waits) * 1800]
  return { waits: null, answers, ofCustomer: model.ofCustomer + 1, ofShop: 0 }
}

const opening = {
  always: { opens: '', closes: '', zone: '' },
  open: { opens: '09:00', closes: '18:00', zone: 'UTC' },
  shut: { opens: '15:00', closes: '18:00', zone: 'UTC' },
  overnight: { opens: '22:00', closes: '10:30', zone: 'UTC' },
} as const
const isThere = { always: () => true, open: () => true, shut: () => false, overnight: (step: number) => step < 1 } as const

const shownState = async (shopper: Shopper) => {
  const [customer, seller] = [await signedInAs(mall.kernel, shopper.id), await consoleOf(mall, shopId)]
  const [own] = (await mall.ask(listConversations, {}, customer)).data.list
  const ofShop = (await mall.ask(listShopConversations, { limit: '50' }, seller)).data.list.find(({ id }) => id === own?.id)
  const id = own?.id ?? ''
  const found = await sql<{ seconds: number }>`select seconds from chat.answer join chat.message on message.id = message_id
    where conversation_id = ${id} order by answer.at`.execute(mall.kernel.db)
  const isWaiting = (await mall.ask(listShopConversations, { view: 'waiting', limit: '50' } as never, seller)).data.list.some(
    (each) => each.id === id,
  )
  return {
    waits: own?.waiting_since ?? null,
    forShop: ofShop?.waiting_since ?? null,
    isWaiting,
    answers: found.rows.map(({ seconds }) => seconds),
    unread: [own?.unread, ofShop?.unread],
    away: own?.away ?? null,
  }
}

test.each(everyCase(choices).map((each) => [said(each), each] as const))('%s', async (_name, { story, hours }) => {
  mall.kernel.now = () => begin
  const shopper = await newShopper(mall, 0)
  const arranged = { ...opening[hours], away: 'We answer in the morning.' }
  const support = await askSeeing(mall, saveChatHouse, arranged, await consoleOf(mall, shopId))
  expect(support.code).toBe(200)
  const { id } = (await mall.ask(openConversation, { with: 'shop', shop_id: shopId }, shopper.headers)).data.conversation
  let model: Model = { waits: null, answers: [], ofCustomer: 0, ofShop: 0 }
  for (const [step, who] of [...story].entries()) {
    mall.kernel.now = () => at(step)
    const words = { conversation: id, key: newKey(), text: `Words ${step}` }
    const seller = await consoleOf(mall, shopId)
    if (who === 'c') expect((await mall.ask(sendMessage, words, await signedInAs(mall.kernel, shopper.id))).code).toBe(200)
    if (who === 's') expect((await mall.ask(sendShopMessage, words, seller)).code).toBe(200)
    if (who === 'r') {
      const [last] = (await mall.ask(getMessages, { conversation: id }, await signedInAs(mall.kernel, shopper.id))).data.list
      expect((await mall.ask(readShopMessages, { conversation: id, message: last?.id ?? '', as: 'read' }, seller)).code).toBe(200)
    }
    model = after(model, who, step)
    const since = model.waits === null ? null : at(model.waits).toISOString()
    const { opens, zone } = opening[hours]
    expect({ step, ...(await shownState(shopper)) }).toEqual({
      ...{ step, waits: since, forShop: since, isWaiting: since !== null, answers: model.answers },
      unread: [model.ofCustomer, model.ofShop],
      away: isThere[hours](step) ? null : { opens, zone, words: 'We answer in the morning.' },
    })
  }
})

test('an absent shop is notified once until it reads, however many messages arrive', async () => {
  mall.kernel.now = () => begin
  const shopper = await newShopper(mall, 0)
  const { id } = (await mall.ask(openConversation, { with: 'shop', shop_id: shopId }, shopper.headers)).data.conversation
  let minute = 0
  const later = (minutes: number) => {
    minute += minutes
    mall.kernel.now = () => new Date(begin.getTime() + minute * 60_000)
  }
  const says = async () =>
    (await mall.ask(sendMessage, { conversation: id, key: newKey(), text: 'Hello?' }, await signedInAs(mall.kernel, shopper.id))).data.id
  /** The last message about which the shop was notified. */
  const notifiedUpTo = async () => {
    await pushUnread(mall.kernel)
    const found = await sql<{ told: string }>`select house_told::text as told from chat.conversation where id = ${id}`.execute(
      mall.kernel.db,
    )
    return found.rows[0]?.told
  }
  const first = await says()
  later(3)
  expect(await notifiedUpTo(), 'at three minutes sharp').toBe('0')
  later(1)
  expect(await notifiedUpTo()).toBe(first)
  const second = await says()
  later(4)
  expect(await notifiedUpTo(), 'it has not read yet').toBe(first)
  await mall.ask(readShopMessages, { conversation: id, message: second, as: 'read' }, await consoleOf(mall, shopId))
  const third = await says()
  later(4)
  expect(await notifiedUpTo()).toBe(third)
})
