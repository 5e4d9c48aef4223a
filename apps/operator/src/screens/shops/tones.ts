/** How the state of a shop looks. */
export const shopTones = { open: 'success', suspended: 'danger', closed: 'quiet' } as const
