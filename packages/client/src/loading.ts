/** Milliseconds for which the loading flag stays true after the last request has ended. */
export const loadingTailMs = 2000

export type LoadingState = {
  /** Number of requests in progress. */
  inFlight: number
  /** True while requests are in progress, and for two seconds after the last one. */
  loading: boolean
}

const resting: LoadingState = { inFlight: 0, loading: false }

/** Store of a page's loading flag, with subscriptions. */
export const createLoading = () => {
  let state = resting
  let tail: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (next: LoadingState) => {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    /** Counts one request. Returns a function that ends it; a second call of that function has no effect. */
    begin() {
      clearTimeout(tail)
      set({ inFlight: state.inFlight + 1, loading: true })
      let ended = false
      return () => {
        if (ended) return
        ended = true
        set({ inFlight: state.inFlight - 1, loading: true })
        if (state.inFlight === 0) tail = setTimeout(() => set(resting), loadingTailMs)
      }
    },
    current: () => state,
    /** State during server rendering: the server sends no requests for a reader. */
    resting: () => resting,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Loading = ReturnType<typeof createLoading>
