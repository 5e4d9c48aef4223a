export { type Limits, limitSettings, planLimits } from './limits.ts'
