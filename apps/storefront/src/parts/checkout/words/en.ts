export const en = {
  label: 'Orders awaiting payment',
  waits: 'Order awaiting payment',
  checking: 'We are checking a payment',
  left: (clock: string) => `${clock} left`,
  pay: 'Pay',
  look: 'Look',
  kept: 'Your order is saved. Top up, then come back to pay.',
  back: 'Back to the payment',
}

export type OpenPaymentWords = typeof en
