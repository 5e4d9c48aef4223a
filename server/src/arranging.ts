import type { Slice } from './slice.ts'
import { editsRoutes } from './modules/approvals/changelog/index.ts'
import { catalogueEdits, mallCatalogueRoutes } from './modules/operator/catalog/index.ts'
import { contentsEdits, mallContentRoutes } from './modules/operator/content/index.ts'
import { mallSettingsRoutes, settingsEdits } from './modules/operator/settings/index.ts'
import { mallWordsRoutes, wordEdits } from './modules/operator/texts/index.ts'

/** How staff arrange the mall: what it is called, sells, says and takes, with all of it on record. */
export const arranging: readonly Slice[] = [
  {
    name: 'approvals/changelog',
    owns: 'what staff changed of the mall: before, after, who and when, and the way back',
    leansOn: ['identity/staff/operators'],
    routes: editsRoutes([...settingsEdits, ...catalogueEdits, ...contentsEdits, wordEdits]),
    listeners: [],
  },
  {
    name: 'operator/settings',
    owns: 'currencies, languages, wallets, carriers and limits, as the owner sets them',
    leansOn: [
      'foundation/settings',
      'foundation/settings/addresses',
      'foundation/settings/languages',
      'foundation/settings/limits',
      'foundation/settings/rates',
      'foundation/media/claiming',
      'identity/addresses/places',
      'payments/gateways',
      'orders/shipments/carriers',
      'identity/staff/operators',
      'approvals/changelog',
    ],
    routes: mallSettingsRoutes,
    listeners: [],
  },
  {
    name: 'operator/catalog',
    owns: 'the tree of categories, and brands, as the staff arrange them',
    leansOn: ['foundation/media/claiming', 'catalog/products/arranging', 'identity/staff/operators', 'approvals/changelog'],
    routes: mallCatalogueRoutes,
    listeners: [],
  },
  {
    name: 'operator/content',
    owns: 'ads, announcements, news, posts, policies and coupons of the mall, as the staff write them',
    leansOn: [
      'foundation/media/claiming',
      'foundation/content/editing',
      'foundation/content/policies',
      'catalog/products',
      'catalog/products/own',
      'orders/coupons',
      'orders/coupons/giving',
      'seller/coupons',
      'identity/staff/operators',
      'approvals/changelog',
    ],
    routes: mallContentRoutes,
    listeners: [],
  },
  {
    name: 'operator/texts',
    owns: 'what the mall says to people of itself, in six languages',
    leansOn: ['foundation/notifications/templates', 'identity/staff/operators', 'approvals/changelog'],
    routes: mallWordsRoutes,
    listeners: [],
  },
]
