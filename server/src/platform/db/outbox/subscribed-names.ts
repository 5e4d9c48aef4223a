import type { EventName } from '@plaza/contract'

/** These events are recorded and have no handler. A handler for one compiles once its name is removed here. */
const onlyRecorded = ['order.placed', 'order.cancelled'] as const satisfies readonly EventName[]
export type HandledEventName = Exclude<EventName, (typeof onlyRecorded)[number]>
export const isHandled = (name: EventName): boolean => !onlyRecorded.some((each) => each === name)

export const dispatchTask = 'dispatch-event'
/** Jobs of earlier versions may still wait under this name. */
export const earlierDispatchTask = 'hear-fact'
