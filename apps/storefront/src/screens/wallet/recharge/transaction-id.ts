/** Format of transaction ids on known networks. Elsewhere any id of a sensible length is accepted. */
const shapes: Readonly<Record<string, RegExp>> = { TRON: /^[0-9a-f]{64}$/, Ethereum: /^[0-9a-f]{64}$/, Bitcoin: /^[0-9a-f]{64}$/ }
const anything = /^[a-z0-9]{6,128}$/

/** Whether the text is a valid transaction id of this network. Spaces, case and a leading 0x are ignored. */
export const looksLikeTransaction = (network: string, typed: string): boolean =>
  (shapes[network] ?? anything).test(typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase().replace(/^0x/, ''))

/** True if all ids of the network have 64 characters, so that the form can say so. */
export const hasKnownShape = (network: string): boolean => network in shapes
