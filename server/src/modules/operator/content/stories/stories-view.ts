import type { MallPost, MallStory } from '@plaza/contract'
import { localizedField } from '../../../../platform/documents/localized.ts'
import { missingIn, stateAt, type WrittenTexts } from '../editor/written.ts'
import type { ContentMapper } from '../editor/content-list.ts'

export type Post = {
  image: string | null
  tint: number
  minutes: number
  texts: WrittenTexts
  published: boolean
  published_at: string
  product_ids: string[]
}
type Story = Omit<Post, 'product_ids'> & { kind: MallStory['kind'] }

const view = ({ image, tint, minutes, texts, published, published_at }: Omit<Post, 'product_ids'>, now: Date) => ({
  ...{ image, tint, minutes, missing: missingIn(texts), state: stateAt(published, new Date(published_at), null, now) },
  date: new Date(published_at).toISOString(),
  ...localizedField('title', texts),
  ...localizedField('excerpt', texts),
  ...localizedField('body', texts),
})
/** A story in the staff view. */
export const toStoryView: ContentMapper<MallStory> = ({ id, state }, version, now) => ({
  id,
  version,
  kind: (state as Story).kind,
  ...view(state as Story, now),
})
/** A post in the staff view. */
export const toPostView: ContentMapper<MallPost> = ({ id, state }, version, now) => ({
  ...{ id, version, product_ids: (state as Post).product_ids.map(String) },
  ...view(state as Post, now),
})
