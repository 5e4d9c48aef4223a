export const en = {
  title: 'News',
  text: 'Guides, announcements and stories on the news page of the mall.',
  add: 'Write news',
  none: 'No news yet',
  kind: 'Kind',
  date: 'Date',
  headline: 'Title',
  excerpt: 'Excerpt',
  body: 'Text',
  kinds: {
    guide: 'Guide',
    announcement: 'Announcement',
    story: 'Story',
  },
}

export type NewsWords = typeof en
