export {
  type SessionState,
  type SessionRow,
  type NewSession,
  insertSession,
  sessionById,
  sessionByToken,
  holdSession,
  writeOpened,
  writeSettled,
  countLook,
  sessionsToLookAt,
  openPaymentsOf,
} from './session-rows.ts'
