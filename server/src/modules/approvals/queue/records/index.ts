export { promisesKeptByDay, noteDecided } from './decided-rows.ts'
export { promisesKeptLately } from './get-promises.ts'
