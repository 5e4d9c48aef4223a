export const weighTask = 'weigh-rewards'
/** Task that checks the buyer's orders after a payment. It does nothing if the buyer has no inviter and followed no affiliate link. */
export const weighPaidTask = 'weigh-paid'
