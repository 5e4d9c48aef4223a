import { shownIn } from './row.ts'

const screens = 'apps/storefront/src/screens'
const account = `${screens}/account/account-screen.test.tsx`
const seventeen = 'at %i a seller is one tap from each of the seventeen places, and all of them are there'
const modules = 'server/src/modules'

/** Section 2: the account menu, all seventeen entries of it, and the words of the navigation. */
export const menuRows = shownIn(account, [
  ['my account', seventeen, "'My account'"],
  ['contact information', seventeen, "'Contact information'"],
  ['contact us', seventeen, "'Contact us'"],
  ['dashboard', seventeen, "'Dashboard'"],
  ['about us', seventeen, "'About us'"],
  ['purchase history', seventeen, "'Purchase history'"],
  ['refund request sent', seventeen, "'Refund requests sent'"],
  ['my wallet', seventeen, "'My wallet'"],
  ['affiliate', seventeen, "'Affiliate'"],
  ['product', seventeen, "'Products'"],
  ['order', seventeen, "'Orders'"],
  ['refund request received', seventeen, "'Refund requests received'"],
  ['support ticket', seventeen, "'Support ticket'"],
  ['configuration profile', seventeen, "'Profile and settings'"],
  ['store settings', seventeen, "'Store settings'"],
  ['become a seller', seventeen, "'Become a seller'"],
  ['manage backend', seventeen, "'Manage backend'"],
  [
    'sales amount, current month, last month, total',
    'a seller sees the four numbers of the shop, what waits there, and the way to its console',
    'Last month$15250.00',
  ],
  ['there is no permission to access the current page', 'a place of sellers is shut to who is none', 'permission'],
  ['a state of applying, shown as an applying message', 'who applied sees that it is being reviewed', 'applying'],
])

/** Sections 3 to 6: what things have, what becomes of them, what is asked of what people type, and who may do what. */
export const ruleRows = [
  ...shownIn(`${modules}/identity/accounts/sign-in/login.test.ts`, [
    [
      'login response: access-token, user, seller_url, card.count, message_unread_count',
      'Mali is known, whatever the case of her address, and her seller card says that she is none',
      'access-token',
    ],
    [
      'the seller link is the site address with its host rewritten to a seller subdomain',
      'a seller is told where the console is, an applicant that the shop is looked at',
      'seller_url',
    ],
  ]),
  ...shownIn(`${modules}/foundation/notifications/notices.test.ts`, [
    ['notices by kind, read or unread', 'by kind, or only what is unread', 'unread'],
    ['marking notices read clears the flag', 'one is read, then all; reading twice changes nothing', 'message_unread_count'],
  ]),
  ...shownIn(`${modules}/foundation/settings/settings.test.ts`, [
    [
      'currency item: code, symbol, rate; static and list',
      'eight currencies, the base one first at rate 1, rates without idle zeros',
      'rate',
    ],
    ['wallet list item: name, code', 'wallets say the least they take, in their own asset', 'getWallets'],
  ]),
  ...shownIn(`${modules}/payments/wallet/recharge/recharge.test.ts`, [
    [
      'a recharge: charged amount, actual amount credited, TXID, certificate, state',
      'is submitted with its promise, seen by two of the staff, credited once, and read in the statement',
      'credited',
    ],
    ['a unique transaction id', 'of a transaction that was claimed is refused, however it is spelt, and beside its field', '2000028'],
    ['a limit on recharge submissions in 24 hours', 'is one of five in 24 hours, and says when the next is free', '2000030'],
  ]),
  ...shownIn(`${screens}/wallet/records/records-view.test.tsx`, [
    [
      'wallet record states',
      'each recharge says how it stands; pressed, it tells the id, what was credited and why it failed',
      'nder review',
    ],
  ]),
  ...shownIn('e2e/journeys/orders.spec.ts', [
    [
      'order statuses by label: to be shipped, in transit, receipt confirmed',
      'an order is followed from the payment to the door, and one asks for a refund until the day that it says',
      'Receipt confirmed',
    ],
  ]),
  ...shownIn(`${modules}/customer/orders/moving-orders.test.ts`, [
    [
      'order actions: cancel, complete; cancelling is refused once the order has shipped',
      '%s: what is offered is done, and nothing else',
      '2000033',
    ],
  ]),
  ...shownIn(`${modules}/community/reviews/buyers-reviews.test.ts`, [
    ['order action: comment', 'changes it once: the average moves by the difference', 'writeReview'],
  ]),
  ...shownIn(`${modules}/orders/cart/cart.test.ts`, [
    ['add to cart returns items_count', 'refuses what there is not, not any more, not that often, and not so many of', 'addToCart'],
  ]),
  ...shownIn('packages/values/src/languages.test.ts', [
    ['localized fields fall back to English', 'falls back to English where it is missing, empty or null', 'localized(bread'],
  ]),
  ...shownIn(`${screens}/sign-in/sign-in-screen.test.tsx`, [
    [
      'password must contain at least {minLength} characters',
      'what is wrong with a new account is said beside each field, and nothing typed is lost',
      'At least',
    ],
    [
      'password and confirmation must match',
      'what is wrong with a new account is said beside each field, and nothing typed is lost',
      'inconsistent',
    ],
    [
      'Please agree and check our terms and conditions',
      'what is wrong with a new account is said beside each field, and nothing typed is lost',
    ],
  ]),
  ...shownIn(`${modules}/seller/application/applications.test.ts`, [
    ['the shop name accepts English names only', 'with %j is refused beside the field', 'Läden'],
    [
      'shop: store name, contact person, front and back of an identity document, address',
      'needs two pictures, and somebody whose e-mail is verified',
      'id_',
    ],
  ]),
  ...shownIn('server/test/who-may-do-what.test.ts', [
    [
      'visitor, customer and seller each may what is theirs',
      '$name by its $field: nobody else gets at it, or learns that it is there',
      'mayNot',
    ],
  ]),
  ...shownIn('e2e/journeys/account-profile.spec.ts', [
    [
      'logout clears all local storage and relaunches at home',
      'logging out leaves nothing of the person behind, and keeps how the shop was chosen',
      'access-token',
    ],
  ]),
  ...shownIn('apps/storefront/src/shell/shell.test.tsx', [
    ['the app starts only when the currency result is truthy', 'the shop says that it cannot be reached, and starts once it can', 'static'],
  ]),
]

