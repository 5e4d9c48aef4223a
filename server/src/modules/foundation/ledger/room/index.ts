export { accountsBefore } from './account-rows.ts'
export { closeDays, closingsBefore, closedUpTo, netsByDay } from './day-rows.ts'
export { flowsUntilNow, movedWithin, owedOf, shopsOwing } from './flow-rows.ts'
export { type Move, movesBefore } from './move-rows.ts'
