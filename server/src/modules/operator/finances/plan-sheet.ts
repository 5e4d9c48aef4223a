import { minor, type Money, nothing } from '@plaza/values'

export type AccountBalance = { account: string; amount: Money }
type Sheet = {
  assets: AccountBalance[]
  liabilities: AccountBalance[]
  own: AccountBalance[]
  totals: Record<'assets' | 'liabilities' | 'own' | 'difference', Money>
}

const owed = ['customer.available', 'customer.frozen', 'order.escrow', 'shop.available', 'shop.frozen']
const own = ['commission', 'fees', 'promotions', 'suspense']
const total = (sums: readonly AccountBalance[]): Money => sums.reduce<Money>((sum, { amount }) => minor(sum + amount), nothing)

/**
 * Turns each account's inflow minus outflow into a balance sheet. Incoming money leaves its cash account, and cash held by a shop leaves its
 * receivable: both are assets. Balances of customers, shops and orders are liabilities. The rest belongs to the mall.
 */
export const planSheet = (flows: ReadonlyMap<string, Money>): Sheet => {
  const of = (account: string) => flows.get(account) ?? nothing
  const channels = [...flows.keys()].filter((account) => account.startsWith('cash/')).toSorted()
  const assets = [...channels, 'shop.receivable'].map((account) => ({ account, amount: minor(nothing - of(account)) }))
  const liabilities = owed.map((account) => ({ account, amount: of(account) }))
  const ours = own.map((account) => ({ account, amount: of(account) }))
  const totals = { assets: total(assets), liabilities: total(liabilities), own: total(ours) }
  return { assets, liabilities, own: ours, totals: { ...totals, difference: minor(totals.assets - totals.liabilities - totals.own) } }
}
