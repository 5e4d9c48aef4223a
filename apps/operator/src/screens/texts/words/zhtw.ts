import type { TextsWords } from './en.ts'

export const zhtw: TextsWords = {
  title: '文案與訊息',
  text: '商城拒絕時的提示與通知內容。缺漏的在前，其次是英文已變更而未跟上的。',
  views: {
    all: '全部',
    missing: '缺漏',
    stale: '待更新',
    own: '已變更',
  },
  search: '搜尋文案',
  none: '沒有此類文案',
  noneText: '選擇「全部」可查看所有文字。',
  key: '鍵',
  about: {
    message: '拒絕提示',
    notice: '通知',
  },
  stale: '英文已變更',
  fits: '仍然合適',
  filledIn: (names: string) => `會填入：${names}`,
  empty: '留空則還原原文',
  save: '儲存',
  saved: '現已生效',
  take: '匯出表格',
  bring: '匯入表格',
  bringTitle: '表格將變更的內容',
  nothingChanges: '與現有內容相同',
  unknown: (keys: string) => `未知，已略過：${keys}`,
  notTaken: (keys: string) => `未寫入：${keys}`,
  noTable: '這不是文案表：需要 key、en、zh、zhtw、es、jp、th 各欄',
  write: '寫入',
}
