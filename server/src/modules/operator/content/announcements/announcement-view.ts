import type { MallAnnouncement } from '@plaza/contract'
import { localizedField } from '../../../../platform/documents/localized.ts'
import { missingIn, stateAt, type WrittenTexts } from '../editor/written.ts'
import type { ContentMapper } from '../editor/content-list.ts'

export type AnnouncementInput = { serious: boolean; texts: WrittenTexts; published: boolean; starts_at: string; ends_at: string | null }

/** An announcement as staff see it. */
export const toAnnouncementView: ContentMapper<MallAnnouncement> = ({ id, state }, version, now) => {
  const { serious, texts, published, starts_at, ends_at } = state as AnnouncementInput
  const [from, to] = [new Date(starts_at), ends_at === null ? null : new Date(ends_at)]
  return {
    ...{ id, version, serious, missing: missingIn(texts), state: stateAt(published, from, to, now) },
    ...{ from: from.toISOString(), to: to?.toISOString() ?? null },
    ...localizedField('title', texts),
    ...localizedField('text', texts),
  }
}
