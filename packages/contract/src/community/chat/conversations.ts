import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Flag, IdempotencyKey, Id, Price, Time, localizedFields, oneOf, optional, page, paging, text, WithWhom } from '../../fields.ts'

export const maxSaid = 500

/** Text of a chat message. The server keeps line breaks, and the limit counts whole characters. */
const MessageText = text(maxSaid * 20).check(z.refine((said) => [...said].length <= maxSaid, 'too_long'))

export const chatCardKinds = ['product', 'order', 'refund'] as const
export type ChatCardKind = (typeof chatCardKinds)[number]

/** The product, order or refund that a message is about, in its state at the time of reading. */
export const ChatCard = z.object({
  kind: z.enum(chatCardKinds),
  id: z.string(),
  /** Name of the product, or of the first product in the order. */
  ...localizedFields('name'),
  image: z.nullable(z.string()),
  tint: z.number(),
  /** Number of the order, if the card shows an order. */
  number: z.nullable(z.string()),
  /** Status of the order or refund, in the language of the request. */
  label: z.nullable(z.string()),
  amount: z.nullable(Price),
})
export type ChatCard = z.infer<typeof ChatCard>

export const chatMessageStates = ['sent', 'delivered', 'read'] as const
export const ChatMessage = z.object({
  id: z.string(),
  /** The key that the sender's device gave the message. Null for other people's messages. */
  key: z.nullable(z.string()),
  mine: z.boolean(),
  text: z.string(),
  /** A private picture, at an address that is valid for the reader. */
  image: z.nullable(z.object({ id: z.string(), url: z.string() })),
  card: z.nullable(ChatCard),
  at: Time,
  /** For the caller's own message: its delivery state. For the other side's messages: whether the caller has read them. */
  state: z.enum(chatMessageStates),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const Conversation = z.object({
  id: z.string(),
  /** The other side of the conversation: customer service, a shop, or the customer. */
  with: z.enum(['service', 'shop', 'customer']),
  other: z.object({ id: z.nullable(z.string()), name: z.string(), image: z.nullable(z.string()), tint: z.number() }),
  last: z.nullable(z.object({ id: z.string(), text: z.string(), mine: z.boolean(), has: z.nullable(z.enum(['image', 'card'])), at: Time })),
  unread: z.number(),
  waiting_since: z.nullable(Time),
  /** Minutes that an answer usually takes. Null if not measured. */
  answers_in: z.nullable(z.number()),
  /** Set outside opening hours: the time when staff return, the time zone of that time, and an automatic message. */
  away: z.nullable(z.object({ opens: z.string(), zone: z.string(), words: z.string() })),
  /** Whether the caller can send no messages, because one side blocked the other or the shop is closed. */
  blocked: z.enum(['no', 'by_me', 'by_them']),
  /** The assigned colleague; `closed` says whether the conversation is resolved. Set for staff only, in customer-service conversations only. */
  assigned: z.nullable(z.object({ id: z.string(), name: z.string(), mine: z.boolean() })),
  closed: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

const Conversations = z.extend(page(Conversation), { unread: z.number() })
const Messages = z.extend(page(ChatMessage), { conversation: Conversation })
const saying = {
  conversation: Id,
  /** The client creates this key before it sends the message. A repeat with the same key does not add a second message. */
  key: IdempotencyKey,
  text: optional(MessageText),
  image: optional(Id),
  card_kind: optional(oneOf(chatCardKinds)),
  card_id: optional(Id),
}
const sayingRefusals = {
  conversation_unknown: 2000019,
  nothing_said: 1000009,
  card_unknown: 2000019,
  /** The caller did not upload this picture, or used it before. */
  file_unknown: 3000008,
  blocked: 3000001,
  too_many: 3000006,
} as const
const reading = {
  conversation: Id,
  message: Id,
  /** `read`: the user has seen the message. `delivered`: the message has only reached this device. */
  as: oneOf(['delivered', 'read']),
}
const Marked = z.object({ unread: z.number() })

export const listConversations = call({
  method: 'GET',
  path: '/chat/conversations',
  who: 'customer',
  summary: 'List your conversations with customer service and shops, newest first',
  input: z.object({ ...paging }),
  answer: Conversations,
  refusals: { cursor_stale: 1000008 },
})

export const getMessages = call({
  method: 'GET',
  path: '/chat/messages',
  who: 'customer',
  summary: 'List the messages of a conversation, newest first',
  input: z.object({ conversation: Id, ...paging }),
  answer: Messages,
  refusals: { conversation_unknown: 2000019, cursor_stale: 1000008 },
})

export const openConversation = call({
  method: 'POST',
  path: '/chat/open',
  who: 'customer',
  summary: 'Get the conversation with a shop or customer service, and its current subject',
  input: z.object({
    with: oneOf(['service', 'shop']),
    shop_id: optional(Id),
    card_kind: optional(oneOf(chatCardKinds)),
    card_id: optional(Id),
  }),
  answer: z.object({ conversation: Conversation, card: z.nullable(ChatCard) }),
  refusals: { shop_unknown: 2000019, own_shop: 3000001, too_many: 3000006 },
})

export const sendMessage = call({
  method: 'POST',
  path: '/chat/send',
  who: 'customer',
  summary: 'Send a message, a picture, or a product, order or refund',
  input: z.object(saying),
  answer: ChatMessage,
  refusals: sayingRefusals,
})

export const readMessages = call({
  method: 'POST',
  path: '/chat/read',
  who: 'customer',
  summary: 'Mark all messages up to one as received or read',
  input: z.object(reading),
  answer: Marked,
  refusals: { conversation_unknown: 2000019 },
})

export const blockConversation = call({
  method: 'POST',
  path: '/chat/block',
  who: 'customer',
  summary: 'Block a conversation with a shop, until the side that blocked it unblocks it',
  input: z.object({ conversation: Id, on: Flag }),
  answer: Conversation,
  /** Customer service cannot be blocked. */
  refusals: { conversation_unknown: 2000019, not_possible: 3000001 },
})

export const listShopConversations = call({
  method: 'GET',
  path: '/seller/chat/conversations',
  who: 'seller',
  summary: 'List the shop’s conversations, newest first, or only the unanswered ones',
  input: z.object({ view: optional(oneOf(['all', 'waiting'])), ...paging }),
  answer: Conversations,
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const getShopMessages = call({
  method: 'GET',
  path: '/seller/chat/messages',
  who: 'seller',
  summary: 'List the messages of a conversation of the shop, newest first',
  input: z.object({ conversation: Id, ...paging }),
  answer: Messages,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019, cursor_stale: 1000008 },
})

export const sendShopMessage = call({
  method: 'POST',
  path: '/seller/chat/send',
  who: 'seller',
  summary: 'Reply for the shop',
  input: z.object(saying),
  answer: ChatMessage,
  refusals: { not_allowed: 3000001, ...sayingRefusals },
})

export const readShopMessages = call({
  method: 'POST',
  path: '/seller/chat/read',
  who: 'seller',
  summary: 'Mark all messages up to one as received or read by the shop',
  input: z.object(reading),
  answer: Marked,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019 },
})

export const blockShopConversation = call({
  method: 'POST',
  path: '/seller/chat/block',
  who: 'seller',
  summary: 'Block a customer for the shop, until the shop unblocks the conversation',
  input: z.object({ conversation: Id, on: Flag }),
  answer: Conversation,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019, not_possible: 3000001 },
})

export const listServiceConversations = call({
  method: 'GET',
  path: '/operator/conversations',
  who: 'operator',
  summary: 'List the conversations with customer service: unassigned, your own, or all',
  input: z.object({ view: optional(oneOf(['unassigned', 'mine', 'all', 'closed'])), ...paging }),
  answer: Conversations,
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const getServiceMessages = call({
  method: 'GET',
  path: '/operator/conversation',
  who: 'operator',
  summary: 'List the messages of a conversation with customer service, newest first',
  input: z.object({ conversation: Id, ...paging }),
  answer: Messages,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019, cursor_stale: 1000008 },
})

export const sendServiceMessage = call({
  method: 'POST',
  path: '/operator/conversation/send',
  who: 'operator',
  summary: 'Reply for customer service',
  input: z.object(saying),
  answer: ChatMessage,
  refusals: { not_allowed: 3000001, ...sayingRefusals },
})

export const readServiceMessages = call({
  method: 'POST',
  path: '/operator/conversation/read',
  who: 'operator',
  summary: 'Mark all messages up to one as received or read by customer service',
  input: z.object(reading),
  answer: Marked,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019 },
})

export const assignConversation = call({
  method: 'POST',
  path: '/operator/conversation/assign',
  who: 'operator',
  summary: 'Take a conversation with customer service, or release it. A settled one returns with the next message',
  input: z.object({
    conversation: Id,
    to: oneOf(['me', 'nobody', 'closed']),
    /** The assignee that the caller saw. If a colleague was assigned to the conversation meanwhile, the call is refused. */
    seen: WithWhom,
  }),
  answer: Conversation,
  refusals: { not_allowed: 3000001, conversation_unknown: 2000019, changed_meanwhile: 3000007 },
})
