export { moveReversal } from './move-reversal.ts'
export { planReversal } from './plan-reversal.ts'
export { gatewaysChecks } from './reversal-checks.ts'
export {
  goneOf,
  holdReversal,
  insertReversal,
  reversalById,
  reversalOf,
  reversalsThatFailed,
  writeReturned,
  writeReturnFailed,
  writeTriedAgain,
} from './reversal-rows.ts'
