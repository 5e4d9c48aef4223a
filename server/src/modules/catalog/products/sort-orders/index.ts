export { sortings, type SortName, type Sorting } from './sortings.ts'
export { standing, standsBehind } from './standing.ts'
