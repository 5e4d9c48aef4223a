import { shownIn } from './row.ts'

const accounts = 'server/src/modules/identity/accounts'

/** Section 8: the error catalogue, each code by a test in which the mall answers it, and what a client does about it. */
export const codeRows = [
  ...shownIn('server/src/platform/http/serve.test.ts', [
    ['200', 'Ada is known by her token, and each way of not being known has its code'],
    ['1000004', 'Ada is known by her token, and each way of not being known has its code'],
    ['1100003', 'Ada is known by her token, and each way of not being known has its code'],
    ['2000018', 'a write that lost its race after all its tries can be tried again by its person'],
  ]),
  ...shownIn('server/src/platform/http/validate.test.ts', [
    ['1000008', '%s is malformed, and its field says how'],
    ['1000009', 'a missing field is missing, however many there are'],
  ]),
  ...shownIn(`${accounts}/sign-in/register.test.ts`, [
    ['1100000', 'is told as such, in any case of its letters'],
    ['1100001', '%s is told beside its field, and the captcha is kept for the next try'],
    ['1100007', 'of several who register it at the same moment the database takes one'],
  ]),
  ...shownIn(`${accounts}/sign-in/login.test.ts`, [
    ['1100002', 'five failures ask for a captcha, which serves once; ten ask for a pause of fifteen minutes'],
    ['2000017', 'everywhere: other devices are told that their session was ended'],
    ['1100006', 'who is logged in already to this account goes on with the token they have'],
    ['2000002', 'five failures ask for a captcha, which serves once; ten ask for a pause of fifteen minutes'],
  ]),
  ...shownIn(`${accounts}/own-account.test.ts`, [['1100004', '%j is told beside its field, and nothing changes']]),
  ...shownIn(`${accounts}/codes/sending.test.ts`, [
    ['1100005', 'a mall without a mail server says that it cannot send, to everybody alike'],
    ['2000001', 'without a gateway nobody is promised one'],
  ]),
  ...shownIn(`${accounts}/codes/codes.test.ts`, [['1100008', 'is told so where the owner of the mall wants that']]),
  ...shownIn('server/src/modules/orders/checkout/buying.test.ts', [
    ['1500018', 'is another’s secret'],
    ['1500019', 'is over after half an hour, and not before'],
    ['2000008', 'needs an address, something to buy, and its own address'],
    ['2000032', 'that is paid is called off as an order, not as a payment'],
  ]),
  ...shownIn('server/src/modules/orders/coupons/coupons.test.ts', [['2000003', '%s is refused, and why is said']]),
  ...shownIn('server/src/modules/orders/checkout/proving-and-coupons.test.ts', [
    ['2000004', 'that nobody knows, and one that wants more to be bought, say why'],
  ]),
  ...shownIn('server/src/modules/seller/orders/sales.test.ts', [
    ['2000005', 'goes in several parcels, no more than was bought, and is delivered when all of it is'],
  ]),
  ...shownIn('server/src/modules/customer/orders/moving-orders.test.ts', [
    ['2000006', 'does not confirm receipt while money is asked back'],
    ['2000033', '%s: what is offered is done, and nothing else'],
  ]),
  ...shownIn('server/src/modules/community/reviews/buyers-reviews.test.ts', [
    ['2000007', 'who did not get it, is too late, or never bought it, does not rate it'],
  ]),
  ...shownIn('server/src/modules/orders/refunds/refunds-moves.test.ts', [
    ['2000009', 'an order whose window is over gives nothing back any more, and says since when'],
    ['2000011', 'is asked for as it stands: reasons, lines, files and an order of one’s own'],
    ['2000012', 'after five requests a line has no sixth, and three offers are enough'],
    ['2000013', 'from %s is refused, or stands already, and changes nothing'],
    ['2000014', 'from %s is refused, or stands already, and changes nothing'],
  ]),
  ...shownIn('server/src/modules/orders/refunds/refunds-at-once.test.ts', [
    ['2000010', 'with the same key it is one request; ten at once with keys of their own, too'],
  ]),
  ...shownIn('server/src/modules/seller/application/applications.test.ts', [
    ['2000015', 'with %j is refused beside the field'],
    ['2000016', 'sent again is answered as before, under a code of its own'],
  ]),
  ...shownIn('server/src/modules/identity/addresses/addresses.test.ts', [
    ['2000019', 'another customer’s address is unknown, whatever is tried with it, and stays as it was'],
  ]),
  ...shownIn('server/src/modules/orders/cart/cart.test.ts', [
    ['2000021', 'refuses what there is not, not any more, not that often, and not so many of'],
    ['2000023', 'refuses what there is not, not any more, not that often, and not so many of'],
  ]),
  ...shownIn('server/src/modules/payments/wallet/withdraw/withdraw.test.ts', [
    ['2000022', 'too little, too much and more than there is, each with its number'],
  ]),
  ...shownIn('server/src/modules/payments/wallet/recharge/recharge.test.ts', [
    ['2000028', 'of a transaction that was claimed is refused, however it is spelt, and beside its field'],
    ['2000029', 'to a wallet that is not there, without a proof, or with somebody else’s proof is refused'],
    ['2000030', 'is one of five in 24 hours, and says when the next is free'],
  ]),
]

/** The client's reactions to answers. */
export const reactionRows = shownIn('packages/client/src/caller.test.ts', [
  [
    'a success is HTTP 200 with the code 200 in its body',
    'a visitor sends the language and no token; the answer is what stands in data',
    'data',
  ],
  ['1000004, 1100003 and 2000017 force a logout', 'code %i ends the session: %s', '2000017'],
  ['2000016 is treated as a success', 'a second application as a seller counts as a success', '2000016'],
  ['without a translation the server’s message is shown', 'a refusal says what the server says', 'message'],
  ['a non-200 HTTP status shows Interface error', 'status %i without a readable success is an Interface error', 'Interface error'],
  ['a network failure shows Request Error', 'no answer at all is a Request Error, and a lost upload an Upload error', 'Request Error'],
  ['an upload failure shows Upload error', 'no answer at all is a Request Error, and a lost upload an Upload error', 'Upload error'],
  ['header access-token', 'someone logged in sends the token', 'access-token'],
  ['header lang', 'a visitor sends the language and no token; the answer is what stands in data', 'lang'],
  ['form-urlencoded content type', 'a POST carries them in a form', 'urlencoded'],
  [
    'uploads omit the content type and send the file under the field name file',
    'a file goes under the name file, and the browser writes the content type',
    'file',
  ],
  [
    'the loading flag resets 2 seconds after the end',
    'the loading flag goes up and down with each request, whatever comes of it',
    'loading',
  ],
])
