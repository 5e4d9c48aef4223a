export { productsFound } from './finding/index.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { importTask, runImport, tablesDoor } from './files/index.ts'

export { shopProductsListeners } from './on-facts.ts'
export { shopProductsRoutes } from './routes.ts'
export { productCase } from './submissions/index.ts'
export { publishDue, shopProductsTimers } from './timers.ts'
export const shopProductsJobs = (kernel: Kernel) => ({ [importTask]: runImport(kernel) })
export const shopProductsDoors = [tablesDoor]
