import { isRefused } from '@plaza/values'
import type { orderStates } from '@plaza/contract'
import { describe, expect, test } from 'vitest'
import { moveNames, planCancel, planMove } from './plan-move.ts'

const said = (planned: ReturnType<typeof planMove> | ReturnType<typeof planCancel>) => (isRefused(planned) ? '-' : planned.done)
/** Expected results by status, in the order of `moveNames`: G the move is allowed, s the order already has this status. */
const table: Record<(typeof orderStates)[number], string> = {
  unpaid: '----------',
  paid: 'G--------G',
  to_ship: 'sG-------G',
  shipped: '-GGGGGGGG-',
  in_transit: '-GsGGGGGG-',
  on_the_way: '-G-sGGGGG-',
  delivered: '----sGGGG-',
  received: '-----s-GG-',
  completed: '----------',
  cancelled: '---------s',
}

describe('allowed moves of an order', () => {
  test.each(Object.entries(table))('status %s', (status, answers) => {
    const planned = moveNames.map((name) => said(planMove(name, { status: status as never }))[0])
    expect(planned.map((each) => (each === 'g' ? 'G' : each)).join('')).toBe(answers)
  })
  test('a shipped order cannot be cancelled, and the refusal says so', () => {
    for (const status of ['shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed'] as const)
      expect(planCancel({ status })).toMatchObject({ refused: 'shipped_already' })
    expect(planCancel({ status: 'unpaid' })).toMatchObject({ refused: 'not_cancellable' })
  })
})
