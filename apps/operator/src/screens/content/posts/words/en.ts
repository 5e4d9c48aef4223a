export const en = {
  title: 'Posts',
  text: 'What stands in the blog of the mall.',
  add: 'Write a post',
  none: 'No posts yet',
  products: 'Products in it, by number, with commas between',
  date: 'Date',
  headline: 'Title',
  excerpt: 'Excerpt',
  body: 'Text',
}

export type PostWords = typeof en
