import type { AnswerOf, ChatCard, ChatMessage, Conversation, getMessages } from '@plaza/contract'

export const conversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: '9',
  with: 'shop',
  other: { id: '7', name: 'Northwind Home', image: null, tint: 3 },
  last: { id: '2', text: 'Yes, up to 42 cm.', mine: false, has: null, at: '2026-11-21T10:01:00.000Z' },
  unread: 0,
  waiting_since: null,
  answers_in: 6,
  away: null,
  blocked: 'no',
  assigned: null,
  closed: false,
  ...more,
})
export const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: '2', key: null, mine: false, text: 'Yes, up to 42 cm.', image: null, card: null, at: '2026-11-21T10:01:00.000Z', state: 'read' },
  ...more,
})
export const card = (more: Partial<ChatCard> = {}): ChatCard => ({
  ...{ kind: 'product', id: '5', name_en: 'Oak shelf', image: null, tint: 2, number: null, label: null, amount: '48.00' },
  ...more,
})
export const messages = (list: readonly ChatMessage[], of = conversation()): AnswerOf<typeof getMessages> => ({
  list: [...list],
  next_cursor: null,
  conversation: of,
})
