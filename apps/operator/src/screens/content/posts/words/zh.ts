import type { PostWords } from './en.ts'

export const zh: PostWords = {
  title: '博客文章',
  text: '商城博客的内容。',
  add: '撰写文章',
  none: '暂无文章',
  products: '相关商品编号，以逗号分隔',
  date: '日期',
  headline: '标题',
  excerpt: '摘要',
  body: '正文',
}
