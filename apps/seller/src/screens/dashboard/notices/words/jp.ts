import type { NoticeWords } from './en.ts'

export const jp: NoticeWords = {
  title: 'お知らせ',
  views: { all: 'すべて', unread: '未読' },
  waiting: '対応待ち',
  waits: {
    orders: (n) => `発送待ちの注文${n}件`,
    refunds: (n) => `返答待ちの返金${n}件`,
    chats: (n) => `未読のメッセージ${n}件`,
    low_stock: (n) => `残りわずかの品${n}件`,
  },
  unread: '未読',
  markOne: (title) => `既読にする：${title}`,
  markAll: 'すべて既読にする',
  allRead: 'すべて既読にしました',
  statuses: { [-1]: '不承認', 0: '審査中', 1: '完了' },
  reason: '理由：',
  empty: { all: 'お知らせはまだありません', unread: 'すべて既読です' },
  emptyText: '返金、在庫の不足、モールの決定をここでお知らせします。',
}
