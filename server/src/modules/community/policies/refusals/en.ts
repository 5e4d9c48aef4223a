import type { RefusalWords } from './refusal-words.ts'

export const en: RefusalWords = {
  title: 'What {shop_name} refuses to do',
  lead: 'We hold other people’s money, so we must be hard to abuse, even by our own staff. These nine points are not promises: our software can’t do them.',
  check: 'Check it yourself:',
  refusals: [
    [
      'A seller never pays to sell. Accepting, shipping or stocking an order costs a shop nothing.',
      'the list of everything our servers can do is public, and nothing on it charges a shop for an order. A shop pays only the commission of {commission_percent} %, once the sale is completed.',
      'All calls',
    ],
    [
      'Nobody can make up orders, reviews, ratings, followers, sold counts, balances or earnings. Each one comes from something that really happened.',
      'try to review something you didn’t buy: only an order you received opens the form. Demo numbers are marked as demo.',
      'Your purchases',
    ],
    [
      'A withdrawal ends in one of three ways: it is paid, it fails with a reason, or it is cancelled. The fee comes out of the amount, and you never have to pay anything in first.',
      'before you confirm a withdrawal, you see the amount, the fee and what you’ll receive. There is no field for a deposit, a tax or a margin.',
      'Withdraw',
    ],
    [
      'We hold money back only under a rule. You see the amount, the day the hold ends and a way to object.',
      'in your wallet, each amount on hold shows why it is held and until when.',
      'Wallet',
    ],
    [
      'Nobody on our staff can edit a balance. They can only make a correction that two people sign and you can read.',
      'each correction appears in your transactions, with its reason.',
      'Transactions',
    ],
    [
      'An invitation reward covers one level only: a friend’s first completed order. It never rewards you for bringing in more people.',
      'your invitations list everyone you invited yourself, and nobody they invited.',
      'Invitations',
    ],
    [
      '“Only 3 left”, countdowns, crossed-out prices and “sold” are true. A crossed-out price is the lowest of the previous 30 days.',
      'the number left falls when someone buys, and a product that never cost more has no crossed-out price.',
      'Price drops',
    ],
    [
      'Identity documents and payment proofs are private and encrypted. Only the reviewing staff see them, under a watermark. Every view is recorded, and we delete them when their time is up.',
      'the link to such a picture opens only for you and the reviewing staff, and only for minutes.',
      'Privacy policy',
    ],
    [
      'You can download all your data and close your account yourself, without asking anyone.',
      'both are in your settings: one tap each, with a text that explains what will happen.',
      'My data',
    ],
  ],
}
