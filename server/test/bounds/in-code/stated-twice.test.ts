import { fewPieces, maxCartLines, maxOfOneLine, productLimits, uploadLimits } from '@plaza/contract'
import { languages } from '@plaza/values'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ratableUntil } from '../../../src/modules/orders/orders/plans/plan-order.ts'
import { workingDaysToDecide } from '../../../src/modules/orders/refunds/plan/deadlines.ts'
import { limitSettings } from '../../../src/modules/foundation/settings/limits.ts'
import { passwordLength } from '../../../src/modules/identity/staff/secrets/password-length.ts'
import { twoPeopleFrom } from '../../../src/modules/payments/wallet/withdraw/withdrawal-terms.ts'
import { limits } from '../limits-in-code.ts'
import { boundsOfCalls, longestOf } from '../read-bounds.ts'
import { day, hour, minute } from '../trial.ts'

/** Tests that a limit repeated in a screen or another module has the same value there. */
const root = new URL('../../../../', import.meta.url).pathname
const units: Readonly<Record<string, number>> = { dayMs: day, hourMs: hour, minuteMs: minute }
/** The value of a product of numbers and time units, as written in source code. */
const worth = (text: string): number =>
  text.split('*').reduce((product, factor) => product * (units[factor.trim()] ?? Number(factor.replaceAll('_', ''))), 1)
const constantOf = (file: string, name: string): number =>
  worth(new RegExp(`^(?:export )?const ${name} = (.*)$`, 'm').exec(readFileSync(`${root}${file}`, 'utf8'))?.[1] ?? '')
/** The value of a source constant, read from the table of limits. */
const stated = (name: string): number => worth(limits[name]?.[0] ?? '')
const ofCalls = boundsOfCalls()
/** The largest number, or the largest count of entries, that a field of a call accepts. */
const maxOf = (field: string): number =>
  Number((ofCalls.get(field) ?? []).flatMap((said) => /^to (\d+)(?: long)?$/.exec(said)?.[1] ?? [])[0])
const minOf = (field: string): number =>
  Number((ofCalls.get(field) ?? []).flatMap((said) => /^from (\d+)(?: long)?$/.exec(said)?.[1] ?? [])[0])
const megabytes = uploadLimits.bytes / 1024 / 1024

/** A source file, the name of a constant in it, and the expected number. */
const constants: readonly (readonly [file: string, name: string, limit: number])[] = [
  ['apps/storefront/src/mall/guest-cart.ts', 'maxLines', maxCartLines],
  ['apps/storefront/src/mall/guest-cart.ts', 'maxOfOne', maxOfOneLine],
  ['apps/storefront/src/mall/favourites.ts', 'maxFavourites', limitSettings.favourites.standard],
  ['apps/storefront/src/mall/bring-along.ts', 'maxAtOnce', maxOf('setFavourite.product_id')],
  ['apps/storefront/src/mall/bring-along.ts', 'maxSeenAtOnce', maxOf('seeProducts.product_id')],
  ['apps/storefront/src/mall/purchases.ts', 'longestNote', maxOf('placeOrder.remarks{}')],
  ['apps/storefront/src/mall/query-text.ts', 'longestQuery', maxOf('suggest.prefix')],
  ['apps/storefront/src/mall/cart/wished-cart.ts', 'fewLeft', fewPieces],
  ['apps/storefront/src/parts/product/Product.tsx', 'fewLeft', fewPieces],
  ['apps/storefront/src/parts/pictures/file-fault.ts', 'maxBytes', uploadLimits.bytes],
  ['apps/storefront/src/screens/settings/PhotoField.tsx', 'maxBytes', uploadLimits.bytes],
  ['apps/storefront/src/screens/orders/doing/ReviewSheet.tsx', 'longestReview', longestOf('writeReview.text') ?? 0],
  ['apps/storefront/src/screens/wallet/recharge/use-recharging.ts', 'maxProofs', maxOf('sendRecharge.certificate')],
  ['apps/operator/src/screens/staff/own/OwnPassword.tsx', 'minLength', passwordLength],
  ['apps/operator/src/screens/queue/decide/UndoBar.tsx', 'heldForMs', stated('approvals/queue/decisions/decide-case.ts holdMs')],
  ['packages/web/src/form/use-own-code.ts', 'betweenCodesSeconds', stated('identity/accounts/codes/codes.ts resendAfterSeconds')],
  [
    'server/src/modules/identity/accounts/passwords/used-device.ts',
    'lifeSeconds',
    constantOf('server/src/modules/identity/accounts/passwords/device-rows.ts', 'rememberedDays') * (day / 1000),
  ],
  ['server/src/modules/foundation/media/upload-file.ts', 'maxUnused', 2 * productLimits.pictures],
  [
    'server/src/modules/payments/wallet/transfer/transfer-terms.ts',
    'sameTransferMs',
    stated('payments/wallet/withdraw/withdrawal-terms.ts sameWithdrawalMs'),
  ],
]

