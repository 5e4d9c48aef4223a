import type { SumWords } from './en.ts'

export const jp: SumWords = {
  total: '注文金額',
  items: '商品',
  shop_discount: 'ショップの割引',
  mall_discount: 'モールの割引',
  delivery: '送料',
  delivery_discount: '送料の割引',
  tax: '税',
  taxIncluded: '税（込み）',
  pays: 'お客様の支払額',
  mallPays: 'モールの負担額',
  discount: '割引',
  full: '全額返金の場合',
}
