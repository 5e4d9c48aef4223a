import type { NoticeWords } from './en.ts'

export const zh: NoticeWords = {
  title: '通知',
  views: { all: '全部', unread: '未读' },
  waiting: '当前待办',
  waits: {
    orders: (n) => `${n} 个订单待发货`,
    refunds: (n) => `${n} 个退款待处理`,
    chats: (n) => `${n} 条未读消息`,
    low_stock: (n) => `${n} 个规格库存不足`,
  },
  unread: '未读',
  markOne: (title) => `标为已读：${title}`,
  markAll: '全部标为已读',
  allRead: '通知已全部标为已读',
  statuses: { [-1]: '未通过', 0: '审核中', 1: '已完成' },
  reason: '原因：',
  empty: { all: '还没有通知', unread: '没有未读通知' },
  emptyText: '退款、库存不足以及平台的决定会显示在这里。',
}
