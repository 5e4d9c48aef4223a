import { shownIn } from './row.ts'

const accounts = 'server/src/modules/identity/accounts'

/** Section 8 of the specification: the error catalogue. Each code has a test in which the mall returns it, and the client's reaction. */
export const codeRows = [
  ...shownIn('server/src/platform/http/serve.test.ts', [
    ['200', 'a token identifies its customer, and each authentication failure has its own code'],
    ['1000004', 'a token identifies its customer, and each authentication failure has its own code'],
    ['1100003', 'a token identifies its customer, and each authentication failure has its own code'],
    ['2000018', 'a write that exhausted its retries returns a code that invites the user to try again'],
  ]),
  ...shownIn('server/src/platform/http/validate.test.ts', [
    ['1000008', '%s is malformed, with a reason for its field'],
    ['1000009', 'every missing field is reported, regardless of their number'],
  ]),
  ...shownIn(`${accounts}/sign-in/register.test.ts`, [
    ['1100000', 'is reported as taken, in any case'],
    ['1100001', 'reports %s at its field, and the captcha stays valid for the next attempt'],
    ['1100007', 'is registered once by several concurrent requests, ensured by the database'],
  ]),
  ...shownIn(`${accounts}/sign-in/login.test.ts`, [
    ['1100002', 'five failures require a captcha, valid once; ten cause a pause of fifteen minutes'],
    ['2000017', 'everywhere reports to other devices that their session was ended'],
    ['1100006', 'returns the current token if already logged in to this account'],
    ['2000002', 'five failures require a captcha, valid once; ten cause a pause of fifteen minutes'],
  ]),
  ...shownIn(`${accounts}/own-account.test.ts`, [['1100004', '%j is reported at its field and nothing changes']]),
  ...shownIn(`${accounts}/codes/sending.test.ts`, [
    ['1100005', 'a mall without a mail server reports that it cannot send, for every address'],
    ['2000001', 'without a gateway the phone is not offered'],
  ]),
  ...shownIn(`${accounts}/codes/codes.test.ts`, [['1100008', 'is reported as unknown if the mall allows it']]),
  ...shownIn('server/src/modules/orders/checkout/buying.test.ts', [
    ['1500018', 'is hidden from other customers'],
    ['1500019', 'expires after half an hour and not before'],
    ['2000008', 'needs an own address and something to buy'],
    ['2000032', 'once paid cannot be cancelled as a payment, only as an order'],
  ]),
  ...shownIn('server/src/modules/orders/coupons/coupons.test.ts', [['2000003', '%s is rejected with the reason']]),
  ...shownIn('server/src/modules/orders/checkout/proving-and-coupons.test.ts', [
    ['2000004', 'an unknown coupon, or one below its threshold, returns the reason'],
  ]),
  ...shownIn('server/src/modules/seller/orders/shop-orders.test.ts', [
    ['2000005', 'ships in several parcels up to the bought quantity, and is delivered when all of them are'],
  ]),
  ...shownIn('server/src/modules/customer/orders/moving-orders.test.ts', [
    ['2000006', 'cannot confirm receipt while a refund request is open'],
    ['2000033', '%s: every offered action succeeds, and no other'],
  ]),
  ...shownIn('server/src/modules/community/reviews/buyers-reviews.test.ts', [
    ['2000007', 'cannot rate an item that did not arrive, is past the deadline or was never bought'],
  ]),
  ...shownIn('server/src/modules/orders/refunds/refunds-moves.test.ts', [
    ['2000009', 'an order after its return window accepts no request, and the refusal names its end'],
    ['2000011', 'a request with an invalid reason, line or file, or for a foreign order, is refused'],
    ['2000012', 'a line allows at most five requests, and a request at most three offers'],
    ['2000013', 'from %s is refused or is a no-op, and changes nothing'],
    ['2000014', 'from %s is refused or is a no-op, and changes nothing'],
  ]),
  ...shownIn('server/src/modules/orders/refunds/refunds-at-once.test.ts', [
    ['2000010', 'the same key creates one request; so do ten concurrent calls with different keys'],
  ]),
  ...shownIn('server/src/modules/seller/application/applications.test.ts', [
    ['2000015', 'with %j is refused with a field error'],
    ['2000016', 'sent again returns the same data under its own code'],
  ]),
  ...shownIn('server/src/modules/identity/addresses/addresses.test.ts', [
    ['2000019', 'an address of another customer is unknown to every call and stays unchanged'],
  ]),
  ...shownIn('server/src/modules/orders/cart/cart.test.ts', [
    ['2000021', 'rejects an unknown or unavailable product, a missing variant, too many pieces or an invalid quantity'],
    ['2000023', 'rejects an unknown or unavailable product, a missing variant, too many pieces or an invalid quantity'],
  ]),
  ...shownIn('server/src/modules/payments/wallet/withdraw/withdraw.test.ts', [
    ['2000022', 'too little, too much or above the balance, each with its limit'],
  ]),
  ...shownIn('server/src/modules/payments/wallet/recharge/recharge.test.ts', [
    ['2000028', 'with an already claimed transaction id in any spelling is refused with a field error'],
    ['2000029', 'to an unknown wallet, without a proof or with the proof of another user is refused'],
    ['2000030', 'allows five in 24 hours, and says when the next is allowed'],
  ]),
]

/** Tests of the client's reactions to responses. */
export const reactionRows = shownIn('packages/client/src/caller.test.ts', [
  [
    'a success is HTTP 200 with the code 200 in its body',
    'a visitor sends the language and no token; the result is the data field',
    'data',
  ],
  ['1000004, 1100003 and 2000017 force a logout', 'code %i ends the session: %s', '2000017'],
  ['2000016 is treated as a success', 'a second seller application counts as a success', '2000016'],
  ['without a translation the server’s message is shown', 'a refusal has the server’s message', 'message'],
  ['a non-200 HTTP status shows Interface error', 'status %i without a valid success body is an Interface error', 'Interface error'],
  ['a network failure shows Request Error', 'no response is a Request Error, and a failed upload an Upload error', 'Request Error'],
  ['an upload failure shows Upload error', 'no response is a Request Error, and a failed upload an Upload error', 'Upload error'],
  ['header access-token', 'a logged-in customer sends the token', 'access-token'],
  ['header lang', 'a visitor sends the language and no token; the result is the data field', 'lang'],
  ['form-urlencoded content type', 'a POST sends its fields as a form', 'urlencoded'],
  [
    'uploads omit the content type and send the file under the field name file',
    'a file is sent in the field file, and the browser sets the content type',
    'file',
  ],
  [
    'the loading flag resets 2 seconds after the end',
    'the loading flag is set and cleared with each request, whatever the outcome',
    'loading',
  ],
])
