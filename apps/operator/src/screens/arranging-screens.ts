import {
  IconClipboard,
  IconCoin,
  IconCreditCard,
  IconFileText,
  IconHourglass,
  IconLanguage,
  IconMessageCircle,
  IconNews,
  IconPhoto,
  IconSettings,
  IconSpeakerphone,
  IconStar,
  IconTag,
  IconTicket,
  IconTruckDelivery,
  IconWallet,
} from '@plaza/design'
import { paths } from '../paths.ts'
import { type OperatorScreen, readsCatalogue, readsContent, readsMoney, readsSettings } from './operator-screen.ts'

type Screens = readonly OperatorScreen[]
type Line = Pick<OperatorScreen, 'key' | 'path' | 'load'> & Partial<Pick<OperatorScreen, 'icon' | 'under' | 'roles'>>
const of = (group: OperatorScreen['group'], roles: OperatorScreen['roles'], lines: readonly Line[]): Screens =>
  lines.map((line) => ({ group, roles, ...line }))

/** Screens where staff manage the catalogue, the content and the settings of the mall. */
export const arrangingScreens: Screens = [
  ...of('catalogue', readsCatalogue, [
    { key: 'categories', path: paths.categories, icon: IconTag, load: () => import('./catalog/categories/CategoriesScreen.tsx') },
    { key: 'brands', path: paths.brands, icon: IconStar, load: () => import('./catalog/brands/BrandsScreen.tsx') },
    { key: 'brand', path: paths.brand, under: paths.brands, load: () => import('./catalog/brands/BrandScreen.tsx') },
  ]),
  ...of('content', readsContent, [
    { key: 'ads', path: paths.ads, icon: IconPhoto, load: () => import('./content/ads/AdsScreen.tsx') },
    {
      key: 'announcements',
      path: paths.announcements,
      icon: IconSpeakerphone,
      load: () => import('./content/announcements/AnnouncementsScreen.tsx'),
    },
    { key: 'news', path: paths.news, icon: IconNews, load: () => import('./content/news/NewsScreen.tsx') },
    { key: 'posts', path: paths.posts, icon: IconFileText, load: () => import('./content/posts/PostsScreen.tsx') },
    { key: 'policies', path: paths.policies, icon: IconClipboard, load: () => import('./content/policies/PoliciesScreen.tsx') },
    { key: 'policy', path: paths.policy, under: paths.policies, load: () => import('./content/policies/PolicyScreen.tsx') },
    {
      key: 'policyDraft',
      path: paths.policyDraft,
      under: paths.policies,
      roles: ['owner', 'catalogue'],
      load: () => import('./content/policies/PolicyDraftScreen.tsx'),
    },
    { key: 'words', path: paths.texts, icon: IconMessageCircle, roles: readsCatalogue, load: () => import('./texts/WordsScreen.tsx') },
    { key: 'word', path: paths.text, under: paths.texts, roles: readsCatalogue, load: () => import('./texts/WordScreen.tsx') },
    { key: 'coupons', path: paths.coupons, icon: IconTicket, load: () => import('./content/coupons/CouponsScreen.tsx') },
    { key: 'coupon', path: paths.coupon, under: paths.coupons, load: () => import('./content/coupons/CouponScreen.tsx') },
  ]),
  ...of('settings', readsMoney, [
    { key: 'currencies', path: paths.currencies, icon: IconCoin, load: () => import('./settings/currencies/CurrenciesScreen.tsx') },
    { key: 'receiving', path: paths.receiving, icon: IconWallet, load: () => import('./settings/receiving/ReceivingScreen.tsx') },
  ]),
  ...of('settings', readsSettings, [
    { key: 'website', path: paths.website, icon: IconSettings, load: () => import('./settings/website/WebsiteScreen.tsx') },
    { key: 'limits', path: paths.limits, icon: IconHourglass, load: () => import('./settings/website/LimitsScreen.tsx') },
    { key: 'payWays', path: paths.payWays, icon: IconCreditCard, load: () => import('./settings/website/PayWaysScreen.tsx') },
    { key: 'carriers', path: paths.carriers, icon: IconTruckDelivery, load: () => import('./settings/carriers/CarriersScreen.tsx') },
    { key: 'carrier', path: paths.carrier, under: paths.carriers, load: () => import('./settings/carriers/CarrierScreen.tsx') },
    {
      key: 'languages',
      path: paths.languages,
      icon: IconLanguage,
      roles: readsCatalogue,
      load: () => import('./settings/languages/LanguagesScreen.tsx'),
    },
  ]),
]
