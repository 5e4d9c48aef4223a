export const en = {
  title: 'Announcements',
  text: 'What stands above every page of the mall, in its time.',
  add: 'Write an announcement',
  none: 'Nothing is announced',
  headline: 'Title',
  body: 'Text',
  serious: 'It is serious: it stands out',
}

export type AnnouncementWords = typeof en
