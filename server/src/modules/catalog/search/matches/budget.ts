/** The database budget of one search: eight words in six languages are answered with the results found within it. */
const maxAsked = 24
const maxMs = 4000

/** Whether there is something left of it; asking takes a part. */
type Budget = {
  spend: () => boolean
  /** Removes the budget: the query is answered, and later filtered searches count separately. */
  lift: () => void
}

export const budget = (most = maxAsked, withinMs = maxMs, now: () => number = () => performance.now()): Budget => {
  const end = now() + withinMs
  let left = most
  let isLifted = false
  return {
    spend: () => isLifted || (now() < end && (left -= 1) >= 0),
    lift: () => {
      isLifted = true
    },
  }
}

export type Budgeted = { budget?: Budget }

/** The same for one query with a separate budget. */
export const withBudget = <T extends object>(kernel: T): T & Required<Budgeted> => ({ ...kernel, budget: budget() })
