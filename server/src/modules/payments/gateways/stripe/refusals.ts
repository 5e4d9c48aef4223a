/** Types of errors that a retry would not fix. */
const refusals = new Set(['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError', 'StripeCardError'])

export const typeOf = (error: unknown) => (error as { type?: string }).type ?? ''
/** Stripe's error code, or the error type if there is none. */
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? typeOf(error)
export const isRefusal = (error: unknown) => refusals.has(typeOf(error))
