import { describe, expect, it } from 'vitest'
import { planDemoStep } from './plan-demo-step.ts'

const since = new Date('2026-12-31T23:50:00Z')
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)

describe('next step of a demo shop', () => {
  it.each([
    ['unpaid', 9999, null],
    ['paid', 2.9, null],
    ['paid', 3, 'accept'],
    ['to_ship', 11, null],
    ['to_ship', 12, 'ship'],
    ['shipped', 45, 'in_transit'],
    ['in_transit', 149, null],
    ['in_transit', 150, 'on_the_way'],
    ['on_the_way', 90, 'delivered'],
    ['delivered', 9999, null],
    ['cancelled', 9999, null],
  ] as const)('%s for %s minutes: %s', (status, minutes, step) => expect(planDemoStep(status, since, after(minutes))).toBe(step))
})
