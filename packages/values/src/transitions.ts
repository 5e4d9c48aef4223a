/** One step to a state, with the words of the person who takes it. */
export type StepTo<State extends string> = { to: State; note?: string }
/** The steps of one write, in their order; at least one. */
export type StepsTo<State extends string> = readonly [StepTo<State>, ...StepTo<State>[]]

export const lastStep = <State extends string>(steps: StepsTo<State>): StepTo<State> => steps.at(-1) ?? steps[0]
