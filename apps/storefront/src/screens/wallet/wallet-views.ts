/** The pages of the wallet, all at one address. */
export const walletViews = ['overview', 'recharge', 'records', 'transactions', 'withdraw', 'withdraw_list', 'transfer', 'accounts'] as const
export type WalletView = (typeof walletViews)[number]

/** What is asked for; notices of earlier days called it `tab`. A record of a withdrawal stands among the others. */
export const walletViewOf = (query: URLSearchParams): WalletView => {
  const asked = query.get('view') ?? query.get('tab')
  const view = walletViews.find((each) => each === asked) ?? 'overview'
  return view === 'withdraw' && query.has('record') ? 'withdraw_list' : view
}
