import type { Slice } from './slice.ts'
import { editsRoutes } from './slices/edits/index.ts'
import { catalogueEdits, mallCatalogueRoutes } from './slices/mall-catalogue/index.ts'
import { contentsEdits, mallContentRoutes } from './slices/mall-content/index.ts'
import { mallSettingsRoutes, settingsEdits } from './slices/mall-settings/index.ts'
import { mallWordsRoutes, wordEdits } from './slices/mall-words/index.ts'

/** How staff arrange the mall: what it is called, sells, says and takes, with all of it on record. */
export const arranging: readonly Slice[] = [
  {
    name: 'edits',
    owns: 'what staff changed of the mall: before, after, who and when, and the way back',
    leansOn: ['staff/operators'],
    routes: editsRoutes([...settingsEdits, ...catalogueEdits, ...contentsEdits, wordEdits]),
    listeners: [],
  },
  {
    name: 'mall-settings',
    owns: 'currencies, languages, wallets, carriers and limits, as the owner sets them',
    leansOn: [
      'settings',
      'settings/addresses',
      'settings/languages',
      'settings/limits',
      'settings/rates',
      'media/claiming',
      'addresses/places',
      'gateways',
      'parcels/carriers',
      'staff/operators',
      'edits',
    ],
    routes: mallSettingsRoutes,
    listeners: [],
  },
  {
    name: 'mall-catalogue',
    owns: 'the tree of categories, and brands, as the staff arrange them',
    leansOn: ['media/claiming', 'catalogue/arranging', 'staff/operators', 'edits'],
    routes: mallCatalogueRoutes,
    listeners: [],
  },
  {
    name: 'mall-content',
    owns: 'ads, announcements, news, posts, policies and coupons of the mall, as the staff write them',
    leansOn: [
      'media/claiming',
      'content/editing',
      'content/policies',
      'catalogue',
      'catalogue/own',
      'coupons',
      'coupons/giving',
      'shop-coupons',
      'staff/operators',
      'edits',
    ],
    routes: mallContentRoutes,
    listeners: [],
  },
  {
    name: 'mall-words',
    owns: 'what the mall says to people of itself, in six languages',
    leansOn: ['notices/templates', 'staff/operators', 'edits'],
    routes: mallWordsRoutes,
    listeners: [],
  },
]
