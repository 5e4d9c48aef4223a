export const en = {
  title: 'News',
  text: 'Guides, announcements and stories on the news page.',
  add: 'New story',
  none: 'No news yet',
  kind: 'Type',
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
