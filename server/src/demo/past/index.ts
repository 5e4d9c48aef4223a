export { type Telling, tellPast } from './tell-past.ts'
