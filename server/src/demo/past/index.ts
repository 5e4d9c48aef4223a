export { type Telling, replayPast } from './tell-past.ts'
