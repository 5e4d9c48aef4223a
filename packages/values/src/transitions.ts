/** A transition of a record to a state, with an optional note by the person who made it. */
export type StepTo<State extends string> = { to: State; note?: string }
/** The transitions of one write, in order; at least one. */
export type StepsTo<State extends string> = readonly [StepTo<State>, ...StepTo<State>[]]

export const lastStep = <State extends string>(steps: StepsTo<State>): StepTo<State> => steps.at(-1) ?? steps[0]
