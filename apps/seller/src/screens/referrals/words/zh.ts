import type { AffiliateWords } from './en.ts'

export const zh: AffiliateWords = {
  title: '推广',
  terms: (rate, most) => `通过这些链接加入的人，每人首个完成的订单您可得 ${rate}%，每人最多 ${most}。`,
  sums: (clicks, orders, commission) => `点击 ${clicks} 次，订单 ${orders} 个，已获 ${commission}。`,
  one: (name) => `${name}的链接`,
  columns: { product: '商品', link: '链接', clicks: '点击', orders: '订单', commission: '佣金' },
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '浏览器不允许复制。',
  empty: '还没有链接',
  emptyText: '每件在售商品都有自己的链接。',
}
