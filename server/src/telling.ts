import type { Slice } from './slice.ts'
import { ownAgreements, toAgreeOf } from './modules/foundation/content/agreements/index.ts'
import { ownRead, readBy } from './modules/foundation/content/read-announcements/index.ts'
import { contentDoors, contentRoutes } from './modules/foundation/content/index.ts'
import { allNoticesOf, noticesRoutes, unreadCountOf } from './modules/foundation/notifications/index.ts'
import { realtimeDoors, realtimeRoutes, realtimeTimers } from './modules/foundation/live/index.ts'

/** How the mall speaks to people, of itself and of what is theirs: a part of the page of slices. */
export const telling: readonly Slice[] = [
  {
    name: 'foundation/live',
    owns: 'streams of live events and their tickets',
    leansOn: [],
    routes: realtimeRoutes,
    listeners: [],
    timers: realtimeTimers,
    opens: realtimeDoors,
  },
  {
    name: 'foundation/notifications',
    owns: 'what people are told about what is theirs',
    leansOn: [],
    routes: noticesRoutes,
    listeners: [],
    person: { shows: { message_unread_count: unreadCountOf }, ownData: { notices: allNoticesOf } },
  },
  {
    name: 'foundation/content',
    owns: 'ads, news, posts, policies and who agreed to them, announcements',
    leansOn: ['foundation/settings'],
    routes: contentRoutes,
    listeners: [],
    person: {
      shows: { to_agree: toAgreeOf, announcements_read: readBy },
      ownData: { agreements: ownAgreements, announcements_read: ownRead },
    },
    opens: contentDoors,
  },
]
