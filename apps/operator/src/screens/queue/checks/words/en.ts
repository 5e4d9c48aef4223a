export const en = {
  title: 'Reconciliation',
  text: 'Every rule the books must satisfy, with any difference.',
  now: 'Check now',
  failed: 'Something went wrong. Try again.',
  none: 'No checks yet.',
  agree: 'The books balance.',
  disagree: 'The books don’t balance. Payouts are paused until someone explains why.',
  holds: 'Rule',
  state: 'Status',
  faulty: 'Entries with errors',
  difference: 'Difference',
  green: 'Passed',
  red: 'Failed',
  explained: 'Failed, explained',
  earlier: 'Earlier',
  explain: 'Explain',
  why: 'Why payouts can resume',
}

export type CheckWords = typeof en
