import type { saveAd as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { changeContent } from '../editor/change-content.ts'
import { textsOf, unknownPictures } from '../editor/written.ts'
import { type Ad, toAdView } from './ad-view.ts'

const fields = ['kicker', 'title', 'text', 'button'] as const

/** A new ad is a draft until it is published. */
export const saveAd: UseCase<typeof call> = (ctx) => {
  const { id = null, version, position, rank, images, tint, link, from, to } = ctx.input
  return changeContent(ctx, 'ad', toAdView, { id, version }, async (stood, { tx, staff, now }) => {
    const before = stood as Ad | null
    const starts_at = from ?? before?.starts_at ?? now.toISOString()
    if (to && new Date(to) <= new Date(starts_at)) return { fields: { to: 'too_early' } }
    const known = before?.pictures ?? []
    const unknown = await unknownPictures(tx, images, { before: known.map((each) => each.image), personId: staff.id, now })
    if (unknown.length > 0) return { fields: { images: 'unknown' } }
    const pictures = images.map((image) => known.find((each) => each.image === image) ?? { image, tint })
    return {
      ...{ position, place: rank, pictures, tint, link, texts: textsOf(ctx.input, fields) },
      ...{ enabled: before?.enabled ?? false, starts_at, ends_at: to ?? null },
    }
  })
}
