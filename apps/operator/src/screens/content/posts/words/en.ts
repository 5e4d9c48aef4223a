export const en = {
  title: 'Posts',
  text: 'Posts on the blog.',
  add: 'New post',
  none: 'No posts yet',
  products: 'Product numbers, separated by commas',
  date: 'Date',
  headline: 'Title',
  excerpt: 'Excerpt',
  body: 'Text',
}

export type PostWords = typeof en
