export { getPromises, keptLately } from './get-promises.ts'
export { decidedBy, keptByDay, noteDecided } from './decided-rows.ts'
