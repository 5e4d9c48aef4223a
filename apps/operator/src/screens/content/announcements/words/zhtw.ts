import type { AnnouncementWords } from './en.ts'

export const zhtw: AnnouncementWords = {
  title: '公告',
  text: '在設定時間內顯示於商城每個頁面頂端。',
  add: '撰寫公告',
  none: '尚無公告',
  headline: '標題',
  body: '內容',
  serious: '重要公告：醒目顯示',
}
