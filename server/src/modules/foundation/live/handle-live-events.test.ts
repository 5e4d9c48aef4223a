import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { eventsSince, liveChannel, pushLiveToAll } from '../../../platform/events/live.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { handleLiveEvents } from './handle-live-events.ts'
import { makeStreams } from './streams.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

/** Pushes a live event to all, and returns the payload that the database sends to listeners. */
const pushLive = async (): Promise<string> => {
  await transaction(open.kernel, (tx) => pushLiveToAll(tx, 'settings', { what: 'website' }))
  const { id, mark, audience, personId, name, data } = (await eventsSince(open.kernel.db, '0'))!.at(-1)!
  return JSON.stringify([id, mark, audience, personId, name, data])
}

test('an event received during the lookup of missed events waits and is delivered after them', async () => {
  const sentIds: string[] = []
  const channelHandler = handleLiveEvents(open.kernel, { ...makeStreams(), publish: (event) => sentIds.push(event.id) })
  const hear = (payload: string) => channelHandler.channels[liveChannel]?.(payload)
  await channelHandler.back?.()
  const first = await pushLive()
  hear(first)
  channelHandler.lost?.()
  const [missed, soon] = [await pushLive(), await pushLive()]
  hear(soon) // the new connection already receives events, but has not yet loaded the missed events
  await channelHandler.back?.()
  const inOrder = [first, missed, soon].map((each) => (JSON.parse(each) as [string])[0])
  expect([...new Set(sentIds)]).toEqual(inOrder)
})
