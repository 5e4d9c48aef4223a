export const en = {
  title: 'Languages',
  text: 'The languages that shoppers choose from. English always can be chosen.',
  change: 'Change',
  name: 'Name',
  offered: 'Shoppers can choose it',
  rests: 'Not offered',
  save: 'Save',
  saved: 'Shoppers see it now',
}

export type LanguageWords = typeof en
