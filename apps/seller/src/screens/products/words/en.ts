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
    changes_wanted: 'Changes requested',
    rejected: 'Declined',
    live: 'On sale',
    off: 'Off sale',
    expired: 'Expired',
  },
  columns: {
    product: 'Product',
    price: 'Price',
    left: 'In stock',
    variants: 'Variants',
    state: 'Status',
    changed: 'Updated',
    code: 'Code',
    ends: 'Ends',
  },
  search: 'Search by name, number or code',
  beside: { draft: 'unsent changes', review: 'changes in review', changes_wanted: 'changes requested', rejected: 'changes declined' },
  from: (day: string) => `from ${day}`,
  empty: 'No products here',
  emptyText: 'New products start as drafts. Shoppers will see them once Plaza approves them.',
  send: 'Send for review',
  shelve: 'Put on sale',
  takeOff: 'Take off sale',
  copy: 'Duplicate',
  price: 'Change prices',
  done: (n: number) => plural('en', n, { one: '# product done', other: '# products done' }),
  some: (done: number, all: number) => `${done} of ${all} done. The rest can’t be changed as they are.`,
  priceTitle: 'Change prices',
  priceText: 'All variants of the selected products will change by this percentage right away.',
  percent: 'Percent, such as -10 or 5',
  apply: 'Change prices',
  close: 'Close',
  jumped: (n: number) =>
    plural('en', n, { one: '# price jumped. Plaza will review it.', other: '# prices jumped. Plaza will review them.' }),
}

export type ProductsWords = typeof en
