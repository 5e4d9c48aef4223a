import type { StaffRole } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'
import type { Act, Fields } from './act.ts'

/** Read-only staff calls about the mall's settings and content. */
export const operatingReads: readonly Act[] = [
  { name: 'listEdits' },
  { name: 'listCurrencies' },
  { name: 'listMallLanguages' },
  { name: 'listMallWallets' },
  { name: 'listMallCarriers' },
  { name: 'listPayWays' },
  { name: 'listMallSettings' },
  { name: 'listMallCategories' },
  { name: 'listMallBrands' },
  { name: 'listMallAds' },
  { name: 'listMallAnnouncements' },
  { name: 'listMallNews' },
  { name: 'listMallPosts' },
  { name: 'listPolicies' },
  { name: 'listWords' },
]

/** These calls change shared data, with the operator as author. Tests of the `mall-…` modules cover these calls. */
export const everybodysThings = [
  'takeBack',
  'saveCurrency',
  'saveLanguage',
  'saveMallWallet',
  'signWalletAddress',
  'saveCarrier',
  'saveMallSetting',
  'saveCategory',
  'moveCategory',
  'removeCategory',
  'saveBrand',
  'removeBrand',
  'saveAd',
  'publishAd',
  'removeAd',
  'saveAnnouncement',
  'publishAnnouncement',
  'removeAnnouncement',
  'saveStory',
  'publishStory',
  'removeStory',
  'savePost',
  'publishPost',
  'removePost',
  'saveWords',
  'savePolicy',
  'publishPolicy',
  'restorePolicy',
  'removePolicyDraft',
  // The coupon list shows the number of claims, which customers change.
  'listMallCoupons',
  'saveMallCoupon',
  'endMallCoupon',
]

/** Creates one change log entry of each kind by this operator. */
export const operatorsTraces = async (db: Db, operatorId: string): Promise<void> => {
  await sql`insert into changelog.edit (kind, thing, after, operator_id, at) values ('config', 'shop_name', '{}', ${operatorId}, now())`.execute(
    db,
  )
  await sql`insert into settings.rate (code, rate, effective_at, operator_id) select 'USD', 1, now(), ${operatorId}`.execute(db)
  await sql`insert into content.policy (name, version, texts, effective_at, operator_id, published)
    values ('user', 9, '{"en": {"title": "A draft", "html": ""}}', now(), ${operatorId}, false)`.execute(db)
  await sql`insert into settings.wallet_address (code, address, asked_by, asked_at)
    select min(code), 'an-address-of-theirs', ${operatorId}, now() from settings.recharge_wallet`.execute(db)
}

/** The staff roles that may use each call. */
export const operatingRoles: Record<string, readonly StaffRole[]> = {
  listEdits: ['owner', 'finance', 'catalogue', 'auditor'],
  takeBack: ['owner', 'finance', 'catalogue'],
  listCurrencies: ['owner', 'finance', 'risk', 'auditor'],
  saveCurrency: ['owner'],
  listMallLanguages: ['owner', 'catalogue', 'auditor'],
  saveLanguage: ['owner'],
  listMallCarriers: ['owner', 'finance', 'auditor'],
  saveCarrier: ['owner'],
  listPayWays: ['owner', 'finance', 'auditor'],
  listWords: ['owner', 'catalogue', 'auditor'],
  saveWords: ['owner', 'catalogue'],
  listMallWallets: ['owner', 'finance', 'risk', 'auditor'],
  saveMallWallet: ['owner', 'finance'],
  signWalletAddress: ['owner', 'finance', 'risk'],
  listMallSettings: ['owner', 'finance', 'auditor'],
  saveMallSetting: ['owner'],
  listMallCategories: ['owner', 'catalogue', 'auditor'],
  saveCategory: ['owner', 'catalogue'],
  moveCategory: ['owner', 'catalogue'],
  removeCategory: ['owner', 'catalogue'],
  listMallBrands: ['owner', 'catalogue', 'auditor'],
  saveBrand: ['owner', 'catalogue'],
  removeBrand: ['owner', 'catalogue'],
  listMallAds: ['owner', 'catalogue', 'support', 'auditor'],
  listMallAnnouncements: ['owner', 'catalogue', 'support', 'auditor'],
  listMallNews: ['owner', 'catalogue', 'support', 'auditor'],
  listMallPosts: ['owner', 'catalogue', 'support', 'auditor'],
  listPolicies: ['owner', 'catalogue', 'support', 'auditor'],
  listMallCoupons: ['owner', 'catalogue', 'support', 'auditor'],
  saveAd: ['owner', 'catalogue'],
  publishAd: ['owner', 'catalogue'],
  removeAd: ['owner', 'catalogue'],
  saveAnnouncement: ['owner', 'catalogue'],
  publishAnnouncement: ['owner', 'catalogue'],
  removeAnnouncement: ['owner', 'catalogue'],
  saveStory: ['owner', 'catalogue'],
  publishStory: ['owner', 'catalogue'],
  removeStory: ['owner', 'catalogue'],
  savePost: ['owner', 'catalogue'],
  publishPost: ['owner', 'catalogue'],
  removePost: ['owner', 'catalogue'],
  savePolicy: ['owner', 'catalogue'],
  publishPolicy: ['owner', 'catalogue'],
  restorePolicy: ['owner', 'catalogue'],
  removePolicyDraft: ['owner', 'catalogue'],
  saveMallCoupon: ['owner', 'catalogue'],
  endMallCoupon: ['owner', 'catalogue'],
}