/** Section 9 of the specification: business constants and limits, each with a test. */
export const constantRows = [
  ...shownIn('packages/values/src/display.test.ts', [
    ['price display: amount times rate, two decimals, with the symbol', '%s in %s at %s is %s', '฿365.00'],
    ['an empty amount shows the symbol plus 0.00', 'an empty amount (%j) is the symbol and 0.00, in yen too', '$0.00'],
    ['fixed-number helper', '%s rounded to three and cut to two is %s', 'fixed'],
    ['rate format: value divided by 100, two decimals', 'the rate %s reads %s', 'formatRate'],
    ['phone format: a leading 66 becomes 0', 'the phone %s reads %s', 'formatPhone'],
    ['quantity label: x followed by the number', 'a quantity of %d reads %s', 'formatQuantity'],
  ]),
  ...shownIn('packages/values/src/exact.test.ts', [['exact-decimal arithmetic', 'a tenth and two tenths are three tenths', 'exact']]),
  ...shownIn('packages/design/src/show/toasts.test.ts', [['toast on API errors: 3 s; default toast: 2 s', '%s stays %i ms', '3000']]),
  ...shownIn('packages/client/src/loading.test.ts', [
    ['loading flag reset: 2 s after the end of a request', 'it is up during a request and for exactly two seconds after', '1999'],
  ]),
  ...shownIn('apps/storefront/src/screens/checkout/shipment-and-delivery.test.tsx', [
    ['text area maximum 140 characters', 'a note to the seller is counted, kept, and no longer than 140 characters', '140'],
  ]),
  ...shownIn('apps/storefront/src/screens/cart/cart-screen.test.tsx', [
    ['number box minimum 1', 'nobody takes fewer than one nor more than are left, typed or by arrows', '1'],
  ]),
]
