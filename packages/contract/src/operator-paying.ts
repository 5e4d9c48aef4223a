import * as z from 'zod/mini'
import { call } from './call.ts'
import { mallPayWays } from './pay-ways.ts'

export const MallPayWay = z.object({
  way: z.enum(mallPayWays),
  /** The setting by which the owner lets it or not; null where recharges alone are paid by it. */
  setting: z.nullable(z.string()),
  /** Who collects: the mall itself, or a gateway by its name; null where none is set up, and then nobody is offered it. */
  through: z.nullable(z.string()),
  allowed: z.boolean(),
  /** Shoppers are offered it. */
  open: z.boolean(),
})
export type MallPayWay = z.infer<typeof MallPayWay>

export const listPayWays = call({
  method: 'GET',
  path: '/operator/payment-ways',
  who: 'operator',
  summary: 'The ways in which people pay, who collects, and which of them are open',
  answer: z.object({ list: z.array(MallPayWay) }),
  refusals: { not_allowed: 3000001 },
})
