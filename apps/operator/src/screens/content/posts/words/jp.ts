import type { PostWords } from './en.ts'

export const jp: PostWords = {
  title: 'ブログ記事',
  text: 'モールのブログに載る記事。',
  add: '記事を書く',
  none: '記事はまだありません',
  products: '紹介する商品番号（カンマ区切り）',
  date: '日付',
  headline: '見出し',
  excerpt: '概要',
  body: '本文',
}
