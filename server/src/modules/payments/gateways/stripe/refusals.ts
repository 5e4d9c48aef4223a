/** What asking again would not change. */
const refusals = new Set(['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError', 'StripeCardError'])

export const typeOf = (error: unknown) => (error as { type?: string }).type ?? ''
/** What went wrong, in a word of Stripe's own. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? typeOf(error)
export const isRefusal = (error: unknown) => refusals.has(typeOf(error))
