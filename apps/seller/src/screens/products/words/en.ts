import { plural } from '@plaza/web/words'

export const en = {
  title: 'Products',
  add: 'Add product',
  import: 'Import',
  untitled: 'Untitled',
  states: {
    all: 'All',
    draft: 'Draft',
    review: 'In review',
    changes_wanted: 'Changes wanted',
    rejected: 'Refused',
    live: 'On sale',
    off: 'Off sale',
    expired: 'Expired',
  },
  columns: {
    product: 'Product',
    price: 'Price',
    left: 'In stock',
    variants: 'Variants',
    state: 'State',
    changed: 'Changed',
    code: 'Number',
    ends: 'Ends',
  },
  search: 'Search by name, number or code',
  beside: { draft: 'changes not sent', review: 'changes in review', changes_wanted: 'changes wanted', rejected: 'changes refused' },
  from: (day: string) => `from ${day}`,
  empty: 'No products here',
  emptyText: 'What you add is a draft first. Shoppers see it once the mall has agreed.',
  send: 'Send for review',
  shelve: 'Put on sale',
  takeOff: 'Take off sale',
  copy: 'Copy',
  price: 'Change prices',
  done: (n: number) => plural('en', n, { one: '# product done', other: '# products done' }),
  some: (done: number, all: number) => `${done} of ${all} done. The others cannot be, as they are.`,
  priceTitle: 'Change prices',
  priceText: 'Every variant of what you picked changes by this much, at once.',
  percent: 'Percent, such as -10 or 5',
  apply: 'Change prices',
  close: 'Close',
  jumped: (n: number) =>
    plural('en', n, { one: '# price jumped and is looked at by the mall.', other: '# prices jumped and are looked at by the mall.' }),
}

export type ProductsWords = typeof en
