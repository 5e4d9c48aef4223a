import { talkCase } from './reports/index.ts'

export { chatRoutes } from './routes.ts'
export { ownWords } from './own-words.ts'
export { chatTimers, tellUnread } from './tell-unread.ts'
export { unreadTalksOf } from './unread-talks.ts'
export const chatCases = [talkCase]
