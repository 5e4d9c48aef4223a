import type { FactName } from '@plaza/contract'

/** Nobody hears these yet: they are on record, and nothing is done to deliver them. A listener for one compiles once it is taken out here. */
const onlyRecorded = ['order.placed', 'order.cancelled'] as const satisfies readonly FactName[]
export type HeardName = Exclude<FactName, (typeof onlyRecorded)[number]>
export const isHeard = (name: FactName): boolean => !onlyRecorded.some((each) => each === name)

export const hearTask = 'hear-fact'
