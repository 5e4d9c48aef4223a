export const weighTask = 'weigh-rewards'
/** The same job after a payment. It does nothing if the buyer has no inviter and followed no affiliate link. */
export const weighPaidTask = 'weigh-paid'
