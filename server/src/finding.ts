import type { Slice } from './slice.ts'
import { favouritesListeners, favouritesRoutes } from './slices/favourites/index.ts'
import { searchListeners, searchRoutes, searchTimers } from './slices/search/index.ts'

/** How people find what is sold, and keep what they found: a part of the page of slices. */
export const finding: readonly Slice[] = [
  {
    name: 'search',
    owns: 'the index of words, suggestions, what is searched',
    leansOn: ['catalogue', 'catalogue/facets', 'catalogue/for-search'],
    routes: searchRoutes,
    listeners: searchListeners,
    timers: searchTimers,
  },
  {
    name: 'favourites',
    owns: 'what a shopper saves, looks at, follows and waits for',
    leansOn: ['settings', 'notices', 'shops', 'catalogue'],
    routes: favouritesRoutes,
    listeners: favouritesListeners,
  },
]
