export const en = {
  title: 'Languages',
  text: 'The languages shoppers can choose. English is always available.',
  change: 'Edit',
  name: 'Name',
  offered: 'Shoppers can choose this language',
  rests: 'Not offered',
  save: 'Save',
  saved: 'Saved. Shoppers can see it now.',
}

export type LanguageWords = typeof en
