export const weighTask = 'weigh-rewards'
/** The same after a payment, which earns no reward if the buyer has no inviter. */
export const weighPaidTask = 'weigh-paid'
