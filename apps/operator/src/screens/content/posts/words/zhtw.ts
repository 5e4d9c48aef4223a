import type { PostWords } from './en.ts'

export const zhtw: PostWords = {
  title: '部落格文章',
  text: '商城部落格的內容。',
  add: '撰寫文章',
  none: '尚無文章',
  products: '相關商品編號，以逗號分隔',
  date: '日期',
  headline: '標題',
  excerpt: '摘要',
  body: '內文',
}
