import type { OrderWords } from './en.ts'

export const zhtw: OrderWords = {
  title: '訂單',
  order: (number) => `訂單 ${number}`,
  tabs: { all: '全部', unpaid: '待付款', to_accept: '待接單', to_ship: '待出貨', shipped: '已出貨', done: '已完成', cancelled: '已取消' },
  columns: {
    number: '訂單',
    customer: '買家',
    pieces: '件數',
    total: '金額',
    status: '狀態',
    next: '下一步',
    placed: '下單時間',
    payment: '付款',
    way: '配送',
  },
  from: '起始日期',
  to: '截止日期',
  search: '依訂單編號、商品或姓名搜尋',
  by: (day) => `${day} 前`,
  refundsOpen: (n) => `${n} 個退款申請`,
  empty: '這裡沒有訂單',
  emptyText: '有人購買後會立即顯示在這裡。',
}
