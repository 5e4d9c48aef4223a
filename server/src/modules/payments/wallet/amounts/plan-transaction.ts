/** The format of a transaction id on each blockchain. For other blockchains any text of a sensible length is accepted. */
const shapes: Readonly<Record<string, RegExp>> = {
  TRON: /^[0-9a-f]{64}$/,
  Ethereum: /^[0-9a-f]{64}$/,
  Bitcoin: /^[0-9a-f]{64}$/,
}
const anything = /^[a-z0-9]{6,128}$/

/** The normalized transaction id: no spaces, lower case, no 0x. Null if it is not a valid id on this blockchain. */
export const transactionKey = (network: string, typed: string): string | null => {
  const bare = typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase().replace(/^0x/, '')
  return (shapes[network] ?? anything).test(bare) ? bare : null
}
