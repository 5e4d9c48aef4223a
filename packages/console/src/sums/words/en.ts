export const en = {
  total: 'Order total',
  items: 'Items',
  shop_discount: 'Shop discount',
  mall_discount: 'Marketplace discount',
  delivery: 'Delivery',
  delivery_discount: 'Delivery discount',
  tax: 'Tax',
  taxIncluded: 'Tax (included)',
  pays: 'Customer pays',
  mallPays: 'Marketplace adds',
  discount: 'Discount',
  full: 'Full refund',
}

export type SumWords = typeof en
