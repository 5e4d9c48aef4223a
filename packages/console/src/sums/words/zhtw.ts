import type { SumWords } from './en.ts'

export const zhtw: SumWords = {
  total: '訂單金額',
  items: '商品金額',
  shop_discount: '店鋪折扣',
  mall_discount: '商城折扣',
  delivery: '運費',
  delivery_discount: '運費折扣',
  tax: '稅金',
  taxIncluded: '稅金（已含）',
  pays: '買家支付',
  mallPays: '商城補貼',
  discount: '折扣',
  full: '全額退款',
}
