import type { PolicyWords } from './en.ts'

export const zhtw: PolicyWords = {
  all: '全部政策',
  names: { terms: '服務條款', return: '退貨政策', privacy: '隱私權政策', user: '使用者協議', support: '協助與支援', about_us: '關於我們' },
  version: (version, since) => `第${version}版，自${since}起生效`,
  past: (since) => `這是較早的版本。新版本自${since}起生效。`,
  toNewest: '查看現行版本',
  compare: '與現行版本比較',
  differs: '現行版本的不同之處',
  noDifference: '兩個版本內容相同。',
  went: '已刪除：',
  came: '新增：',
  figures: '文字為當時的內容，其中的數字為現行設定。',
  changed: '變更內容',
  contents: '目錄',
  versions: '各個版本',
  document: 'Word 文件',
  print: '列印',
  ownData: '我的資料與帳號',
  notWritten: '商城尚未撰寫此頁面。如有疑問，請聯絡客服。',
}
