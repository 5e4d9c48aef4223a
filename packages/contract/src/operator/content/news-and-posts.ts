import * as z from 'zod/mini'
import { call } from '../../call.ts'
import {
  Flag,
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
import { Version } from '../../approvals/changelog.ts'

const notAllowed = { not_allowed: 3000001 } as const
const saving = { not_allowed: 3000001, thing_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 } as const

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

export const listMallNews = call({
  method: 'GET',
  path: '/operator/news',
  who: 'operator',
  summary: 'News, the newest first, drafts among them',
  input: z.object({ id: optional(Id) }),
  answer: z.object({ list: z.array(MallStory) }),
  refusals: notAllowed,
})

export const saveStory = call({
  method: 'POST',
  path: '/operator/news/save',
  who: 'operator',
  summary: 'Makes a story, which is a draft, or changes one; of markup the plainest stays',
  input: z.object({
    id: optional(Id),
    kind: oneOf(['guide', 'announcement', 'story']),
    image: z.optional(orEmpty(Image)),
    tint: withDefault(int(1, 12), 1),
    date: optional(Moment),
    ...translated('title', line, 140),
    ...translated('excerpt', line, 400),
    ...translated('body', text, 40000),
    version: Version,
  }),
  answer: MallStory,
  refusals: saving,
})

export const publishStory = call({
  method: 'POST',
  path: '/operator/news/publish',
  who: 'operator',
  summary: 'Shows it in its time (on=1), or makes it a draft again',
  input: z.object({ id: Id, on: withDefault(Flag, true), version: Version }),
  answer: MallStory,
  refusals: saving,
})

export const removeStory = call({
  method: 'POST',
  path: '/operator/news/remove',
  who: 'operator',
  summary: 'Takes it away; one press brings it back',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ id: z.string() }),
  refusals: saving,
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

export const listMallPosts = call({
  method: 'GET',
  path: '/operator/posts',
  who: 'operator',
  summary: 'Posts of the blog, the newest first, drafts among them',
  input: z.object({ id: optional(Id) }),
  answer: z.object({ list: z.array(MallPost) }),
  refusals: notAllowed,
})

export const savePost = call({
  method: 'POST',
  path: '/operator/posts/save',
  who: 'operator',
  summary: 'Makes a post, which is a draft, or changes one; of markup the plainest stays',
  input: z.object({
    id: optional(Id),
    image: z.optional(orEmpty(Image)),
    tint: withDefault(int(1, 12), 1),
    date: optional(Moment),
    product_ids: withDefault(list(Id, 12), []),
    ...translated('title', line, 140),
    ...translated('excerpt', line, 400),
    ...translated('body', text, 40000),
    version: Version,
  }),
  answer: MallPost,
  refusals: saving,
})

export const publishPost = call({
  method: 'POST',
  path: '/operator/posts/publish',
  who: 'operator',
  summary: 'Shows it in its time (on=1), or makes it a draft again',
  input: z.object({ id: Id, on: withDefault(Flag, true), version: Version }),
  answer: MallPost,
  refusals: saving,
})

export const removePost = call({
  method: 'POST',
  path: '/operator/posts/remove',
  who: 'operator',
  summary: 'Takes it away; one press brings it back',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ id: z.string() }),
  refusals: saving,
})
