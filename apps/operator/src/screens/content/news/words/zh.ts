import type { NewsWords } from './en.ts'

export const zh: NewsWords = {
  title: '新闻',
  text: '商城新闻页上的指南、公告与故事。',
  add: '撰写新闻',
  none: '暂无新闻',
  kind: '类型',
  date: '日期',
  headline: '标题',
  excerpt: '摘要',
  body: '正文',
  kinds: {
    guide: '指南',
    announcement: '公告',
    story: '故事',
  },
}
