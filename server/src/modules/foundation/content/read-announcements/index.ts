export { readAnnouncements } from './read-announcements.ts'
