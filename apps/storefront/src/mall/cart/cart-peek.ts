import { createStore } from '@plaza/web/store'

/** How often something was put into the cart: the header of desktops shows it then. */
const times = createStore(0)

export const cartPeek = { ...times, show: () => times.set(times.current() + 1) }
