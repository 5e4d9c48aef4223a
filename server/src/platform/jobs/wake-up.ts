import type { WorkerEvents } from 'graphile-worker'

/**
 * By default, a worker checks the queue when any job is added. After this call, the worker checks only on messages of its channel, and every few
 * seconds.
 */
export const wakeOnlyBy = (events: WorkerEvents, channel: string): void => {
  events.on('pool:create', ({ workerPool }) => {
    const wake = workerPool.nudge.bind(workerPool)
    workerPool.nudge = () => {}
    events.on('pool:listen:notification', ({ workerPool: woken, message }) => {
      if (woken === workerPool && message.channel === channel) wake(1)
    })
  })
  events.on('pool:listen:success', ({ client }) => void client.query(`listen ${channel}`).catch(() => {})) // If `listen` fails, the next connection listens again.
  events.on('pool:listen:release', ({ client }) => void client.query(`unlisten ${channel}`).catch(() => {}))
}
