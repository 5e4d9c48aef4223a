/**
 * The database budget of one search: maximum number of queries and milliseconds. A search of eight words in six languages returns the results found
 * within it.
 */
const maxQueries = 24
const maxMs = 4000

/** `spend` uses one query of the budget. It returns false if the budget is used up. */
type Budget = {
  spend: () => boolean
  /** Removes the limit after the search, because later filtered searches have their own budget. */
  lift: () => void
}

export const budget = (most = maxQueries, withinMs = maxMs, now: () => number = () => performance.now()): Budget => {
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

/** Adds a budget to the kernel for one search query with a separate limit. */
export const withBudget = <T extends object>(kernel: T): T & Required<Budgeted> => ({ ...kernel, budget: budget() })
