export { exportDatabase } from './export-database.ts'
export { importDatabase } from './import-database.ts'
export { NoDump } from './tables.ts'
