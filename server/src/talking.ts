import type { Slice } from './slice.ts'
import { chatCases, chatRoutes, chatTimers, ownWords, unreadTalksOf } from './modules/community/chat/index.ts'
import { policiesDoors, policiesRoutes } from './modules/community/policies/index.ts'
import { ownTicketWords, supportRoutes } from './modules/community/support/index.ts'

/** What the mall says of itself, and how people talk to it and to shops: a part of the page of slices. */
export const talking: readonly Slice[] = [
  {
    name: 'community/policies',
    owns: 'policies as people read them: with what counts printed in them, as pages and as documents',
    leansOn: [
      'foundation/settings',
      'foundation/settings/limits',
      'foundation/content/policies',
      'payments/wallet/recharge',
      'payments/wallet/transfer',
      'payments/wallet/withdraw',
      'orders/orders/planning',
      'orders/orders/times',
      'orders/checkout/placing',
      'orders/refunds/plan',
    ],
    routes: policiesRoutes,
    listeners: [],
    opens: policiesDoors,
  },
  {
    name: 'community/chat',
    owns: 'what customers, shops and customer service say to each other',
    leansOn: [
      'foundation/media',
      'foundation/notifications',
      'identity/accounts/people',
      'identity/staff/operators',
      'approvals/queue',
      'shops/profile',
      'shops/profile/owners',
      'catalog/products',
      'orders/orders/reading',
      'shops/access',
      'orders/refunds/records',
      'orders/refunds/telling',
      'community/reviews',
    ],
    routes: chatRoutes,
    listeners: [],
    timers: chatTimers,
    person: { shows: { chats_unread: unreadTalksOf }, ownData: { conversations: ownWords } },
  },
  {
    name: 'community/support',
    owns: 'what people and shops ask the mall, by when an answer is promised, and what was answered',
    leansOn: [
      'foundation/settings',
      'foundation/media',
      'foundation/notifications',
      'identity/accounts/people',
      'identity/staff/operators',
      'shops/profile',
      'shops/profile/owners',
      'approvals/queue/promises',
      'shops/access',
    ],
    routes: supportRoutes,
    listeners: [],
    person: { ownData: { tickets: ownTicketWords } },
  },
]

/** What staff decides of it. */
export const talkingCases = [...chatCases]
