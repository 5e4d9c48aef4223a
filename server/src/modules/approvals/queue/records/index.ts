export { keptByDay, noteDecided } from './decided-rows.ts'
export { keptLately } from './get-promises.ts'
