/** Name of the `meta` element with the time when the page was cached. */
export const cachedAtName = 'kept-at'
