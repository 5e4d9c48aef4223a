/** Where money is paid out to. */
export const en = {
  paymentText: 'Where withdrawals are paid out to. A change needs a code, and withdrawals rest for 24 hours after it.',
  paymentPaused: (when: string) => `Withdrawals rest until ${when}.`,
  wallets: 'Wallet addresses',
  bank: 'Bank account',
  bankName: 'Bank name',
  accountName: 'Account holder',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  now: (masked: string) => `Now: ${masked}`,
  remove: 'Remove',
  removing: 'Will be removed',
  keepIt: 'Keep it',
  walletWrong: 'This is not a wallet address',
  numberWrong: 'Letters, figures, spaces and dashes only',
  nothingTyped: 'Nothing is changed yet',
  codeBy: 'Send the code by',
  byEmail: 'E-mail',
  bySms: 'SMS',
  savePayment: 'Save payment settings',
  paymentSaved: 'Your payment settings are changed',
}

export type PayoutWords = typeof en
