export const shopTones = { open: 'success', suspended: 'danger', closed: 'quiet' } as const
