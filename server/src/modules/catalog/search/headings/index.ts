export { type CategoryTree, categoryTree, knownHeadings } from './known-headings.ts'
export { type HeadingRow, dropHeading, headingsBeginning, putHeadings } from './heading-rows.ts'
