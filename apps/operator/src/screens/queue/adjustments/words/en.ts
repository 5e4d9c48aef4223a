export const en = {
  title: 'Adjustments',
  text: 'No balance is edited: one asks, another signs, and its owner reads why.',
  ask: 'Ask for one',
  none: 'Nothing was adjusted so far',
  states: { signed_once: 'Waits for a signature', made: 'Made', withdrawn: 'Withdrawn' },
  askedBy: ({ name, at }: { name: string; at: string }) => `Asked by ${name}, ${at}`,
  signedBy: ({ name, at }: { name: string; at: string }) => `signed by ${name}, ${at}`,
  sign: 'Sign',
  withdraw: 'Withdraw it',
  whose: 'Whose',
  accounts: { customer: 'A customer', shop: 'A shop' },
  direction: 'Direction',
  directions: { credit: 'gets', debit: 'gives back' },
  number: 'Number of the customer or shop',
  amount: 'Amount',
  reason: 'Reason, for the staff',
  forOwner: 'What the owner reads beside it',
}

export type AdjustmentWords = typeof en
