import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getAnnouncements } from './get-announcements.ts'
import { getNewsItem } from './get-news-item.ts'
import { getNews } from './get-news.ts'
import { getStore } from './get-store.ts'
import { readAnnouncements } from './read-announcements.ts'
import { getPost } from './posts/get-post.ts'
import { getPosts } from './posts/get-posts.ts'

export const contentRoutes = [
  route('getStore', contract.getStore, getStore, {
    keep: { seconds: 60, tags: (input) => [input.type === 'website_config' ? 'settings' : 'ads'] },
  }),
  route('getNews', contract.getNews, getNews, { keep: { seconds: 60, tags: () => ['news'] } }),
  route('getNewsItem', contract.getNewsItem, getNewsItem, { keep: { seconds: 60, tags: () => ['news'] } }),
  route('getPosts', contract.getPosts, getPosts, { keep: { seconds: 60, tags: () => ['posts'] } }),
  route('getPost', contract.getPost, getPost, { keep: { seconds: 60, tags: () => ['posts'] } }),
  route('getAnnouncements', contract.getAnnouncements, getAnnouncements, { keep: { seconds: 30, tags: () => ['announcements'] } }),
  route('readAnnouncements', contract.readAnnouncements, readAnnouncements),
]
