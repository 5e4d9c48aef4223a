import type { Kernel } from '../../platform/kernel.ts'
import { replayOwnOrders } from './replay-own-orders.ts'
import { replayHistory, type Telling } from './replay-past.ts'

/** Replays the sales of the demo mall's shops, and then the orders of its first shopper. */
export const replayPast = (kernel: Kernel): Telling => replayHistory(kernel, () => replayOwnOrders(kernel))
