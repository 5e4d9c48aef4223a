/** How people pay for orders, and what recharges are paid by besides coins. */
export const mallPayWays = ['wallet', 'card', 'cod', 'bank_tr'] as const
