import type { Post } from '@plaza/contract'
import { localizedField } from '../../../../platform/documents/localized.ts'
import type { PostRow } from './post-rows.ts'

export const showPost = (row: PostRow): Post => ({
  id: row.id,
  image: row.image,
  tint: row.tint,
  minutes: row.minutes,
  date: row.published_at.toISOString(),
  ...localizedField('title', row.texts),
  ...localizedField('excerpt', row.texts),
})
