export { notifyOfLeaving, untold } from './leaving.ts'
export { loginWanted, type LoginWanted } from './login-wanted.ts'
export { proveWork } from './prove-work.ts'
export { createSession, nobody, type Session, type SessionKeeping, type SessionStore } from './session.ts'
