/** Whether an amount in wire format is zero. */
export const isNothing = (amount: string): boolean => /^0+(\.0+)?$/.test(amount)