test.each(constants)('%s: %s', (file, name, limit) => {
  expect(constantOf(file, name)).toBe(limit)
})

/** A source file, a pattern around a number in it, and the expected number. */
const inside: readonly (readonly [file: string, around: RegExp, limit: number])[] = [
  ['apps/seller/src/screens/shops/Objection.tsx', /text\.trim\(\)\.length < (\d+)/, minOf('appealSuspension.text')],
  ['apps/storefront/src/screens/refunds/detail/SaySheet.tsx', /said\.trim\(\)\.length < (\d+)/, minOf('addRefundEvidence.note')],
  ['apps/storefront/src/screens/application/StoreName.tsx', /typed\.length >= (\d+)/, minOf('applySeller.store_name')],
  // The database index of products whose stock is low.
  ['server/src/modules/catalog/products/schema.sql', /where items_left <= (\d+)/, fewPieces],
  ['apps/operator/src/screens/content/ads/AdSheet.tsx', /most=\{(\d+)\}/, maxOf('saveAd.images')],
]

test.each(inside)('%s: %s', (file, around, limit) => {
  expect(Number(around.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1])).toBe(limit)
})

const orders = 'apps/storefront/src/screens/orders'
const received = new Date(0)
const ratedForMs = ratableUntil({ status: 'received', paymentStatus: 'paid', receivedAt: received })?.getTime() ?? 0
const restHours = stated('operator/settings/receiving-wallets/sign-wallet-address.ts minAgeMs') / hour
/** A folder with a screen's texts, a text key, and the numbers that the text contains in each language. Money is in cents. */
const inWords: readonly (readonly [folder: string, key: string, numbers: readonly number[]])[] = [
  ['apps/storefront/src/screens/settings', 'closeText', [stated('identity/accounts/closure/close-account.ts minAgeMs') / day]],
  ['apps/storefront/src/screens/settings', 'photoHint', [megabytes]],
  ['apps/storefront/src/screens/settings', 'tooLarge', [megabytes]],
  ['apps/storefront/src/parts/pictures', 'hint', [megabytes]],
  ['apps/storefront/src/parts/pictures', 'tooLarge', [megabytes]],
  ['apps/operator/src/parts/picture-field', 'hint', [megabytes]],
  [orders, 'reviewHint', [longestOf('writeReview.text') ?? 0]],
  [orders, 'reviewOnce', [ratedForMs / day]],
  [orders, 'too_late', [ratedForMs / day]],
  ['apps/storefront/src/screens/sign-in', 'codeSent', [stated('identity/accounts/codes/codes.ts codeLifeMs') / minute]],
  ['apps/storefront/src/screens/refunds', 'escalateText', [workingDaysToDecide]],
  ['apps/storefront/src/screens/refunds', 'noteHint', [longestOf('addRefundEvidence.note') ?? 0]],
  ['apps/storefront/src/screens/checkout', 'noteHint', [maxOf('placeOrder.remarks{}')]],
  ['apps/storefront/src/screens/application', '{ title', [stated('seller/application/terms.ts workingDaysToDecide')]],
  ['apps/storefront/src/screens/application', '{ title', [stated('seller/application/terms.ts documentsMs') / day]],
  [
    'apps/storefront/src/screens/wallet/withdraw',
    'destination_new',
    [stated('payments/wallet/withdraw/withdrawal-terms.ts minAgeMs') / hour],
  ],
  ['apps/storefront/src/screens/wallet/withdraw', 'secret_new', [stated('payments/wallet/withdraw/withdrawal-terms.ts minAgeMs') / hour]],
  ['apps/storefront/src', 'priceDropsNote', [stated('catalog/products/offers/plan-list-price.ts windowDays')]],
  ['apps/operator/src', 'passwordHint', [passwordLength]],
  ['apps/operator/src/screens/cash', 'remit', [Number(twoPeopleFrom)]],
  ['apps/operator/src/screens/settings/receiving', 'text', [restHours]],
  ['apps/operator/src/screens/settings/receiving', 'signed', [restHours]],
  ['apps/seller/src/screens/products/editor', 'jumps|other', [stated('seller/products/submissions/submission-rows.ts jumpDays')]],
  ['apps/seller/src/screens/inventory/intakes', 'quantity', [1, maxOf('applyStock.lines[].quantity')]],
  ['packages/console/src/coupons', 'percent', [90]],
  ['packages/console/src/coupons', 'percent', [1, 90]],
]

