export { type Telling, replayPast } from './replay-past.ts'
