import { live } from '@plaza/web/live'
import { heedEvent } from './heed-event.ts'
import type { Mall } from './mall.tsx'

/** Follows what happens to this customer, in all windows of the browser by one stream. */
export const followLive = (mall: Mall): (() => void) =>
  live({ name: 'plaza-live', caller: mall.caller, hear: (event) => heedEvent(mall, event) })
