import * as z from 'zod/mini'
import { contentCalls } from '../../staff-calls.ts'
import {
  Id,
  Image,
  Moment,
  Time,
  int,
  line,
  list,
  localizedFields,
  oneOf,
  optional,
  orEmpty,
  text,
  translated,
  withDefault,
} from '../../fields.ts'
import { writtenThing } from './ads-and-announcements.ts'

export const MallStory = z.object({
  ...writtenThing,
  kind: z.enum(['guide', 'announcement', 'story']),
  image: z.nullable(z.string()),
  tint: z.number(),
  minutes: z.number(),
  date: Time,
  ...localizedFields('title'),
  ...localizedFields('excerpt'),
  ...localizedFields('body'),
})
export type MallStory = z.infer<typeof MallStory>

export const {
  list: listMallNews,
  save: saveStory,
  publish: publishStory,
  remove: removeStory,
} = contentCalls({
  path: '/operator/news',
  thing: MallStory,
  list: { summary: 'List news, newest first, drafts included' },
  save: {
    summary: 'Create a story as a draft, or change one. Only the plainest markup is kept',
    fields: {
      kind: oneOf(['guide', 'announcement', 'story']),
      image: z.optional(orEmpty(Image)),
      tint: withDefault(int(1, 12), 1),
      date: optional(Moment),
      ...translated('title', line, 140),
      ...translated('excerpt', line, 400),
      ...translated('body', text, 40000),
    },
  },
})

export const MallPost = z.object({
  ...writtenThing,
  image: z.nullable(z.string()),
  tint: z.number(),
  minutes: z.number(),
  date: Time,
  product_ids: z.array(z.string()),
  ...localizedFields('title'),
  ...localizedFields('excerpt'),
  ...localizedFields('body'),
})
export type MallPost = z.infer<typeof MallPost>

export const {
  list: listMallPosts,
  save: savePost,
  publish: publishPost,
  remove: removePost,
} = contentCalls({
  path: '/operator/posts',
  thing: MallPost,
  list: { summary: 'List blog posts, newest first, drafts included' },
  save: {
    summary: 'Create a post as a draft, or change one. Only the plainest markup is kept',
    fields: {
      image: z.optional(orEmpty(Image)),
      tint: withDefault(int(1, 12), 1),
      date: optional(Moment),
      product_ids: withDefault(list(Id, 12), []),
      ...translated('title', line, 140),
      ...translated('excerpt', line, 400),
      ...translated('body', text, 40000),
    },
  },
})
