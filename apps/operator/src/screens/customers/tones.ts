export const personTones = { active: 'success', disabled: 'danger', closing: 'warning', closed: 'quiet' } as const