const nobodysNumber = '999999999999'
/** A version that no client has seen. */
const unseen = '999999999999'
/** Valid input. An authorized caller either gets a refusal specific to the call, or the call does no harm. */
export const operatingExamples: Record<string, Fields> = {
  takeBack: { id: nobodysNumber, version: unseen },
  saveCurrency: { code: 'THB', symbol: '฿', rate: '36', version: unseen },
  saveLanguage: { code: 'th', name: 'ไทย', version: unseen },
  saveWords: { key: 'code.1000008', text_en: 'Please look at the form once more.', version: unseen },
  saveCarrier: { key: 'dhl', name: 'DHL Express', forms: '#{10}', example: '1234567890', version: unseen },
  saveMallWallet: {
    code: 'BTC',
    name: 'Bitcoin',
    asset: 'BTC',
    network: 'Bitcoin',
    rate: '1',
    min: '1',
    precision: '8',
    version: unseen,
  },
  signWalletAddress: { id: nobodysNumber, sign: '1' },
  saveMallSetting: { name: 'nothing', version: unseen },
  saveCategory: { id: nobodysNumber, version: unseen, name_en: 'Nothing' },
  moveCategory: { id: nobodysNumber, version: unseen, rank: '0' },
  removeCategory: { id: nobodysNumber, version: unseen },
  saveBrand: { id: nobodysNumber, version: unseen, name: 'Nobody' },
  removeBrand: { id: nobodysNumber, version: unseen },
  saveAd: { id: nobodysNumber, version: unseen, position: 'top', link: '#/', title_en: 'Nothing' },
  saveAnnouncement: { id: nobodysNumber, version: unseen, title_en: 'Nothing', text_en: 'Nothing' },
  saveStory: { id: nobodysNumber, version: unseen, kind: 'story', title_en: 'Nothing', excerpt_en: 'Nothing', body_en: 'Nothing' },
  savePost: { id: nobodysNumber, version: unseen, title_en: 'Nothing', excerpt_en: 'Nothing', body_en: 'Nothing' },
  ...Object.fromEntries(
    ['Ad', 'Announcement', 'Story', 'Post'].flatMap((what) => [
      [`publish${what}`, { id: nobodysNumber, version: unseen }],
      [`remove${what}`, { id: nobodysNumber, version: unseen }],
    ]),
  ),
  savePolicy: { name: 'terms', seen: 'never', title_en: 'Nothing', html_en: 'Nothing' },
  publishPolicy: { name: 'terms', version: '99999', seen: 'never' },
  restorePolicy: { name: 'terms', version: '99999', seen: 'never' },
  removePolicyDraft: { name: 'terms', seen: 'never' },
  saveMallCoupon: { id: nobodysNumber, version: unseen, code: 'NOTHING', name_en: 'Nothing', kind: 'free_delivery' },
  endMallCoupon: { id: nobodysNumber, version: unseen },
}

/** Input fields with row IDs, keyed by the test that sends them in each role. */
export const operatingIds: Readonly<Record<string, readonly string[]>> = {
  'server/src/modules/operator/content/mall-content.test.ts': [
    'saveAd.id',
    'publishAd.id',
    'removeAd.id',
    'saveAnnouncement.id',
    'publishAnnouncement.id',
    'removeAnnouncement.id',
    'saveStory.id',
    'publishStory.id',
    'removeStory.id',
    'savePost.id',
    'publishPost.id',
    'removePost.id',
    'saveMallCoupon.id',
    'endMallCoupon.id',
    'listMallAds.id',
    'listMallAnnouncements.id',
    'listMallNews.id',
    'listMallPosts.id',
    'listMallCoupons.id',
    'savePost.product_ids',
    'saveAd.images',
    'saveMallCoupon.scope_id',
  ],
  'server/src/modules/operator/settings/mall-settings.test.ts': ['takeBack.id', 'saveMallSetting.shares'],
  'server/src/modules/operator/catalog/mall-catalogue.test.ts': [
    'saveCategory.id',
    'saveCategory.parent_id',
    'moveCategory.id',
    'moveCategory.parent_id',
    'removeCategory.id',
    'listMallBrands.id',
    'saveBrand.id',
    'removeBrand.id',
  ],
  'server/src/modules/operator/settings/receiving-wallets/receiving.test.ts': ['signWalletAddress.id'],
}
