/** Errors that a retry would not change. */
const refusals = new Set(['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError', 'StripeCardError'])

export const typeOf = (error: unknown) => (error as { type?: string }).type ?? ''
/** Stripe's own error code. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? typeOf(error)
export const isRefusal = (error: unknown) => refusals.has(typeOf(error))
