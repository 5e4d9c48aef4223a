export { type Line, readLines, type Unreadable } from './cells.ts'
export { type Patch, applyPatch } from './patch.ts'
export { type PlannedProduct, type PlannedRows, planHead, planningRows } from './plan-rows.ts'
export { headLine, writeProductLines } from './write-product-lines.ts'