/** Numbers in a text, without digit separators. */
const figures = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,\s]\d{2,3})*/g)].map(([figure]) => Number(figure.replaceAll(/\D/g, '')))

test.each(inWords.map((row) => [`${row[0]}: ${row[1]} says ${row[2].join(' and ')}`, ...row] as const))(
  '%s',
  (_name, folder, key, numbers) => {
    const silent = languages.filter((lang) => {
      const lines = readFileSync(`${root}${folder}/words/${lang}.ts`, 'utf8').split('\n')
      const said = lines.flatMap((line, at) =>
        key.split('|').some((each) => line.trim().startsWith(`${each}:`)) ? [line + (line.endsWith(':') ? lines[at + 1] : '')] : [],
      )
      return !said.some((text) => numbers.every((number) => figures(text).includes(number)))
    })
    expect(silent).toEqual([])
  },
)

const decided = stated('payments/wallet/withdraw/withdrawal-terms.ts withdrawalDecisionMs') / hour
const paid = stated('payments/wallet/withdraw/withdrawal-terms.ts paidWithinMs') / hour
/** A notification, and the numbers that its text contains in each language. */
const inNotices: readonly (readonly [file: string, template: string, numbers: readonly number[]])[] = [
  ['applications', 'merchant_received', [stated('seller/application/terms.ts workingDaysToDecide')]],
  ['applications', 'withdrawal_received', [decided, paid]],
  ['applications', 'recharge_received', [stated('payments/wallet/recharge/recharge-limits.ts rechargeDecisionMs') / hour]],
  ['account', 'email_changed', [stated('payments/wallet/withdraw/withdrawal-terms.ts minAgeMs') / hour]],
]
test.each(inNotices)('the notification %s: %s contains %j', (file, template, numbers) => {
  const text = readFileSync(`${root}server/src/modules/foundation/notifications/templates/${file}.ts`, 'utf8')
  const block = new RegExp(`^  ${template}: \\{[\\s\\S]*?^  \\},`, 'm').exec(text)?.[0] ?? ''
  const lines = languages.map((lang) => new RegExp(`^ +${lang}: .*$`, 'm').exec(block)?.[0] ?? '')
  expect(lines.map((line) => numbers.every((number) => figures(line).includes(number)))).toEqual(languages.map(() => true))
})

test('an email with a code states its validity, twice in each language', () => {
  const texts = ['words', 'words-east'].map((name) => readFileSync(`${root}server/src/modules/identity/accounts/emails/${name}.ts`, 'utf8'))
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => /^ +(?:care|sms): '/.test(line)))
  expect(lines).toHaveLength(2 * languages.length)
  expect(lines.filter((line) => !figures(line).includes(stated('identity/accounts/codes/codes.ts codeLifeMs') / minute))).toEqual([])
})

test('no text contains a number of days that the owner can set', () => {
  const said = languages.flatMap((lang) =>
    readFileSync(`${root}${orders}/words/${lang}.ts`, 'utf8')
      .split('\n')
      .filter((line) => /^ +extend(?:ed)?: /.test(line)),
  )
  expect(said).toHaveLength(2 * languages.length)
  expect(said.flatMap(figures)).toEqual([])
})
