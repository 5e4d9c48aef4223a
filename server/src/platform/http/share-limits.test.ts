import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { listenTo } from '../db/listen.ts'
import { requestLimits } from './rate-limit.ts'
import { shareLimits } from './share-limits.ts'

let open: OpenKernel
const toStop: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of toStop.splice(0)) await stop()
  await open.end()
})

const promised = 30
/** Starts one of several processes. It counts its own requests and receives the counts of the others. */
const aProcess = async () => {
  const limits = requestLimits(promised)
  const { channelHandler, stop } = shareLimits({ ...open.kernel, limits })
  const news = listenTo(open.url, open.kernel.log, [channelHandler])
  await news.start()
  toStop.push(stop, news.stop)
  return { passes: () => limits.take('198.51.100.7', '/api/customer/index/get_new') === null }
}

test('two processes together admit no more than one would, except within the sharing delay of 200 ms', async () => {
  open = await openKernel()
  const both = [await aProcess(), await aProcess()]
  // Waits for the next minute if this one ends soon, because counts start anew each minute.
  if (Date.now() % 60_000 > 50_000) await pause(60_500 - (Date.now() % 60_000))
  let through = 0
  const ask = () => both.forEach(({ passes }) => (through += passes() ? 1 : 0))
  for (let at = 0; at < promised / 2; at += 1) ask()
  expect(through).toBe(promised)
  for (let look = 0; look < 3; look += 1) {
    await pause(400)
    ask()
  }
  expect(through).toBeLessThanOrEqual(promised + 4)
})
