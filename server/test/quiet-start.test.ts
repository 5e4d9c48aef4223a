import pino from 'pino'
import { expect, test } from 'vitest'
import { platformSchedules } from '../src/platform/observability/platform-schedules.ts'
import { schedulesOf } from '../src/mall.ts'
import { openDemoMall } from './demo-mall.ts'

test('a freshly filled demo mall and its schedules log no warning', async () => {
  const lines: string[] = []
  const mall = await openDemoMall({}, (kernel) => {
    kernel.log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) })
  })
  const timers = [...platformSchedules(mall.kernel), ...schedulesOf(mall.kernel)]
  expect(timers.length).toBeGreaterThan(30)
  for (const timer of timers) await timer.do()
  await mall.end()
  // Ignores lines about missing builds: the real start builds the pages, but the tests do not.
  expect(lines.filter((line) => !line.includes('is not built'))).toEqual([])
})
