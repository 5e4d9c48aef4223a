import { plainHtml } from '../../../../platform/documents/plain-html.ts'
import type { ContentChange } from '../editor/change-content.ts'
import { type WrittenTexts, textsOf, unknownPictures } from '../editor/written.ts'
import type { Post } from './stories-view.ts'

const wordsAMinute = 200
const minutesOf = (texts: WrittenTexts): number => Math.max(1, Math.round((texts['en']?.['body'] ?? '').split(/\s+/).length / wordsAMinute))

type Sent = { image?: string | undefined; tint: number; date?: string | undefined }
/** The fields that posts and news stories have in common. The body is reduced to basic HTML. */
export const changeOf =
  (input: Sent & Readonly<Record<string, unknown>>, more: Record<string, unknown>): ContentChange =>
  async (stood, { tx, staff, now }) => {
    const before = stood as Post | null
    const image = input.image === undefined ? (before?.image ?? null) : input.image || null
    const known = { before: before?.image ? [before.image] : [], personId: staff.id, now }
    if (image && (await unknownPictures(tx, [image], known)).length > 0) return { fields: { image: 'unknown' } }
    const texts = textsOf(input, ['title', 'excerpt', 'body'], (field, text) => (field === 'body' ? plainHtml(text) : text))
    const published_at = input.date ?? before?.published_at ?? now.toISOString()
    return { ...more, image, tint: input.tint, minutes: minutesOf(texts), texts, published: before?.published ?? false, published_at }
  }
