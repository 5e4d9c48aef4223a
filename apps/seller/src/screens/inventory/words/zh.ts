import type { StockWords } from './en.ts'

export const zh: StockWords = {
  title: '库存',
  views: { all: '全部', low: '库存不足' },
  columns: { product: '商品', left: '可售', onHand: '在库', reserved: '订单占用', sold: '已售', state: '状态' },
  low: '不足',
  out: '售罄',
  enough: '充足',
  offSale: '未上架',
  search: '按商品名称或编号搜索',
  empty: '还没有商品',
  emptyText: '您销售的每个规格都会在这里计数。',
  intakes: '入库申请',
  bringIn: '申请入库',
  movements: '库存变动',
  movement: { when: '时间', what: '类型', change: '在库变化', pieces: '件数', from: '来源' },
  kinds: { received: '入库', reserved: '订单占用', released: '释放', sold: '售出', returned: '退回', counted: '盘点' },
  noMovements: '暂无变动',
  noMovementsText: '库存入库、售出或更正后，变动会显示在这里。',
  intake: (id) => `入库申请 ${id}`,
}
