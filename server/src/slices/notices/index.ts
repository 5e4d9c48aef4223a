export { allNoticesOf, countUnread, unreadCountOf } from './notice-rows.ts'
export { type NewsOf, notify, notifyAll } from './notify.ts'
export { noticesRoutes } from './routes.ts'
export type { NoticeValue } from './tell-notice.ts'
