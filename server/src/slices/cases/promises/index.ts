export { getPromises } from './get-promises.ts'
export { decidedBy, noteDecided } from './decided-rows.ts'
