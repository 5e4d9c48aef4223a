import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openConversation, sendMessage, sendShopMessage } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { makePeople, tokenOf } from '../server/test/money-people.ts'
import { chatPlants, type ChatPlant, isChatPlant } from './chat/plants.ts'
import { type Ask, makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'

const customers = 12
const breathMs = 1500
/** Share of acknowledged messages sent again, as by a device that went offline before the answer arrived. */
const sendsAgain = 0.3

type Talk = { customer: string; seller: string; shopId: string }
/** Acknowledged messages of one sender, in the order of the answers. */
type Book = { conversation: string; text: string; id: string }[]
export type ChatFindings = { line: string; faults: string[] }

const prepare = async (kernel: Kernel): Promise<Talk[]> => {
  const people = await makePeople(kernel, customers, [])
  const shops = await sql<{ id: string; owner: string }>`select id::text, owner_id::text as owner from profile.shop
    where status = 'open' order by id limit ${customers}`.execute(kernel.db)
  const talks = people.map(async ({ token }, at) => {
    const shop = shops.rows[at % shops.rows.length]
    if (!shop) throw new Error('no shop is open')
    return { customer: token, seller: await tokenOf(kernel, shop.owner, 'seller'), shopId: shop.id }
  })
  return Promise.all(talks)
}

/** Sends messages one after another, each with its own idempotency key. The next message waits for the previous answer. */
const write = async (
  say: typeof sendMessage | typeof sendShopMessage,
  token: string,
  conversation: string,
  { ask, book, faults, stopped }: { ask: Ask; book: Book; faults: string[]; stopped: () => boolean },
) => {
  const sent = (fields: Record<string, string>) =>
    say === sendMessage ? ask(sendMessage, token, fields) : ask(sendShopMessage, token, fields)
  for (let number = 1; !stopped(); number += 1) {
    const text = `${say.path} ${number}`
    const fields = { conversation, key: randomBytes(12).toString('hex'), text }
    let { code, data } = await sent(fields)
    // If the rate limit refuses a message, waits and sends the same message again.
    for (; code === 3000006; { code, data } = await sent(fields)) await pause(breathMs)
    if (code !== 200) faults.push(`a message was refused with ${code}`)
    else book.push({ conversation, text, id: data.id })
    if (code === 200 && Math.random() < sendsAgain) {
      const again = await sent(fields)
      if (again.code === 200 && again.data.id !== data.id) faults.push(`the message ${data.id} was sent again and became ${again.data.id}`)
    }
    await pause(breathMs * (0.5 + Math.random()))
  }
}

/** Checks that the database holds exactly the acknowledged messages: all of them, once, in the order of the answers. */
const judge = async (kernel: Kernel, book: Book): Promise<string[]> => {
  const conversations = [...new Set(book.map(({ conversation }) => conversation))]
  const { rows } = await sql<{ id: string; conversation: string; text: string }>`
    select id::text, conversation_id::text as conversation, text from chat.message
    where conversation_id = any(${conversations}::bigint[]) and text <> 'Good day' order by message.id`.execute(kernel.db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const writers = (list: readonly { conversation: string; text: string }[]) => {
    const texts = new Map<string, string[]>()
    for (const { conversation, text } of list) {
      const writer = `${conversation} ${text.split(' ')[0]}`
      texts.set(writer, [...(texts.get(writer) ?? []), text])
    }
    return texts
  }
  const acknowledged = writers(book)
  return [
    ...book.filter(({ id, text }) => stored.get(id)?.text !== text).map(({ id }) => `the message ${id} was acknowledged and is not there`),
    ...[...writers(rows)].flatMap(([writer, texts]) => {
      const expected = acknowledged.get(writer) ?? []
      if (new Set(texts).size !== texts.length) return [`${writer} stands there twice with some of its messages`]
      return texts.join() === expected.join() ? [] : [`${writer} is not in the order of its answers`]
    }),
  ]
}

/** Customers and shops chat while servers and PostgreSQL are killed. No acknowledged message may be lost, duplicated or out of order. */
export const killChat = (plant: ChatPlant | null, publish: (line: string) => void = () => {}, seconds = 30): Promise<ChatFindings> =>
  withTorturedMall({ fault: plant && chatPlants[plant], servers: 2, publish, prepare }, async (kernel, servers, talks) => {
    const { ask, asked: sentRequests } = makeAsking(servers.anyUrl)
    const book: Book = []
    const faults: string[] = []
    let over = false
    const around = { ask, book, faults, stopped: () => over }
    const writing = Promise.all(
      talks.map(async ({ customer, seller, shopId }) => {
        const { code, data } = await ask(openConversation, customer, { with: 'shop', shop_id: shopId })
        if (code !== 200) throw new Error(`a conversation was refused with ${code}`)
        const { id } = data.conversation
        // A shop sees a conversation only after the first message.
        await ask(sendMessage, customer, { conversation: id, key: randomBytes(12).toString('hex'), text: 'Good day' })
        await Promise.all([write(sendMessage, customer, id, around), write(sendShopMessage, seller, id, around)])
      }),
    )
    const kills = await killAround(servers, seconds, publish)
    over = true
    await writing
    const found = await patiently(() => judge(kernel, book))
    const fallen = servers.fallen().map((said) => `a server ended by itself: ${said}`)
    const retried = sentRequests.filter(({ attempts }) => attempts > 1).length
    return {
      line: `${book.length} messages acknowledged, ${retried} asked for more than once; ${kills.servers} servers and ${kills.database} databases killed`,
      faults: [...faults, ...found, ...fallen, ...(book.length > customers ? [] : ['hardly anything was said'])],
    }
  })

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isChatPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(chatPlants).join(', ')}.`)
  const { line, faults } = await killChat(name, (each) => console.log(`  ${each}`), Number(valueOf('--seconds') ?? 30))
  console.log(`  ${line}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
