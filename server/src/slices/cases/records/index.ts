export {
  type Queued,
  addEvent,
  addSignature,
  claimOf,
  dropClaim,
  eventsOf,
  queueCounts,
  queueOf,
  recordOf,
  signatureOn,
  takeClaim,
} from './case-rows.ts'
