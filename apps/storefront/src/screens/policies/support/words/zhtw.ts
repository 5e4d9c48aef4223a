import type { SupportWords } from './en.ts'

export const zhtw: SupportWords = {
  search: '搜尋解答',
  found: '找到的內容',
  noneFound: '沒有找到相關內容，請在下方聯絡我們。',
  ways: '聯絡我們',
  chat: '線上聊天',
  write: '提交支援單',
  elsewhere: '外部客服',
  leaves: (host) => `此連結會離開商城，前往 ${host}。請勿在那裡透露密碼或驗證碼。`,
  widget: '客服聊天',
  kept: '我們的承諾與履行',
  keptText: '統計最近 28 天：準時完成的比例。',
  span: (promised, standard) => `承諾 ${promised}，通常 ${standard}`,
  kinds: {
    '100': '開店申請',
    '200': '商品審核',
    '300': '入庫',
    '400': '提領',
    '500': '儲值',
    refund: '退款',
    report: '檢舉',
    talk: '聊天檢舉',
    data: '個人資料請求',
    ticket: '支援單回覆',
  },
}
