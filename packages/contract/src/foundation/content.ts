import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Time, list, localizedFields, oneOf, page, paging } from '../fields.ts'
import { WebsiteConfig } from './settings.ts'

export const adPositions = ['top', 'center_top', 'center', 'center_bottom', 'bottom'] as const

/**
 * A picture and the tint (1 to 12) of its tile. The path ends in `/640.webp`, with the other widths in the same folder. It is `/staged/640.webp` if
 * the picture includes a background, `/close/640.webp` if the picture fills the tile.
 */
export const Picture = z.object({ image: z.string(), tint: z.number() })
export type Picture = z.infer<typeof Picture>

export const Ad = z.object({
  id: z.string(),
  position: z.enum(adPositions),
  /** The first of `pictures`, if there is one. */
  image: z.nullable(z.string()),
  pictures: z.array(Picture),
  tint: z.number(),
  /** A hash route of the storefront, or an absolute URL. */
  link: z.string(),
  alt: z.string(),
  ...localizedFields('kicker'),
  ...localizedFields('title'),
  ...localizedFields('text'),
  ...localizedFields('button'),
})
export type Ad = z.infer<typeof Ad>

/** Ads by position, or the website's configuration, depending on `type`. */
export const getStore = call({
  method: 'GET',
  path: '/customer/index/store',
  who: 'visitor',
  summary: 'Get ads by position (type=advert) or the website configuration (type=website_config)',
  input: z.object({ type: oneOf(['advert', 'website_config']) }),
  answer: z.union([WebsiteConfig, z.record(z.enum(adPositions), z.array(Ad))]),
})
export type AdsByPosition = Record<(typeof adPositions)[number], Ad[]>

export const NewsItem = z.object({
  id: z.string(),
  kind: z.enum(['guide', 'announcement', 'story']),
  image: z.nullable(z.string()),
  tint: z.number(),
  minutes: z.number(),
  date: Time,
  ...localizedFields('title'),
  ...localizedFields('excerpt'),
})
export type NewsItem = z.infer<typeof NewsItem>

export const getNews = call({
  method: 'GET',
  path: '/customer/index/news',
  who: 'visitor',
  summary: 'List news, newest first',
  input: z.object({ ...paging }),
  answer: page(NewsItem),
  refusals: { cursor_stale: 1000008 },
})

export const getNewsItem = call({
  method: 'GET',
  path: '/customer/index/news/{id}',
  who: 'visitor',
  summary: 'Get one news story',
  input: z.object({ id: Id }),
  answer: z.extend(NewsItem, localizedFields('body')),
  refusals: { news_unknown: 2000019 },
})

export const Announcement = z.object({
  id: z.string(),
  date: Time,
  serious: z.boolean(),
  ...localizedFields('title'),
  ...localizedFields('text'),
})

export const getAnnouncements = call({
  method: 'GET',
  path: '/customer/index/systemnotify',
  who: 'visitor',
  summary: 'List current announcements, newest first',
  answer: z.array(Announcement),
})

export const readAnnouncements = call({
  method: 'POST',
  path: '/customer/info/announcement_read',
  who: 'customer',
  summary: 'Record that announcements were read or dismissed, for all of a person’s devices',
  input: z.object({ id: list(Id, 50) }),
  answer: z.null(),
})

export const Post = z.object({
  id: z.string(),
  image: z.nullable(z.string()),
  tint: z.number(),
  minutes: z.number(),
  date: Time,
  ...localizedFields('title'),
  ...localizedFields('excerpt'),
})
export type Post = z.infer<typeof Post>

export const getPosts = call({
  method: 'GET',
  path: '/blog',
  who: 'visitor',
  summary: 'List blog posts, newest first',
  input: z.object({ ...paging }),
  answer: page(Post),
  refusals: { cursor_stale: 1000008 },
})

export const getPost = call({
  method: 'GET',
  path: '/blog/{id}',
  who: 'visitor',
  summary: 'Get one post, the products it mentions and the post to read next',
  input: z.object({ id: Id }),
  answer: z.extend(Post, { ...localizedFields('body'), product_ids: z.array(z.string()), next: z.nullable(Post) }),
  refusals: { post_unknown: 2000019 },
})
