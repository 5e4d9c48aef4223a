/** The format of a transaction id on each network; other networks accept any text of a sensible length. */
const shapes: Readonly<Record<string, RegExp>> = {
  TRON: /^[0-9a-f]{64}$/,
  Ethereum: /^[0-9a-f]{64}$/,
  Bitcoin: /^[0-9a-f]{64}$/,
}
const anything = /^[a-z0-9]{6,128}$/

/** One spelling per transaction ID: no spaces, no upper case, no 0x. Null if it is no ID of this network. */
export const transactionKey = (network: string, typed: string): string | null => {
  const bare = typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase().replace(/^0x/, '')
  return (shapes[network] ?? anything).test(bare) ? bare : null
}
