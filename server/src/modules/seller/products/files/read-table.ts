import { createHash } from 'node:crypto'
import { productLimits } from '@plaza/contract'
import { inSlices } from '../../../../platform/jobs/time-slices.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { brandsCalled, readCategoryPaths } from '../../../catalog/products/shop-products/index.ts'
import { ownPictures } from '../entries/own-pictures.ts'
import { giftsAllowed } from '../../../foundation/settings/index.ts'
import { type Line, readLines, type Unreadable } from '../csv/cells.ts'
import { type PlannedRows, planHead, planningRows } from '../csv/plan-rows.ts'
import { entriesByCode } from '../entries/entry-rows.ts'
import { reviewStates } from '../entries/list-rows.ts'

const idShape = /^[1-9][0-9]{0,17}$/

export type Table = { rows: number; hash: Buffer; planned: PlannedRows }

const wordsIn = (lines: readonly Line[], names: readonly string[], column: string): string[] => {
  const at = names.indexOf(column)
  return at === -1 ? [] : [...new Set(lines.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''))]
}

/** Loads all data that a file refers to. The number of SQL statements does not grow with the file. */
const lookUp = async ({ db }: Kernel, whose: { shopId: string; personId: string }, lines: readonly Line[]) => {
  const [head, ...others] = lines
  const names = head ? planHead(head).names : []
  const said = (column: string) => wordsIn(others, names, column)
  const images = [...said('images').flatMap((cell) => cell.split(/[\s,;]+/, productLimits.pictures + 1)), ...said('picture')]
  const codes = await entriesByCode(db, whose.shopId, said('code'))
  const ids = said('product_id').filter((id) => idShape.test(id))
  const categoryPaths = [...(await readCategoryPaths(db))]
  return {
    codes,
    products: await reviewStates(db, whose.shopId, [...new Set([...ids, ...codes.values()])]),
    categories: new Map(categoryPaths.flatMap(([id, path]) => [[id, id] as const, [path.toLowerCase(), id] as const])),
    brands: await brandsCalled(db, [...said('brand_id'), ...said('brand').map((name) => name.toLowerCase())]),
    pictures: await ownPictures(db, whose, images),
    giftsAllowed: await giftsAllowed(db),
  }
}

/** Reads a product file. Returns the number of lines, the products and the faults of each line. An unreadable file returns the reason. */
export const readTable = async (
  kernel: Kernel,
  whose: { shopId: string; personId: string },
  bytes: Buffer,
): Promise<Table | Unreadable | { reason: 'empty' }> => {
  const lines = await readLines(bytes)
  if ('reason' in lines) return lines
  if (lines.length < 2) return { reason: 'empty' }
  const known = await lookUp(kernel, whose, lines)
  return { rows: lines.length - 1, hash: createHash('sha256').update(bytes).digest(), planned: await inSlices(planningRows(lines, known)) }
}
