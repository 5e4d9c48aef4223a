export const en = {
  title: 'Categories',
  text: 'Arrange them by dragging, by the buttons, or with the arrow keys. What anything stands in cannot be removed.',
  add: 'Add a category',
  addBelow: 'Add below',
  change: 'Change',
  up: 'Move up',
  down: 'Move down',
  name: 'Name',
  save: 'Save',
  saved: 'Shoppers see it now',
  remove: 'Remove it',
  removed: 'Removed',
  inUse: 'Something stands in it',
  missing: 'names missing',
  none: 'There is no category yet',
  products: 'products',
}

export type CategoryWords = typeof en
