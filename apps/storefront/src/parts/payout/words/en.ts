export const en = {
  paymentText: "We'll send your withdrawals here. You'll need a code to make changes, and withdrawals are then paused for 24 hours.",
  paymentPaused: (when: string) => `Withdrawals are paused until ${when}.`,
  wallets: 'Wallet addresses',
  bank: 'Bank account',
  bankName: 'Bank name',
  accountName: 'Account holder',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  now: (masked: string) => `Current: ${masked}`,
  remove: 'Remove',
  removing: 'Will be removed',
  keepIt: 'Keep it',
  walletWrong: "This isn't a valid wallet address",
  numberWrong: 'Use letters, numbers, spaces and dashes only',
  nothingTyped: 'No changes yet',
  codeBy: 'Send code by',
  byEmail: 'E-mail',
  bySms: 'SMS',
  savePayment: 'Save payment settings',
  paymentSaved: 'Payment settings saved',
}

export type PayoutWords = typeof en
