export {
  type Queued,
  addEvent,
  addSignature,
  claimOf,
  dropClaim,
  eventsOf,
  oldestOf,
  queueCounts,
  queueOf,
  recordOf,
  signatureOn,
  takeClaim,
} from './case-rows.ts'
