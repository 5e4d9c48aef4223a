import type { NewsWords } from './en.ts'

export const zhtw: NewsWords = {
  title: '新聞',
  text: '商城新聞頁上的指南、公告與故事。',
  add: '撰寫新聞',
  none: '尚無新聞',
  kind: '類型',
  date: '日期',
  headline: '標題',
  excerpt: '摘要',
  body: '內文',
  kinds: {
    guide: '指南',
    announcement: '公告',
    story: '故事',
  },
}
