export {
  addEvent,
  addSignature,
  claimMs,
  claimOf,
  dropClaim,
  lastDecisionOf,
  oldestOf,
  queueCounts,
  queueOf,
  caseRecord,
  signatureOn,
  takeClaim,
} from './case-rows.ts'
export { heldOf, takeHeld, type DecisionInput, hold, dropHeld } from './held-rows.ts'
export { openCase } from './open-case.ts'
export { tellCase, tellQueue } from './tell-case.ts'
export { decidedBy, keptByDay, noteDecided } from './decided-rows.ts'
export { getPromises, keptLately } from './get-promises.ts'
