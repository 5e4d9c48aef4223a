export const en = {
  title: 'Brands',
  text: 'What products can be of. A brand of which there are products cannot be removed.',
  add: 'Add a brand',
  search: 'Search by name',
  none: 'There is no brand yet',
  name: 'Name',
  products: 'Products',
  words: 'Languages missing',
  description: 'Description',
  picture: 'Picture',
  save: 'Save',
  saved: 'Shoppers see it now',
  remove: 'Remove it',
  removed: 'Removed; its history brings it back',
  inUse: 'There are products of it',
}

export type BrandWords = typeof en
