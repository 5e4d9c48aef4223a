/** How the state of an account looks. */
export const personTones = { active: 'success', disabled: 'danger', closing: 'warning', closed: 'quiet' } as const
