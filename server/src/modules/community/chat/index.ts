export { tellUnread } from './tell-unread.ts'
