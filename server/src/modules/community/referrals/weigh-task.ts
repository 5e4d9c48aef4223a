export const weighTask = 'weigh-rewards'
/** The same after a payment, which earns nobody anything whose buyer was brought by nobody. */
export const weighPaidTask = 'weigh-paid'
