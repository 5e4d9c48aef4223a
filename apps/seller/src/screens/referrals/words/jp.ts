import type { AffiliateWords } from './en.ts'

export const jp: AffiliateWords = {
  title: 'アフィリエイト',
  terms: (rate, most) =>
    `これらのリンクから登録した方の、最初に完了したご注文の${rate}%（お一人につき最大${most}）をお受け取りいただけます。`,
  sums: (clicks, orders, commission) => `クリック${clicks}回、注文${orders}件、獲得${commission}。`,
  one: (name) => `${name}のリンク`,
  columns: { product: '商品', link: 'リンク', clicks: 'クリック', orders: '注文', commission: '報酬' },
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  copyFailed: 'ブラウザがコピーを許可しませんでした。',
  empty: 'リンクはまだありません',
  emptyText: '販売中の商品には、それぞれリンクがあります。',
}
