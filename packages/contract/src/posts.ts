import * as z from 'zod/mini'
import { call } from './call.ts'
import { Id, Time, localizedFields, page, paging } from './fields.ts'

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
  summary: 'Posts of the blog, newest first',
  input: z.object({ ...paging }),
  answer: page(Post),
  refusals: { cursor_stale: 1000008 },
})

export const getPost = call({
  method: 'GET',
  path: '/blog/{id}',
  who: 'visitor',
  summary: 'One post, the products that it speaks of, and the post to read next',
  input: z.object({ id: Id }),
  answer: z.extend(Post, { ...localizedFields('body'), product_ids: z.array(z.string()), next: z.nullable(Post) }),
  refusals: { post_unknown: 2000019 },
})
