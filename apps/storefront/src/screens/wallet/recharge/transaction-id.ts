/** Formats of transaction ids by blockchain. On other blockchains any id of a sensible length is accepted. */
const shapes: Readonly<Record<string, RegExp>> = { TRON: /^[0-9a-f]{64}$/, Ethereum: /^[0-9a-f]{64}$/, Bitcoin: /^[0-9a-f]{64}$/ }
const anything = /^[a-z0-9]{6,128}$/

/** Whether the text is a valid transaction id of this blockchain. Spaces, case and a leading 0x are ignored. */
export const looksLikeTransaction = (network: string, typed: string): boolean =>
  (shapes[network] ?? anything).test(typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase().replace(/^0x/, ''))

/** True if all transaction ids of the blockchain have 64 characters, so that the form can say so. */
export const hasKnownShape = (network: string): boolean => network in shapes
