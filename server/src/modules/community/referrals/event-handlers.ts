import type { Tx } from '../../../platform/db/database.ts'
import { eventHandler } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/db/enqueue.ts'
import { weighPaidTask, weighTask } from './weigh-task.ts'

type Buyer = { customerId: string }
const later =
  (task: string) =>
  (tx: Tx, { customerId }: Buyer): Promise<void> =>
    enqueue(tx, task, { customerId }, { key: `${task}:${customerId}` })

/** The job reads the current state when it runs, so the order of events does not matter. */
const scheduleWeighing = later(weighTask)

export const referralsEventHandlers = [
  eventHandler('order.paid', 'a reward waits for an order that is paid', later(weighPaidTask)),
  eventHandler('order.completed', 'a reward is decided once an order is completed', scheduleWeighing),
  eventHandler('order.called_off', 'a reward is void whose order is called off', scheduleWeighing),
  eventHandler('order.given_back', 'a reward comes back whose order does', scheduleWeighing),
]
