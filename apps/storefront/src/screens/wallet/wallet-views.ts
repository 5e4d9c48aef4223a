/** Pages of the wallet, which share one URL path. */
export const walletViews = ['overview', 'recharge', 'records', 'transactions', 'withdraw', 'withdraw_list', 'transfer', 'accounts'] as const
export type WalletView = (typeof walletViews)[number]

/** Wallet page from the URL. Older notices used the parameter `tab`. The link to a withdrawal opens the list of withdrawals. */
export const walletViewOf = (query: URLSearchParams): WalletView => {
  const requested = query.get('view') ?? query.get('tab')
  const view = walletViews.find((each) => each === requested) ?? 'overview'
  return view === 'withdraw' && query.has('record') ? 'withdraw_list' : view
}
