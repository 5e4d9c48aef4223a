export const en = {
  title: 'Checks of the books',
  text: 'Every rule that the books keep, green or red with its difference.',
  now: 'Check now',
  failed: 'That did not work. Try again.',
  none: 'Nothing was checked so far.',
  agree: 'The books agree.',
  disagree: 'The books do not agree: payouts are stopped until somebody says why.',
  holds: 'What must hold',
  state: 'State',
  rows: 'Rows',
  difference: 'Difference',
  green: 'Green',
  red: 'Red',
  explained: 'Red, explained',
  earlier: 'Earlier',
  explain: 'Explain',
  why: 'Why payouts may go on',
}

export type CheckWords = typeof en
