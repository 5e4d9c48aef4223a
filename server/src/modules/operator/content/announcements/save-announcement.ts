import type { saveAnnouncement as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { changeContent } from '../editor/change-content.ts'
import { textsOf } from '../editor/written.ts'
import { toAnnouncementView, type AnnouncementInput } from './announcement-view.ts'

/** A new announcement is a draft until it is published. */
export const saveAnnouncement: UseCase<typeof call> = (ctx) => {
  const { id = null, version, serious, from, to } = ctx.input
  return changeContent(ctx, 'announcement', toAnnouncementView, { id, version }, async (stood, { now }) => {
    const before = stood as AnnouncementInput | null
    const starts_at = from ?? before?.starts_at ?? now.toISOString()
    if (to && new Date(to) <= new Date(starts_at)) return { fields: { to: 'too_early' } }
    const texts = textsOf(ctx.input, ['title', 'text'])
    return { serious, texts, published: before?.published ?? false, starts_at, ends_at: to ?? null }
  })
}
