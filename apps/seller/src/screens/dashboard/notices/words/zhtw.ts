import type { NoticeWords } from './en.ts'

export const zhtw: NoticeWords = {
  title: '通知',
  views: { all: '全部', unread: '未讀' },
  waiting: '目前待辦',
  waits: {
    orders: (n) => `${n} 筆訂單待出貨`,
    refunds: (n) => `${n} 筆退款待處理`,
    chats: (n) => `${n} 則未讀訊息`,
    low_stock: (n) => `${n} 個規格庫存不足`,
  },
  unread: '未讀',
  markOne: (title) => `標為已讀：${title}`,
  markAll: '全部標為已讀',
  allRead: '通知已全部標為已讀',
  statuses: { [-1]: '未通過', 0: '審核中', 1: '已完成' },
  reason: '原因：',
  empty: { all: '還沒有通知', unread: '沒有未讀通知' },
  emptyText: '退款、庫存不足以及平台的決定會顯示在這裡。',
}
