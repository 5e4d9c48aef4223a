import { shownIn } from './row.ts'

const screens = 'apps/storefront/src/screens'
const account = `${screens}/account/account-screen.test.tsx`
const seventeen = 'at %i px a seller is one tap from each of the seventeen screens, and all of them exist'
const modules = 'server/src/modules'

/** Section 2 of the specification: the account menu with all seventeen entries, and the texts of the navigation. */
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
    'a seller sees the shop’s four figures, its to-dos and the link to its console',
    'Last month$15250.00',
  ],
  ['there is no permission to access the current page', 'a page for sellers is closed to other users', 'permission'],
  ['a state of applying, shown as an applying message', 'an applicant sees that the application is under review', 'applying'],
])

/** Sections 3 to 6 of the specification: fields of records, their states, validation of input, and permissions. */
export const ruleRows = [
  ...shownIn(`${modules}/identity/accounts/sign-in/login.test.ts`, [
    [
      'login response: access-token, user, seller_url, card.count, message_unread_count',
      'accepts the email in any case, and Mali’s seller card shows that she has no shop',
      'access-token',
    ],
    [
      'the seller link is the site address with its host rewritten to a seller subdomain',
      'a seller gets the console URL, an applicant the state under review',
      'seller_url',
    ],
  ]),
  ...shownIn(`${modules}/foundation/notifications/notices.test.ts`, [
    ['notices by kind, read or unread', 'filters by kind or by unread', 'unread'],
    ['marking notices read clears the flag', 'marks one as read, then all; repeating it changes nothing', 'message_unread_count'],
  ]),
  ...shownIn(`${modules}/foundation/settings/settings.test.ts`, [
    [
      'currency item: code, symbol, rate; static and list',
      'lists eight currencies, the base currency first with rate 1, rates without trailing zeros',
      'rate',
    ],
    ['wallet list item: name, code', 'wallets have their minimum amount in their own asset', 'getWallets'],
  ]),
  ...shownIn(`${modules}/payments/wallet/recharge/recharge.test.ts`, [
    [
      'a recharge: charged amount, actual amount credited, TXID, certificate, state',
      'is submitted with its terms, reviewed by two staff members, credited once and listed in the statement',
      'credited',
    ],
    ['a unique transaction id', 'with an already claimed transaction id in any spelling is refused with a field error', '2000028'],
    ['a limit on recharge submissions in 24 hours', 'allows five in 24 hours, and says when the next is allowed', '2000030'],
  ]),
  ...shownIn(`${screens}/wallet/records/records-view.test.tsx`, [
    [
      'wallet record states',
      'each recharge shows its state; its receipt shows id, credited amount and the reason of a failure',
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
      '%s: every offered action succeeds, and no other',
      '2000033',
    ],
  ]),
  ...shownIn(`${modules}/community/reviews/buyers-reviews.test.ts`, [
    ['order action: comment', 'changes a rating once: the average moves by the difference', 'writeReview'],
  ]),
  ...shownIn(`${modules}/orders/cart/cart.test.ts`, [
    [
      'add to cart returns items_count',
      'rejects an unknown or unavailable product, a missing variant, too many pieces or an invalid quantity',
      'addToCart',
    ],
  ]),
  ...shownIn('packages/values/src/languages.test.ts', [
    ['localized fields fall back to English', 'falls back to English where it is missing, empty or null', 'localized(bread'],
  ]),
  ...shownIn(`${screens}/sign-in/sign-in-screen.test.tsx`, [
    [
      'password must contain at least {minLength} characters',
      'registration errors show at their fields, and the typed input stays',
      'At least',
    ],
    ['password and confirmation must match', 'registration errors show at their fields, and the typed input stays', 'inconsistent'],
    ['Please agree and check our terms and conditions', 'registration errors show at their fields, and the typed input stays'],
  ]),
  ...shownIn(`${modules}/seller/application/applications.test.ts`, [
    ['the shop name accepts English names only', 'with %j is refused with a field error', 'Läden'],
    [
      'shop: store name, contact person, front and back of an identity document, address',
      'requires two different pictures and a verified email',
      'id_',
    ],
  ]),
  ...shownIn('server/test/who-may-do-what.test.ts', [
    [
      'visitor, customer and seller each may what is theirs',
      '$name by its $field: other users cannot access it or learn that it exists',
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
    [
      'the app starts only when the currency result is truthy',
      'the app shows that the mall is unreachable, and starts once it responds',
      'static',
    ],
  ]),
]

/** Section 9 of the specification: business constants and limits, each with a test. */
export const constantRows = [
  ...shownIn('packages/values/src/display.test.ts', [
    ['price display: amount times rate, two decimals, with the symbol', '%s in %s at %s is %s', '฿365.00'],
    ['an empty amount shows the symbol plus 0.00', 'an empty amount (%j) is the symbol and 0.00, also in yen', '$0.00'],
    ['fixed-number helper', '%s rounded to three decimals and truncated to two is %s', 'fixed'],
    ['rate format: value divided by 100, two decimals', 'formats the rate %s as %s', 'formatRate'],
    ['phone format: a leading 66 becomes 0', 'formats the phone number %s as %s', 'formatPhone'],
    ['quantity label: x followed by the number', 'formats a quantity of %d as %s', 'formatQuantity'],
  ]),
  ...shownIn('packages/values/src/exact.test.ts', [['exact-decimal arithmetic', '0.1 plus 0.2 is 0.3', 'exact']]),
  ...shownIn('packages/design/src/show/toasts.test.ts', [['toast on API errors: 3 s; default toast: 2 s', '%s stays %i ms', '3000']]),
  ...shownIn('packages/client/src/loading.test.ts', [
    ['loading flag reset: 2 s after the end of a request', 'is set during a request and for exactly two seconds after', '1999'],
  ]),
  ...shownIn('apps/storefront/src/screens/checkout/shipment-and-delivery.test.tsx', [
    ['text area maximum 140 characters', 'a note to the seller has a counter, is stored and is limited to 140 characters', '140'],
  ]),
  ...shownIn('apps/storefront/src/screens/cart/cart-screen.test.tsx', [
    ['number box minimum 1', 'the quantity stays between one and the stock, typed or by arrow keys', '1'],
  ]),
]
