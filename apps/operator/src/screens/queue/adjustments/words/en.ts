export const en = {
  title: 'Adjustments',
  text: 'Balances are never edited. One person requests an adjustment, another approves it, and the owner sees why.',
  ask: 'Request adjustment',
  none: 'No adjustments yet',
  states: { signed_once: '1 of 2 signatures', made: 'Made', withdrawn: 'Withdrawn' },
  askedBy: ({ name, at }: { name: string; at: string }) => `Requested by ${name}, ${at}`,
  signedBy: ({ name, at }: { name: string; at: string }) => `approved by ${name}, ${at}`,
  withdrawnBy: ({ name, at }: { name: string; at: string }) => `withdrawn by ${name}, ${at}`,
  ownRequest: 'You requested this. A second person must approve it.',
  sign: 'Approve',
  withdraw: 'Withdraw',
  whose: 'Account of',
  accounts: { customer: 'A customer', shop: 'A shop' },
  direction: 'Type',
  directions: { credit: 'Credit', debit: 'Debit' },
  number: 'Customer or shop number',
  amount: 'Amount',
  reason: 'Internal reason',
  forOwner: 'Note to the owner',
}

export type AdjustmentWords = typeof en
