export { live } from './live.ts'
export type { StreamEvent } from './read-events.ts'
