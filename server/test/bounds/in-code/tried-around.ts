import { sql } from 'kysely'
import { expect } from 'vitest'
import type { DemoMall } from '../../demo-mall.ts'
import { later, minute } from '../trial.ts'

export type Asked = { code: number; data: unknown }
type Limit = { most: number; withinMs: number; pauseMs?: number }

/**
 * Asks once, then a minute later the last time that is allowed and once more; then a millisecond before the pause ends, and at its end. Without a
 * pause of its own the time counts from the first attempt.
 */
export const triedAround = async (
  { kernel }: DemoMall,
  kind: string,
  { most, withinMs, pauseMs }: Limit,
  ask: () => Promise<Asked>,
): Promise<{ answers: Asked[]; endMs: number }> => {
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
