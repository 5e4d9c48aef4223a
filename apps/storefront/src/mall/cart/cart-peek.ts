import { createStore } from '@plaza/web/store'

/** Number of additions to the cart. On desktops, the header opens a cart preview on each addition. */
const times = createStore(0)

export const cartPeek = { ...times, show: () => times.set(times.current() + 1) }
