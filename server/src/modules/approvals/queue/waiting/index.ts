export { type WaitingOf, waitingOf } from './waiting-of.ts'
