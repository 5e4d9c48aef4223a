export { readAnnouncements } from './read-announcements.ts'
export { ownRead, readBy } from './read-rows.ts'
