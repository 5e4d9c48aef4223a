export const en = {
  label: 'Orders awaiting payment',
  waits: 'Order awaiting payment',
  checking: "We're checking a payment",
  left: (clock: string) => `${clock} left`,
  pay: 'Pay',
  look: 'View',
  kept: 'Your order is saved. Top up, then come back to pay.',
  back: 'Back to payment',
}

export type OpenPaymentWords = typeof en
