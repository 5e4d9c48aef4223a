export { getAnnouncements } from './get-announcements.ts'
export { readAnnouncements } from './read-announcements.ts'
export { ownRead, readBy } from './read-rows.ts'
