import type { StockWords } from './en.ts'

export const zhtw: StockWords = {
  title: '庫存',
  views: { all: '全部', low: '庫存不足' },
  columns: { product: '商品', left: '可售', onHand: '在庫', reserved: '訂單保留', sold: '已售', state: '狀態' },
  low: '不足',
  out: '售完',
  enough: '充足',
  offSale: '未上架',
  search: '依商品名稱或編號搜尋',
  empty: '還沒有商品',
  emptyText: '您銷售的每個規格都會在這裡計數。',
  intakes: '入庫申請',
  bringIn: '申請入庫',
  movements: '庫存異動',
  movement: { when: '時間', what: '類型', change: '在庫變化', pieces: '件數', from: '來源' },
  kinds: { received: '入庫', reserved: '訂單保留', released: '釋出', sold: '售出', returned: '退回', counted: '盤點' },
  noMovements: '尚無異動',
  noMovementsText: '庫存入庫、售出或更正後，異動會顯示在這裡。',
  intake: (id) => `入庫申請 ${id}`,
}
