import { getMessages, listConversations, type StaffRole } from '@plaza/contract'
import type { Act, Doer } from './act.ts'
import { onSale } from './on-sale.ts'
import { nobodysNumber } from './staff-calls.ts'

const newest = async ({ mall, headers }: Doer) => (await mall.ask(listConversations, {}, headers)).data.list[0]?.id ?? ''
/** The customer and the shop each receive a live event for each message. */
const live = ['platform.live_event', 'platform.live_event of the shop']

/** Test actions of a customer who writes to a shop. */
export const chatActs: readonly Act[] = [
  {
    name: 'openConversation',
    ask: async ({ mall }) => ({ with: 'shop', shop_id: (await onSale(mall))[0]?.shopId ?? '' }),
    changes: ['chat.conversation'],
  },
  {
    name: 'sendMessage',
    ask: async (doer) => ({ conversation: await newest(doer), key: 'a-key-of-mine', text: 'Is it in stock?' }),
    changes: ['chat.conversation', 'chat.message', ...live],
  },
  {
    name: 'blockConversation',
    ask: async (doer) => ({ conversation: await newest(doer), on: '0' }),
    changes: live,
  },
  { name: 'listConversations' },
  { name: 'getMessages', ask: async (doer) => ({ conversation: await newest(doer) }) },
  {
    name: 'readMessages',
    ask: async (doer) => {
      const conversation = await newest(doer)
      const { list } = (await doer.mall.ask(getMessages, { conversation }, doer.headers)).data
      return { conversation, message: list[0]?.id ?? '', as: 'read' }
    },
  },
]

/** Replies belong to a conversation that another user began; tests in `server/src/modules/community/chat` cover them. */
export const saidBack = [
  'listShopConversations',
  'getShopMessages',
  'sendShopMessage',
  'readShopMessages',
  'blockShopConversation',
  // Users can report only messages of the other party.
  'reportConversation',
  'getChatHouse',
  'saveChatHouse',
  'getServiceHouse',
  'saveServiceHouse',
  'reportShopConversation',
  'getServiceMessages',
  'sendServiceMessage',
  'readServiceMessages',
  'assignConversation',
]

const reads: readonly StaffRole[] = ['owner', 'support', 'auditor']
const answers: readonly StaffRole[] = ['owner', 'support']
/** The staff roles that may use each call. */
export const chatRoles: Record<string, readonly StaffRole[]> = {
  listServiceConversations: reads,
  getServiceMessages: reads,
  sendServiceMessage: answers,
  readServiceMessages: answers,
  assignConversation: answers,
  getServiceHouse: reads,
  saveServiceHouse: answers,
}

const nobodys = { conversation: nobodysNumber }
const said = { ...nobodys, key: 'nobodys-words', text: 'Hello' }
const mark = { ...nobodys, message: nobodysNumber, as: 'read' }
/** Valid input with IDs of rows that do not exist. */
export const chatExamples: Record<string, Record<string, string>> = {
  getMessages: nobodys,
  openConversation: { with: 'shop', shop_id: nobodysNumber },
  sendMessage: said,
  readMessages: mark,
  blockConversation: { ...nobodys, on: '1' },
  reportConversation: { ...nobodys, message: nobodysNumber, reason: 'spam' },
  getServiceMessages: nobodys,
  sendServiceMessage: said,
  readServiceMessages: mark,
  assignConversation: { ...nobodys, to: 'me', seen: '0' },
  saveServiceHouse: { version: '0' },
}
export const shopChatExamples = {
  getShopMessages: nobodys,
  sendShopMessage: said,
  readShopMessages: mark,
  blockShopConversation: { ...nobodys, on: '1' },
  reportShopConversation: { ...nobodys, message: nobodysNumber, reason: 'spam' },
}

/** Input fields with row IDs, keyed by the test that sends another user's ID in them. */
export const chatIds: Readonly<Record<string, readonly string[]>> = {
  'server/src/modules/community/chat/chat.test.ts': [
    'openConversation.shop_id',
    'openConversation.card_id',
    'getMessages.conversation',
    ...['sendMessage', 'sendShopMessage', 'sendServiceMessage'].flatMap((name) => [
      `${name}.conversation`,
      `${name}.image`,
      `${name}.card_id`,
    ]),
    ...['readMessages', 'readShopMessages', 'readServiceMessages'].flatMap((name) => [`${name}.conversation`, `${name}.message`]),
    'getShopMessages.conversation',
    'getServiceMessages.conversation',
    'assignConversation.conversation',
    'blockConversation.conversation',
    'blockShopConversation.conversation',
    ...['reportConversation', 'reportShopConversation'].flatMap((name) => [`${name}.conversation`, `${name}.message`]),
  ],
}
