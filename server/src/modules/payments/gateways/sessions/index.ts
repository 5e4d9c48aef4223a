export {
  type SessionState,
  type SessionRow,
  insertSession,
  sessionById,
  sessionByToken,
  holdSession,
  holdSessionOf,
  writeOpened,
  writeSettled,
  countLook,
  sessionsToLookAt,
  openPaymentsOf,
} from './session-rows.ts'
