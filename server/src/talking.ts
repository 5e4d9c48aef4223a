import type { Slice } from './slice.ts'
import { chatRoutes, ownWords } from './slices/chat/index.ts'

/** How people talk to shops and to the mall: a part of the page of slices. */
export const talking: readonly Slice[] = [
  {
    name: 'chat',
    owns: 'what customers, shops and customer service say to each other',
    leansOn: [
      'media',
      'accounts/people',
      'staff/operators',
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
    person: { ownData: { conversations: ownWords } },
  },
]
