import type { OrderWords } from './en.ts'

export const zh: OrderWords = {
  title: '订单',
  order: (number) => `订单 ${number}`,
  tabs: { all: '全部', unpaid: '待付款', to_accept: '待接单', to_ship: '待发货', shipped: '已发货', done: '已完成', cancelled: '已取消' },
  columns: {
    number: '订单',
    customer: '买家',
    pieces: '件数',
    total: '金额',
    status: '状态',
    next: '下一步',
    placed: '下单时间',
    payment: '付款',
    way: '配送',
  },
  from: '起始日期',
  to: '截止日期',
  search: '按订单号、商品或姓名搜索',
  by: (day) => `${day} 前`,
  refundsOpen: (n) => `${n} 个退款申请`,
  empty: '这里没有订单',
  emptyText: '有人购买后会立即显示在这里。',
}
