import type { SumWords } from './en.ts'

export const zh: SumWords = {
  total: '订单金额',
  items: '商品金额',
  shop_discount: '店铺优惠',
  mall_discount: '商城优惠',
  delivery: '运费',
  delivery_discount: '运费优惠',
  tax: '税费',
  taxIncluded: '税费（已含）',
  pays: '买家支付',
  mallPays: '商城补贴',
  discount: '优惠',
  full: '全额退款',
}
