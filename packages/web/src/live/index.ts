export type { Heed } from './live.ts'
export { useLive } from './use-live.ts'
