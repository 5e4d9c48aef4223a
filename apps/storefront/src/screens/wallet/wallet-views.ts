/** The pages of the wallet, all at one address. */
export const walletViews = ['overview', 'recharge', 'records', 'transactions', 'withdraw', 'withdraw_list', 'transfer', 'accounts'] as const
export type WalletView = (typeof walletViews)[number]

/** View from the URL. Older notices used the parameter `tab`. A withdrawal's record opens among the list of withdrawals. */
export const walletViewOf = (query: URLSearchParams): WalletView => {
  const asked = query.get('view') ?? query.get('tab')
  const view = walletViews.find((each) => each === asked) ?? 'overview'
  return view === 'withdraw' && query.has('record') ? 'withdraw_list' : view
}
