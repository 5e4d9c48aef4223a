export const en = {
  title: 'Brands',
  text: 'The brands sellers can choose from. Brands in use can’t be removed.',
  add: 'Add brand',
  search: 'Search by name',
  none: 'No brands yet',
  name: 'Name',
  products: 'Products',
  words: 'Missing languages',
  description: 'Description',
  picture: 'Picture',
  save: 'Save',
  saved: 'Saved. Shoppers can see it now.',
  remove: 'Remove brand',
  removed: 'Removed. You can restore it from its change history.',
  inUse: 'In use by products',
}

export type BrandWords = typeof en
