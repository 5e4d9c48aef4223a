import {
  adjustBalance,
  inviteStaff,
  saveAd,
  saveAnnouncement,
  saveBrand,
  saveCarrier,
  saveCategory,
  saveCurrency,
  saveLanguage,
  saveMallCoupon,
  saveMallWallet,
  savePolicy,
  savePost,
  saveStory,
  saveWords,
  suspendShop,
} from '@plaza/contract'
import { read } from '../account.ts'
import { typed } from './fill-every-field.ts'
import { shopOfOwn } from './own-shop.ts'
import { dateInWords } from './shop-screens.ts'
import type { FormRow } from './form-row.ts'
import { settingForms } from './setting-forms.ts'
import { changesAt, changesIn, goes, onPage, sheetOf, tidies } from './staff-screens.ts'

const screens = 'apps/operator/src/screens'
const randomChar = () => String.fromCharCode(65 + Math.floor(Math.random() * 26))

export const staffForms: readonly FormRow[] = [
  {
    name: 'a carrier',
    files: [`${screens}/settings/carriers/CarrierForm.tsx`],
    ...onPage('#/carriers/carrier'),
    submit: 'Save',
    sends: [saveCarrier],
    gone: { Key: 'the key of a carrier stays as it is' },
    after: async (at) => {
      await at.page.getByRole('checkbox', { name: 'Shops can use this carrier' }).press('Space')
      await tidies(at, at.page.getByRole('main'), 'Save', '/operator/carriers')
    },
    values: {
      Key: () => `forms-${crypto.randomUUID().slice(0, 8)}`,
      'Tracking number formats, one per line': (n) => `LX#{${n % 20}}\n#{4,40}`,
      'Example number': (n) => '1'.repeat(n % 30),
      'Tracking page': (n) => `https://plaza.example/parcel/${n}/{no}`,
      'Ships from': (n) => (n < 50 ? 'TH, SG' : 'NO, SE'),
    },
  },
  {
    name: 'a brand',
    files: [`${screens}/catalog/brands/BrandForm.tsx`],
    ...onPage('#/brands/brand'),
    submit: 'Save',
    sends: [saveBrand],
    after: (at) => tidies(at, at.page.getByRole('main'), 'Remove brand', '/operator/brand/remove'),
  },
  {
    name: 'a category',
    files: [`${screens}/catalog/categories/CategorySheet.tsx`],
    ...sheetOf('#/categories', 'Add category'),
    again: ({ page }, filled) => changesIn(page, '#/categories', typed(filled, 'Name (English)')),
    submit: 'Save',
    sends: [saveCategory],
    after: (at) => tidies(at, at.page.getByRole('dialog'), 'Remove category', '/operator/category/remove'),
    unsent: { parent_id: 'a category at the top has none; one below another is made by the button beside that one' },
  },
  {
    name: 'an ad',
    files: [`${screens}/content/ads/AdSheet.tsx`],
    ...sheetOf('#/ads', 'New ad'),
    again: ({ page }, filled) => changesIn(page, '#/ads', typed(filled, 'Title (English)')),
    submit: 'Save',
    sends: [saveAd],
    leaves: { Preview: 'how wide the preview is drawn is not kept' },
    values: { Link: (n) => `#/pages/category/detail?id=${n}` },
  },
  {
    name: 'an announcement',
    files: [`${screens}/content/announcements/AnnouncementSheet.tsx`],
    ...sheetOf('#/announcements', 'New announcement'),
    again: ({ page }, filled) => changesIn(page, '#/announcements', typed(filled, 'Title (English)')),
    submit: 'Save',
    sends: [saveAnnouncement],
  },
  {
    name: 'news',
    files: [`${screens}/content/news/StorySheet.tsx`],
    ...sheetOf('#/news', 'New story'),
    again: ({ page }, filled) => changesIn(page, '#/news', typed(filled, 'Title (English)')),
    submit: 'Save',
    sends: [saveStory],
  },
  {
    name: 'a post',
    files: [`${screens}/content/posts/PostSheet.tsx`],
    ...sheetOf('#/posts', 'New post'),
    again: ({ page }, filled) => changesIn(page, '#/posts', typed(filled, 'Title (English)')),
    submit: 'Save',
    sends: [savePost],
    values: { 'Product numbers, separated by commas': (n) => `${(n % 9) + 1}, ${(n % 9) + 11}` },
  },
  {
    name: 'a coupon of the mall',
    files: [
      `${screens}/content/coupons/CouponScreen.tsx`,
      `${screens}/content/coupons/CategoryChoice.tsx`,
      `${screens}/content/coupons/BrandChoice.tsx`,
    ],
    ...onPage('#/coupons/coupon'),
    submit: 'Save coupon',
    sends: [saveMallCoupon],
    values: {
      Code: () => `F${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
      'Applies to': (n) => (n < 50 ? 'category' : 'brand'),
      Discount: (n) => (n < 50 ? 'percent' : 'fixed'),
      'Percentage, up to 90': (n) => `${n}.00`,
      'Uses per person': (n) => String((n % 9) + 1),
      'Minimum order amount': (n) => `${n + 100}.50`,
    },
    leaves: { 'Search brands': 'what it finds is chosen beside it' },
  },
  {
    name: 'a currency',
    files: [`${screens}/settings/currencies/CurrencySheet.tsx`],
    ...sheetOf('#/currencies', 'Add currency'),
    again: ({ page }, filled) => changesIn(page, '#/currencies', typed(filled, 'Code')),
    submit: 'Save',
    sends: [saveCurrency],
    once: true,
    values: { Code: () => `Q${randomChar()}${randomChar()}`, Symbol: () => `¤${randomChar()}`, Rate: (n) => `${n}.25` },
    gone: { Code: 'the code of a currency stays as it is' },
    // A rate that starts later appears among the planned rates, not in these fields.
    reads: { 'Effective from': () => '', Rate: () => '' },
    unsent: { rank: 'its place in the list is changed by no control' },
  },
  {
    name: 'a language',
    files: [`${screens}/settings/languages/LanguageSheet.tsx`],
    open: ({ page }) => changesIn(page, '#/languages', '繁體中文'),
    again: ({ page }, filled) => changesIn(page, '#/languages', typed(filled, 'Name')),
    submit: 'Save',
    sends: [saveLanguage],
    once: true,
    restores: ({ page }) => changesAt(page, '#/languages', -1),
  },
  {
    name: 'a receiving wallet',
    files: [`${screens}/settings/receiving/WalletSheet.tsx`],
    open: ({ page }) => changesIn(page, '#/wallets', 'Bitcoin'),
    again: ({ page }, filled) => changesIn(page, '#/wallets', typed(filled, 'Name')),
    submit: 'Save',
    sends: [saveMallWallet],
    once: true,
    restores: ({ page }) => changesAt(page, '#/wallets', -1),
    values: { 'New address': () => `FORMS-DO-NOT-SEND-${crypto.randomUUID()}` },
    reads: { 'New address': () => '' },
    unsent: { rank: 'its place in the list is changed by no control' },
    after: async (at) => {
      await at.page.reload()
      await tidies(at, at.page.getByRole('main'), 'Withdraw', '/operator/wallets/sign')
    },
  },
  ...settingForms,
  {
    name: 'a policy',
    files: [`${screens}/content/policies/PolicyDraftScreen.tsx`],
    open: ({ page }) => goes(page, '#/policies/draft?id=about_us'),
    again: ({ page }) => goes(page, '#/policies/draft?id=about_us'),
    submit: 'Save draft',
    sends: [savePolicy],
    values: { 'Text (allowed tags: p, h2, h3, ul, li, strong, em, a)': (n) => `<p>${n} ${crypto.randomUUID()}</p>` },
    after: async ({ page }) => {
      await goes(page, '#/policies/policy?id=about_us')
      await page.getByRole('button', { name: 'Discard draft' }).click()
    },
  },
  {
    name: 'a text of the mall',
    files: [`${screens}/texts/WordForm.tsx`],
    ...onPage('#/texts/text?id=code.1100008'),
    submit: 'Save',
    sends: [saveWords],
    restores: ({ page }) => goes(page, '#/texts/text?id=code.1100008'),
    unsent: { 'checked[]': 'asked only beside a language that English left behind' },
  },
  {
    name: 'an adjustment',
    files: [`${screens}/queue/adjustments/AskSheet.tsx`],
    ...sheetOf('#/adjustments', 'Request adjustment'),
    submit: 'Request adjustment',
    sends: [adjustBalance],
    once: true,
    values: { 'Customer or shop number': () => '1' },
    leaves: { 'Find a customer or shop by name or e-mail': 'what it finds fills the number' },
    shows: async ({ page }) => page.getByRole('main'),
    reads: { 'Account of': () => '→', Type: () => '→' },
    after: async ({ page }) => {
      await page.getByRole('button', { name: 'Withdraw' }).first().click()
    },
  },
  {
    name: 'somebody invited',
    files: ['packages/console/src/staff/InviteSheet.tsx'],
    ...sheetOf('#/staff', 'Invite staff'),
    submit: 'Send invitation',
    sends: [inviteStaff],
    once: true,
  },
  {
    name: 'a suspension',
    files: [`${screens}/shops/SuspendSheet.tsx`],
    open: async ({ page, owner }) => {
      const { email } = await shopOfOwn(page.request, owner)
      const { data } = await read(page.request, `/operator/shops?keyword=${encodeURIComponent(email)}`, owner)
      const [found] = (data as { list: { id: string }[] } | null)?.list ?? []
      await goes(page, `#/shops/shop?id=${found?.id}`)
      await page.getByRole('button', { name: 'Suspend shop', exact: true }).click()
      return page.getByRole('dialog')
    },
    submit: 'Suspend shop',
    sends: [suspendShop],
    once: true,
    shows: async ({ page }) => page.getByRole('main'),
    reads: { 'How to appeal': () => '', Until: dateInWords },
  },
]
