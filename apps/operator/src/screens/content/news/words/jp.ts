import type { NewsWords } from './en.ts'

export const jp: NewsWords = {
  title: 'ニュース',
  text: 'ニュースページのガイド、発表、読みもの。',
  add: 'ニュースを書く',
  none: 'ニュースはまだありません',
  kind: '種類',
  date: '日付',
  headline: '見出し',
  excerpt: '概要',
  body: '本文',
  kinds: {
    guide: 'ガイド',
    announcement: '発表',
    story: '読みもの',
  },
}
