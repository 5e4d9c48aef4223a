import type { Module } from '../../../module.ts'
import { talkCase } from './reports/talk-case.ts'
import { ownWords } from './own-words.ts'
import { chatRoutes } from './routes.ts'
import { chatTimers } from './push-unread.ts'
import { unreadTalksOf } from './unread-talks.ts'

export const manifest: Module = {
  name: 'community/chat',
  purpose: 'conversations of customers, shops and customer service',
  routes: chatRoutes,
  schedules: chatTimers,
  person: { shows: { chats_unread: unreadTalksOf }, ownData: { conversations: ownWords } },
  cases: [talkCase],
}
