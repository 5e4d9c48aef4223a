import type { AnnouncementWords } from './en.ts'

export const zh: AnnouncementWords = {
  title: '公告',
  text: '在设定时间内显示于商城每个页面顶部。',
  add: '撰写公告',
  none: '暂无公告',
  headline: '标题',
  body: '内容',
  serious: '重要公告：突出显示',
}
