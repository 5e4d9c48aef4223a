import { consoleEn } from '@plaza/console/words/en'

/** English, and the shape that every other language must fill. What a single screen says stands beside that screen. */
export const en = {
  common: {
    requestFailed: 'Something went wrong on our side. Please try again.',
    networkFailed: 'Check your connection and try again.',
  },
  console: consoleEn,
  screens: {
    pages: 'Pages',
    dashboard: 'Dashboard',
    orders: 'Orders',
    order: 'Order',
    refunds: 'Refund requests',
    refund: 'Refund request',
    products: 'Products',
    product: 'Product',
    stock: 'Stock',
    stockItem: 'Stock of a product',
    intakes: 'Stock-in',
    intake: 'Stock-in request',
    newIntake: 'New stock-in',
    reviews: 'Reviews',
    coupons: 'Coupons',
    coupon: 'Coupon',
  },
  roles: {
    owner: 'Owner',
    catalogue: 'Products',
    orders: 'Orders',
    finance: 'Finance',
    support: 'Support',
  },
  foot: {
    menu: 'Shop and settings',
    toMall: 'To the mall',
    appearance: 'Language and appearance',
    language: 'Language',
    theme: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    logOut: 'Log out',
    languageFailed: 'That language could not be loaded',
  },
  signIn: {
    title: 'Your shop’s console',
    text: 'Open it from the mall: log in there and choose “Manage backend”. You come in signed in.',
    ended: 'Your session here is over. Open the console again from the mall.',
    wrong: 'That link was used already, or its minute is over. Open the console again from the mall.',
    toMall: 'To the mall',
    opening: 'Opening your shop…',
  },
}

export type Words = typeof en
