import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestOf } from './read-bounds.ts'

/** Six digits; a pattern in the contract sets this length. */
const code = { why: 'six digits' }
const why = (text: string) => ({ why: text })
type Row = string | { why: string }

/** Each length in a form, in source order. It names the matching contract field, or gives the reason why there is none. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'apps/operator/src/parts/tell/ReasonSheet.tsx': [why('shared by calls that take 300 and more')],
  'apps/operator/src/screens/content/ads/AdSheet.tsx': [why('a link has a pattern'), why('a rank has a range')],
  'apps/operator/src/screens/catalog/brands/BrandForm.tsx': ['saveBrand.name'],
  'apps/operator/src/screens/settings/carriers/CarrierForm.tsx': [
    'saveCarrier.name',
    why('a key has a pattern'),
    why('forms are written in one text'),
    'saveCarrier.example',
    'saveCarrier.page',
    why('countries are written in one text'),
  ],
  'apps/operator/src/screens/cash/CashSheet.tsx': ['remitCash.text'],
  'apps/operator/src/screens/catalog/categories/CategorySheet.tsx': ['saveCategory.name_en'],
  'apps/operator/src/screens/queue/checks/ChecksScreen.tsx': ['checkLedger.explain'],
  'apps/operator/src/screens/content/coupons/BrandChoice.tsx': ['listMallBrands.keyword'],
  'apps/operator/src/screens/queue/adjustments/FindAccount.tsx': ['findRecords.keyword'],
  'apps/operator/src/screens/settings/currencies/CurrencySheet.tsx': [why('a code has a pattern'), 'saveCurrency.symbol'],
  'apps/operator/src/screens/settings/languages/LanguageSheet.tsx': ['saveLanguage.name'],
  'apps/operator/src/screens/staff/own/OwnPassword.tsx': [code],
  'apps/operator/src/screens/staff/own/OwnRecoveryCodes.tsx': [code],
  'apps/operator/src/screens/queue/decide/AskForMore.tsx': ['decideCase.fields[].reason'],
  'apps/operator/src/screens/queue/decide/CountLines.tsx': ['decideCase.counted[].reason'],
  'apps/operator/src/screens/queue/decide/DecisionForm.tsx': ['decideCase.reason', 'decideCase.note'],
  'apps/operator/src/screens/shops/SuspendSheet.tsx': ['suspendShop.ground'],
  'apps/operator/src/screens/settings/website/SettingField.tsx': [why('a percent has a pattern')],
  'apps/operator/src/screens/texts/WordForm.tsx': ['saveWords.text_en'],
  'apps/operator/src/shell/SignIn.tsx': [code],
  'apps/operator/src/shell/Welcome.tsx': [code],
  'apps/seller/src/parts/form/CodeRow.tsx': [code],
  'apps/seller/src/parts/order/CarrierFields.tsx': ['shipOrder.carrier_name', 'shipOrder.carrier_page'],
  'apps/seller/src/screens/orders/order/CancelSheet.tsx': ['cancelSoldOrder.reason'],
  'apps/seller/src/screens/orders/bulk/ShipManySheet.tsx': [why('many numbers in one text')],
  'apps/seller/src/screens/products/editor/OptionField.tsx': ['saveShopProduct.options[]'],
  'apps/seller/src/screens/products/editor/SellingCard.tsx': ['saveShopProduct.code'],
  'apps/seller/src/screens/refunds/answering/AnswerSheet.tsx': ['refuseRefund.reason', 'receiveReturn.note'],
  'apps/seller/src/screens/refunds/answering/EvidenceSheet.tsx': ['addShopRefundEvidence.note'],
  'apps/seller/src/screens/reviews/AnswerBox.tsx': ['answerReview.text'],
  'apps/seller/src/screens/reviews/ReportButton.tsx': ['reportReview.note'],
  'apps/seller/src/screens/settings/SettingsScreen.tsx': ['changeShopSettings.name', 'changeShopSettings.description_en'],
  'apps/seller/src/screens/settings/ShippingScreen.tsx': ['changeShopShipping.methods[].name_en', 'changeShopShipping.methods[].carrier'],
  'apps/seller/src/screens/shops/Objection.tsx': ['appealSuspension.text'],
  'apps/seller/src/screens/inventory/intakes/NewIntakeScreen.tsx': [why('a number of pieces'), 'applyStock.document_no', 'applyStock.note'],
  'apps/storefront/src/parts/addresses/AddressPlaces.tsx': ['saveAddress.street', 'saveAddress.postcode'],
  'apps/storefront/src/parts/addresses/AddressSheet.tsx': ['saveAddress.full_name', 'saveAddress.phone'],
  'apps/storefront/src/parts/addresses/PlaceField.tsx': ['saveAddress.city'],
  'apps/storefront/src/parts/form/CodeField.tsx': [code],
  'apps/storefront/src/parts/form/NewPasswordFields.tsx': ['register.password', 'register.confirm_password'],
  'apps/storefront/src/parts/map/PickPlace.tsx': ['findPlaces.keyword'],
  'apps/storefront/src/parts/payout/MaskedField.tsx': ['changePaymentSettings.wallets{}'],
  'apps/storefront/src/screens/application/ApplicationForm.tsx': [
    'applySeller.contact_person',
    'applySeller.registration_no',
    'applySeller.phone',
  ],
  'apps/storefront/src/screens/application/StoreName.tsx': ['applySeller.store_name'],
  'apps/storefront/src/screens/cart/CouponSheet.tsx': ['claimCoupon.code'],
  'apps/storefront/src/screens/checkout/CouponSheet.tsx': ['claimCoupon.code'],
  'apps/storefront/src/screens/refunds/apply/ApplyForm.tsx': ['applyRefund.remark'],
  'apps/storefront/src/screens/refunds/detail/RefundWays.tsx': ['shipReturn.carrier', 'shipReturn.tracking_no'],
  'apps/storefront/src/screens/refunds/detail/SaySheet.tsx': ['addRefundEvidence.note'],
  'apps/storefront/src/screens/settings/ProfileSection.tsx': ['updateUser.name', 'updateUser.phone'],
  'apps/storefront/src/screens/sign-in/InvitationField.tsx': ['register.invitation_code'],
  'apps/storefront/src/screens/sign-in/NewSocialForm.tsx': ['bindSocialAccount.full_name'],
  'apps/storefront/src/screens/sign-in/RegisterForm.tsx': ['register.full_name'],
  'apps/storefront/src/screens/wallet/recharge/AmountStep.tsx': [why('an amount has a pattern')],
  'apps/storefront/src/screens/wallet/recharge/ProveStep.tsx': ['sendRecharge.transaction_id', 'sendRecharge.remark'],
  'apps/storefront/src/screens/wallet/recharge/SendStep.tsx': [why('an amount has a pattern')],
  'apps/storefront/src/screens/wallet/transfer/ChooseShop.tsx': [why('the address of a shop is pasted')],
  'apps/storefront/src/screens/wallet/transfer/WrittenTransfer.tsx': [why('an amount has a pattern'), 'transferBalance.remark'],
  'apps/storefront/src/screens/wallet/withdraw/SumField.tsx': [why('an amount has a pattern')],
  'packages/console/src/command/CommandBar.tsx': [why('a word of a search')],
  'packages/console/src/coupons/CodeField.tsx': ['saveShopCoupon.code'],
  'packages/console/src/coupons/CouponForm.tsx': ['saveShopCoupon.name_en'],
  'packages/console/src/talk/HouseSheet.tsx': ['saveChatHouse.away'],
  'packages/design/src/controls/SearchField.tsx': [why('a word of a search')],
  'packages/design/src/talk/TalkReport.tsx': ['reportConversation.note'],
}

const root = new URL('../../../', import.meta.url).pathname
const lengths = new Map<string, number[]>()
for (const folder of ['apps', 'packages'])
  for (const name of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.tsx') && !/node_modules|\.test\.|\.stories\./.test(name)) {
      const found = [...readFileSync(`${root}${folder}/${name}`, 'utf8').matchAll(/maxLength=\{([\d_]+)\}/g)]
      if (found.length > 0)
        lengths.set(
          `${folder}/${name}`,
          found.map(([, digits = '']) => Number(digits.replaceAll('_', ''))),
        )
    }

test('every length that a form repeats has a row', () => {
  expect(Object.fromEntries([...lengths].map(([file, found]) => [file, found.length]))).toEqual(
    Object.fromEntries(Object.entries(rows).map(([file, fields]) => [file, fields.length])),
  )
})

test('a form field has the same maximum length as its call', () => {
  const other = Object.entries(rows).flatMap(([file, fields]) =>
    fields.flatMap((field, at) => {
      const [typed, taken] = [lengths.get(file)?.[at], typeof field === 'string' ? longestOf(field) : undefined]
      return typeof field !== 'string' || typed === taken ? [] : [`${file}: ${field} takes ${taken}, the form ${typed}`]
    }),
  )
  expect(other).toEqual([])
})
