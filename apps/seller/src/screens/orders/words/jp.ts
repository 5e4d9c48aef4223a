import type { OrderWords } from './en.ts'

export const jp: OrderWords = {
  title: '注文',
  order: (number) => `注文 ${number}`,
  tabs: {
    all: 'すべて',
    unpaid: '未払い',
    to_accept: '受付待ち',
    to_ship: '発送待ち',
    shipped: '発送済み',
    done: '完了',
    cancelled: 'キャンセル',
  },
  columns: {
    number: '注文',
    customer: 'お客様',
    pieces: '点数',
    total: '金額',
    status: '状態',
    next: '次の対応',
    placed: '注文日',
    payment: '支払い',
    way: '配送',
  },
  from: '開始日',
  to: '終了日',
  search: '注文番号・商品・氏名で検索',
  by: (day) => `${day} まで`,
  refundsOpen: (n) => `返金申請 ${n}件`,
  empty: '注文はありません',
  emptyText: '購入されるとここに表示されます。',
}
