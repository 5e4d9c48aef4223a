/** What the mall says to people: why not, and what happened. */
export const wordKinds = ['message', 'notice'] as const
export const wordLanguages = ['zh', 'en', 'es', 'jp', 'th', 'zhtw'] as const
