import type { MallAd } from '@plaza/contract'
import { localizedField } from '../../../../platform/documents/localized.ts'
import { missingIn, stateAt, type WrittenTexts } from '../editor/written.ts'
import type { ContentMapper } from '../editor/content-list.ts'

export type Ad = {
  position: MallAd['position']
  place: number
  pictures: { image: string; tint: number }[]
  tint: number
  link: string
  texts: WrittenTexts
  enabled: boolean
  starts_at: string
  ends_at: string | null
}
/** An ad as staff see it. */
export const toAdView: ContentMapper<MallAd> = ({ id, state }, version, now) => {
  const { position, place: rank, pictures, tint, link, texts, enabled, starts_at, ends_at } = state as Ad
  const [from, to] = [new Date(starts_at), ends_at === null ? null : new Date(ends_at)]
  return {
    ...{ id, version, position, rank, pictures, tint, link, missing: missingIn(texts), state: stateAt(enabled, from, to, now) },
    ...{ from: from.toISOString(), to: to?.toISOString() ?? null },
    ...localizedField('kicker', texts),
    ...localizedField('title', texts),
    ...localizedField('text', texts),
    ...localizedField('button', texts),
  }
}
