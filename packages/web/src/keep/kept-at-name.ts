/** The name under which a kept page says of when it is. */
export const keptAtName = 'kept-at'
