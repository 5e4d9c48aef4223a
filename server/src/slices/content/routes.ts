import { getAnnouncements, getNews, getNewsItem, getStore } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { websiteConfig } from '../settings/index.ts'
import { adsInForce, announcementsInForce, newsById } from './content-rows.ts'
import { listNews } from './list-news.ts'
import { showAds, showAnnouncement, showStory } from './show-content.ts'

export const contentRoutes = [
  route(
    'getStore',
    getStore,
    async ({ kernel, input }) =>
      done(input.type === 'website_config' ? await websiteConfig(kernel) : showAds(await adsInForce(kernel.db, kernel.now()))),
    { keep: { seconds: 60, tags: (input) => [input.type === 'website_config' ? 'settings' : 'ads'] } },
  ),
  route('getNews', getNews, listNews, { keep: { seconds: 60, tags: () => ['news'] } }),
  route(
    'getNewsItem',
    getNewsItem,
    async ({ kernel, input }) => {
      const row = await newsById(kernel.db, input.id, kernel.now())
      return row ? done(showStory(row)) : refused('news_unknown')
    },
    { keep: { seconds: 60, tags: () => ['news'] } },
  ),
  route(
    'getAnnouncements',
    getAnnouncements,
    async ({ kernel }) => done((await announcementsInForce(kernel.db, kernel.now())).map(showAnnouncement)),
    {
      keep: { seconds: 30, tags: () => ['announcements'] },
    },
  ),
]
