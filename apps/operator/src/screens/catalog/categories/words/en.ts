export const en = {
  title: 'Categories',
  text: 'Drag to reorder, or use the buttons or arrow keys. Categories in use can’t be removed.',
  add: 'Add category',
  addBelow: 'Add subcategory',
  change: 'Edit',
  up: 'Move up',
  down: 'Move down',
  name: 'Name',
  save: 'Save',
  saved: 'Saved. Shoppers can see it now.',
  remove: 'Remove category',
  removed: 'Removed',
  inUse: 'In use',
  missing: 'names missing',
  none: 'No categories yet',
  products: 'products',
}

export type CategoryWords = typeof en
