import { adPositions, type Ad, type AdsByPosition, type NewsItem } from '@plaza/contract'
import { localizedField } from '../../../platform/documents/localized.ts'
import type { AdRow, AnnouncementRow, NewsRow } from './content-rows.ts'

const toAd = (row: AdRow): Ad => ({
  id: row.id,
  position: row.position as Ad['position'],
  image: row.pictures[0]?.image ?? null,
  pictures: row.pictures,
  tint: row.tint,
  link: row.link,
  alt: row.texts['en']?.['title'] ?? '',
  ...localizedField('kicker', row.texts),
  ...localizedField('title', row.texts),
  ...localizedField('text', row.texts),
  ...localizedField('button', row.texts),
})

export const toAds = (rows: readonly AdRow[]): AdsByPosition =>
  Object.fromEntries(adPositions.map((position) => [position, rows.filter((row) => row.position === position).map(toAd)])) as AdsByPosition

export const toNewsView = (row: NewsRow): NewsItem => ({
  id: row.id,
  kind: row.kind,
  image: row.image,
  tint: row.tint,
  minutes: row.minutes,
  date: row.published_at.toISOString(),
  ...localizedField('title', row.texts),
  ...localizedField('excerpt', row.texts),
})

export const showStory = (row: NewsRow) => ({ ...toNewsView(row), ...localizedField('body', row.texts) })

export const toAnnouncement = (row: AnnouncementRow) => ({
  id: row.id,
  date: row.starts_at.toISOString(),
  serious: row.serious,
  ...localizedField('title', row.texts),
  ...localizedField('text', row.texts),
})
