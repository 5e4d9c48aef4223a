export { listMallAnnouncements } from './list-mall-announcements.ts'
export { publishAnnouncement } from './publish-announcement.ts'
export { removeAnnouncement } from './remove-announcement.ts'
export { saveAnnouncement } from './save-announcement.ts'
