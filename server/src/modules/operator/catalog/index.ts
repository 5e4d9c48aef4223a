import type { Editable } from '../../approvals/changelog/index.ts'
import { brandEdits } from './brands/index.ts'
import { categoryEdits } from './categories/index.ts'

export { mallCatalogueRoutes } from './routes.ts'
/** What of it has a way back. */
export const catalogueEdits: readonly Editable[] = [categoryEdits, brandEdits]
