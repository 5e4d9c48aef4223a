export const en = {
  title: 'Profile',
  greetings: {
    morning: (name: string) => `Good morning, ${name}`,
    day: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  since: (month: string) => `With us since ${month}`,
  verified: 'E-mail verified',
  orders: 'Your orders',
  orderWays: { unpaid: 'To pay', to_ship: 'To ship', shipped: 'In transit', to_review: 'To review', refunds: 'Refunds' },
  seller: {
    none: { title: 'Open your own shop', text: 'Apply with a shop name and an identity document.', action: 'Become a seller' },
    applying: {
      title: 'Your shop is being reviewed',
      text: 'You get a notice as soon as it is decided.',
      action: 'See your application',
    },
    approved: {
      title: 'Your shop is open',
      text: 'Products, orders and refunds are waiting behind the counter.',
      action: 'Manage backend',
    },
    need_more: {
      title: 'We need something more',
      text: 'Mend what is marked and send it again; the rest stays as it is.',
      action: 'See what is needed',
    },
    rejected: {
      title: 'Your application was not approved',
      text: 'Change what was missing and send it again.',
      action: 'Edit and send again',
    },
    suspended: { title: 'Your shop is suspended', text: 'Write to us to find out what is needed.', action: 'Contact us' },
  },
  reason: 'Reason:',
  closing: (day: string) => `This account closes on ${day}.`,
  keep: 'Keep my account',
  kept: 'Your account stays',
  latest: 'Latest notices',
  shortcuts: 'Often used',
  notices: 'Notices',
  addresses: 'Addresses',
  devices: 'Devices',
  display: 'Language, currency, appearance',
  visitorTitle: 'Log in or create an account',
  visitorText: 'Orders, wallet, addresses and notices in one place.',
  help: 'Help and policies',
  openingConsole: 'Opening your shop’s console…',
}

export type ProfileWords = typeof en
