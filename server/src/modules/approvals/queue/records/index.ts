export { promiseStatsByDay, noteDecided } from './decided-rows.ts'
export { recentPromiseStats } from './get-promises.ts'
