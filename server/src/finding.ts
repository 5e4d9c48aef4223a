import type { Slice } from './slice.ts'
import { favouritesListeners, favouritesRoutes } from './modules/catalog/favorites/index.ts'
import { searchListeners, searchRoutes, searchTimers } from './modules/catalog/search/index.ts'

/** How people find what is sold, and keep what they found: a part of the page of slices. */
export const finding: readonly Slice[] = [
  {
    name: 'catalog/search',
    owns: 'the index of words, suggestions, what is searched',
    leansOn: ['catalog/products', 'catalog/products/facets', 'catalog/products/for-search'],
    routes: searchRoutes,
    listeners: searchListeners,
    timers: searchTimers,
  },
  {
    name: 'catalog/favorites',
    owns: 'what a shopper saves, looks at, follows and waits for',
    leansOn: ['foundation/settings', 'foundation/notifications', 'shops/profile', 'catalog/products'],
    routes: favouritesRoutes,
    listeners: favouritesListeners,
  },
]
