import type { WorkerEvents } from 'graphile-worker'

/** A worker looks at the queue whenever any job is put there. One that does only jobs of its own kind looks when its channel says so, and every few seconds. */
export const wakeOnlyBy = (events: WorkerEvents, channel: string): void => {
  events.on('pool:create', ({ workerPool }) => {
    const wake = workerPool.nudge.bind(workerPool)
    workerPool.nudge = () => {}
    events.on('pool:listen:notification', ({ workerPool: woken, message }) => {
      if (woken === workerPool && message.channel === channel) wake(1)
    })
  })
  events.on('pool:listen:success', ({ client }) => void client.query(`listen ${channel}`).catch(() => {})) // the next connection listens anew
  events.on('pool:listen:release', ({ client }) => void client.query(`unlisten ${channel}`).catch(() => {}))
}
