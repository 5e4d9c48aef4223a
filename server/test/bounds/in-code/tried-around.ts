import { sql } from 'kysely'
import { expect } from 'vitest'
import type { DemoMall } from '../../demo-mall.ts'
import { later, minute } from '../trial.ts'

export type CallAnswer = { code: number; data: unknown }
type Limit = { most: number; withinMs: number; pauseMs?: number }

/**
 * Sends one request, then a minute later the last allowed request and one more. Then sends one a millisecond before the pause ends, and one at its
 * end. Without a separate pause, the time counts from the first attempt.
 */
export const triedAround = async (
  { kernel }: DemoMall,
  kind: string,
  { most, withinMs, pauseMs }: Limit,
  ask: () => Promise<CallAnswer>,
): Promise<{ answers: CallAnswer[]; endMs: number }> => {
  const start = new Date()
  const at = (ms: number) => {
    kernel.now = () => later(start, ms)
  }
  at(0)
  await sql`truncate platform.attempt`.execute(kernel.db)
  const answers = [await ask()]
  const counted = await sql`update platform.attempt set count = ${most - 1} where subject like ${`${kind}:%`} returning subject`.execute(
    kernel.db,
  )
  expect(counted.rows).toHaveLength(1)
  const endMs = pauseMs === undefined ? withinMs : minute + pauseMs
  for (const ms of [minute, minute, endMs - 1, endMs]) {
    at(ms)
    answers.push(await ask())
  }
  return { answers, endMs }
}
