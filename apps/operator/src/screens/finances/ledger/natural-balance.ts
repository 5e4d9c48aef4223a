/** Accounts of what the mall has: an amount leaves such an account when the mall receives it. */
const asset = /^(cash|shop\.receivable)(\/|$)/
const negative = (amount: string) => (/^[0.]+$/.test(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** The balance as a balance sheet shows it: money in hand and money owed to the mall are positive, as are balances that the mall owes. */
export const naturalBalance = (account: string, balance: string): string => (asset.test(account) ? negative(balance) : balance)

type Flow = { account: string; came: string; went: string }
/** Money into an account and out of it, in the direction of `naturalBalance`. */
export const naturalFlow = ({ account, came, went }: Flow): Flow =>
  asset.test(account) ? { account, came: went, went: came } : { account, came, went }
