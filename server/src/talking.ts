import type { Slice } from './slice.ts'
import { chatCases, chatRoutes, chatTimers, ownWords, unreadTalksOf } from './slices/chat/index.ts'
import { policiesDoors, policiesRoutes } from './slices/policies/index.ts'
import { ownTicketWords, supportRoutes } from './slices/support/index.ts'

/** What the mall says of itself, and how people talk to it and to shops: a part of the page of slices. */
export const talking: readonly Slice[] = [
  {
    name: 'policies',
    owns: 'policies as people read them: with what counts printed in them, as pages and as documents',
    leansOn: [
      'settings',
      'settings/limits',
      'content/policies',
      'wallet/recharge',
      'wallet/transfer',
      'wallet/withdraw',
      'orders/planning',
      'orders/times',
      'checkout/placing',
      'refunds/plan',
    ],
    routes: policiesRoutes,
    listeners: [],
    opens: policiesDoors,
  },
  {
    name: 'chat',
    owns: 'what customers, shops and customer service say to each other',
    leansOn: [
      'media',
      'notices',
      'accounts/people',
      'staff/operators',
      'cases',
      'shops',
      'shops/owners',
      'catalogue',
      'orders/reading',
      'sellers',
      'refunds/records',
      'refunds/telling',
      'reviews',
    ],
    routes: chatRoutes,
    listeners: [],
    timers: chatTimers,
    person: { shows: { chats_unread: unreadTalksOf }, ownData: { conversations: ownWords } },
  },
  {
    name: 'support',
    owns: 'what people and shops ask the mall, by when an answer is promised, and what was answered',
    leansOn: ['settings', 'media', 'notices', 'accounts/people', 'staff/operators', 'shops', 'shops/owners', 'cases/promises', 'sellers'],
    routes: supportRoutes,
    listeners: [],
    person: { ownData: { tickets: ownTicketWords } },
  },
]

/** What staff decides of it. */
export const talkingCases = [...chatCases]
