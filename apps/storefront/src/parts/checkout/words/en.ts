export const en = {
  label: 'Orders that wait for their payment',
  waits: 'An order waits for its payment',
  checking: 'We are checking a payment',
  left: (clock: string) => `${clock} left`,
  pay: 'Pay',
  look: 'Look',
  kept: 'What you are buying is kept as it is. Once there is enough in your wallet, go on paying.',
  back: 'Back to the payment',
}

export type OpenPaymentWords = typeof en
