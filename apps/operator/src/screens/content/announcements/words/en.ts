export const en = {
  title: 'Announcements',
  text: 'Announcements appear at the top of every page, on their dates.',
  add: 'New announcement',
  none: 'No announcements yet',
  headline: 'Title',
  body: 'Text',
  serious: 'Important: make it stand out',
}

export type AnnouncementWords = typeof en
