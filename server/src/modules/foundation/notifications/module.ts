import type { Module } from '../../../module.ts'
import { allNoticesOf, unreadCountOf } from './notice-rows.ts'
import { noticesRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'foundation/notifications',
  purpose: 'notices to people about their own affairs',
  routes: noticesRoutes,
  person: { shows: { message_unread_count: unreadCountOf }, ownData: { notices: allNoticesOf } },
}
