import type { Module } from '../../../module.ts'
import { ownAgreements, toAgreeOf } from './texts/agreement-rows.ts'
import { contentPlugins } from './posts/serve-rss.ts'
import { ownRead, readBy } from './read-rows.ts'
import { contentRoutes } from './routes.ts'

export const manifest: Module = {
  name: 'foundation/content',
  purpose: 'ads, news, posts, announcements, policies and who agreed to them',
  routes: contentRoutes,
  person: {
    shows: { to_agree: toAgreeOf, announcements_read: readBy },
    ownData: { agreements: ownAgreements, announcements_read: ownRead },
  },
  plugins: contentPlugins,
}
