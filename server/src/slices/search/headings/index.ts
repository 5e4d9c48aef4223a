export { type CategoryTree, categoryTree, knownHeadings } from './known-headings.ts'
export { type HeadingRow, headingsBeginning, putHeadings } from './heading-rows.ts'
