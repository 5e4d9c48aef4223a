export const en = {
  title: 'Affiliate',
  terms: (rate: string, most: string) =>
    `Earn ${rate}% of the first completed order of everyone who joins through these links, up to ${most} each.`,
  sums: (clicks: number, orders: number, commission: string) =>
    `${clicks} ${clicks === 1 ? 'click' : 'clicks'}, ${orders} ${orders === 1 ? 'order' : 'orders'}, ${commission} earned.`,
  one: (name: string) => `Link to ${name}`,
  columns: { product: 'Product', link: 'Link', clicks: 'Clicks', orders: 'Orders', commission: 'Commission' },
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Your browser blocked the copy.',
  empty: 'No links yet',
  emptyText: 'Every product on sale gets its own link.',
}

export type AffiliateWords = typeof en
