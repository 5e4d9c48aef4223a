import type { StockWords } from './en.ts'

export const jp: StockWords = {
  title: '在庫',
  views: { all: 'すべて', low: '残りわずか' },
  columns: { product: '商品', left: '販売可能', onHand: '在庫数', reserved: '注文確保', sold: '販売済み', state: '状態' },
  low: '残りわずか',
  out: '売り切れ',
  enough: '十分',
  offSale: '販売停止中',
  search: '商品名または番号で検索',
  empty: '商品はまだありません',
  emptyText: '販売する商品の在庫をバリエーションごとに表示します。',
  intakes: '入庫申請',
  bringIn: '入庫を申請',
  movements: '在庫の動き',
  movement: { when: '日時', what: '内容', change: '在庫の増減', pieces: '点数', from: '元' },
  kinds: { received: '入庫', reserved: '注文確保', released: '確保解除', sold: '販売', returned: '返品', counted: '棚卸し' },
  noMovements: 'まだ動きはありません',
  noMovementsText: '入荷、販売、修正があるとここに表示されます。',
  intake: (id) => `入庫申請 ${id}`,
}
