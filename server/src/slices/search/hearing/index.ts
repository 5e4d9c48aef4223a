export { matches, matching, type Matching } from './matching.ts'
export { markOf, newsOfSearch, readTold, type Moved } from './told.ts'
export { untouchedBy } from './untouched-by.ts'
