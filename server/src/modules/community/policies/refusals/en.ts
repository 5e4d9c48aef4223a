import type { RefusalWords } from './refusal-words.ts'

export const en: RefusalWords = {
  title: 'What {shop_name} refuses to do',
  lead: 'A mall that holds other people’s money has to be hard to abuse, by its own staff too. These nine things are not promises: the program cannot do them.',
  check: 'Check it:',
  refusals: [
    [
      'A seller never pays in order to sell. Accepting, sending or stocking an order costs a shop nothing.',
      'the list of everything that can be asked of the mall is public, and none of it takes money from a shop for an order. What a shop pays is the commission of {commission_percent} %, once its sale is completed.',
      'All calls',
    ],
    [
      'Nobody can make up orders, reviews, ratings, followers, sold counts, balances or earnings. Each is counted from something that happened.',
      'try to review something that you did not buy: only an order that you received opens the form. Numbers of a demo say that they are of a demo.',
      'Your purchases',
    ],
    [
      'A withdrawal ends in one of three ways: it is paid, it fails with a reason, or it is cancelled. Its fee comes out of the amount, and nothing ever has to be paid in first.',
      'before you confirm a withdrawal you see amount, fee and what arrives, and there is no field for a deposit, a tax or a margin.',
      'Withdraw',
    ],
    [
      'Money is held back only under a rule, with its amount, the day on which the hold ends, and a way to object.',
      'in your wallet each amount on hold says why it is held and until when.',
      'Wallet',
    ],
    [
      'No member of staff can edit a balance. There is only a correction that two people sign, and you can read it.',
      'a correction stands among your transactions, with its reason in words.',
      'Transactions',
    ],
    [
      'A reward for an invitation reaches one level, for a friend’s first completed order, and never for bringing in more people.',
      'your invitations list each person whom you invited yourself, and nobody whom they invited.',
      'Invitations',
    ],
    [
      '“Only 3 left”, time that runs out, crossed-out prices and “sold” are true. A crossed-out price is the lowest of the 30 days before.',
      'the number that is left falls when somebody buys, and a product that was never dearer has no crossed-out price.',
      'Price drops',
    ],
    [
      'Identity papers and proofs of payment are private and encrypted. Only the reviewing staff see them, under a watermark; every look is on record, and they are deleted when their time is over.',
      'the address of such a picture opens for nobody but you and the reviewing staff, and only for minutes.',
      'Privacy policy',
    ],
    [
      'You can take all your data away and close your account by yourself, without asking anybody.',
      'both are in your settings: one press each, and a text that says what happens.',
      'My data',
    ],
  ],
}
