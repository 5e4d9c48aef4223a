import type { EventName } from '@plaza/contract'

/** These events are recorded but have no handler. Remove a name here before adding a handler; otherwise the handler does not compile. */
const onlyRecorded = ['order.placed', 'order.cancelled'] as const satisfies readonly EventName[]
export type HandledEventName = Exclude<EventName, (typeof onlyRecorded)[number]>
export const isHandled = (name: EventName): boolean => !onlyRecorded.some((each) => each === name)

export const dispatchTask = 'dispatch-event'
/** Job name of earlier versions. Jobs with this name may still be queued. */
export const earlierDispatchTask = 'hear-fact'
