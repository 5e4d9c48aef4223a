export { carryOutTask, carryingOut } from './carry-out.ts'
export { decideCase } from './decide-case.ts'
export { undoDecision } from './undo-decision.ts'
