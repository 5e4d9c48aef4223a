import pino from 'pino'
import { expect, test } from 'vitest'
import { houseTimers } from '../src/platform/observability/platform-schedules.ts'
import { schedulesOf } from '../src/mall.ts'
import { openDemoMall } from './demo-mall.ts'

test('a demo mall that was filled a moment ago warns of nothing, nor do its schedules', async () => {
  const lines: string[] = []
  const mall = await openDemoMall({}, (kernel) => {
    kernel.log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) })
  })
  const timers = [...houseTimers(mall.kernel), ...schedulesOf(mall.kernel)]
  expect(timers.length).toBeGreaterThan(30)
  for (const timer of timers) await timer.do()
  await mall.end()
  // The pages are built by the start, not by the tests.
  expect(lines.filter((line) => !line.includes('is not built'))).toEqual([])
})
