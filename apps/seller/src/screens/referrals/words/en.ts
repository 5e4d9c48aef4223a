export const en = {
  title: 'Affiliate',
  terms: (rate: string, most: string) =>
    `You get ${rate}% of the first completed order of everybody who joins by one of these links, at most ${most} each.`,
  sums: (clicks: number, orders: number, commission: string) =>
    `${clicks} ${clicks === 1 ? 'click' : 'clicks'}, ${orders} ${orders === 1 ? 'order' : 'orders'}, ${commission} earned.`,
  one: (name: string) => `The link to ${name}`,
  columns: { product: 'Product', link: 'Link', clicks: 'Clicks', orders: 'Orders', commission: 'Commission' },
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'The browser did not let us copy.',
  empty: 'No links yet',
  emptyText: 'Every product that is on sale has a link of its own.',
}

export type AffiliateWords = typeof en
