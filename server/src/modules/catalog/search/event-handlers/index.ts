export { matches, matching } from './matching.ts'
export { markOf, newsOfSearch, readTold, type Moved, type MovedWithFresh } from './told.ts'
export { heardQuestions, type HeardQuestions, untouchedBy } from './untouched-by.ts'
