import type { AnnouncementWords } from './en.ts'

export const jp: AnnouncementWords = {
  title: 'お知らせ',
  text: '期間中、モールの全ページの上に表示されます。',
  add: 'お知らせを書く',
  none: 'お知らせはありません',
  headline: '見出し',
  body: '本文',
  serious: '重要：目立たせる',
}
