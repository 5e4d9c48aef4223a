import type { AffiliateWords } from './en.ts'

export const zhtw: AffiliateWords = {
  title: '推廣',
  terms: (rate, most) => `透過這些連結加入的人，每人首筆完成的訂單您可得 ${rate}%，每人最多 ${most}。`,
  sums: (clicks, orders, commission) => `點擊 ${clicks} 次，訂單 ${orders} 筆，已獲 ${commission}。`,
  one: (name) => `${name}的連結`,
  columns: { product: '商品', link: '連結', clicks: '點擊', orders: '訂單', commission: '佣金' },
  copy: '複製連結',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製。',
  empty: '還沒有連結',
  emptyText: '每件販售中的商品都有自己的連結。',
}
