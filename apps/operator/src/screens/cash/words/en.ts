export const en = {
  title: 'Cash on delivery',
  text: 'The shop or its courier holds the cash. A sale counts once it’s reported. The cash belongs to the mall once it’s handed over.',
  views: { unreported: 'Not reported', kept: 'Not handed over', owed: 'Refunds owed', to_sign: 'To approve' },
  noneText: 'Entries appear here when a parcel with cash on delivery is handed over.',
  none: {
    unreported: 'Every shop has reported its cash',
    kept: 'All cash has been handed over',
    owed: 'No shop owes a refund',
    to_sign: 'Nothing to approve',
  },
  order: (number: string) => `Order ${number}`,
  refund: (number: string) => `Refund for order ${number}`,
  since: { order: (at: string) => `Since ${at}`, refund: (at: string) => `Owed since ${at}` },
  due: (at: string) => `due ${at}`,
  collected: 'Cash collected',
  refused: 'Buyer didn’t pay',
  remit: 'Record handover',
  advance: 'Pay on the shop’s behalf',
  about: {
    collected: 'The shop will owe its commission, and the buyer can request a refund.',
    refused: 'The order will end unpaid, and its stock will be available again. You can’t undo this.',
    remit:
      'The cash will first pay off what the shop owes, and the rest will go to its balance. From $1,000.00, a second person must approve.',
    advance: 'The mall will refund the buyer from its own money, and the shop will owe that amount. A second person must approve.',
  },
  reference: 'Transfer reference',
  reason: 'Reason for paying',
  reported: 'Reported',
  made: 'Recorded',
  waits: 'Awaiting second approval',
  asked: {
    remittance: ({ name, at }: { name: string; at: string }) => `Handover recorded by ${name}, ${at}:`,
    advance: ({ name, at }: { name: string; at: string }) => `Payment requested by ${name}, ${at}:`,
  },
  ownRequest: 'You recorded this. A second person must approve it.',
  sign: 'Approve',
  signed: 'Approved',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn',
}

export type CashWords = typeof en
