import type { EventName } from '@plaza/contract'

/** Nobody hears these yet: they are on record, and nothing is done to deliver them. A listener for one compiles once it is taken out here. */
const onlyRecorded = ['order.placed', 'order.cancelled'] as const satisfies readonly EventName[]
export type HandledEventName = Exclude<EventName, (typeof onlyRecorded)[number]>
export const isHandled = (name: EventName): boolean => !onlyRecorded.some((each) => each === name)

export const dispatchTask = 'hear-fact'
