/** What the id of a transaction looks like where it is known; elsewhere anything of a sensible length will do. */
const shapes: Readonly<Record<string, RegExp>> = { TRON: /^[0-9a-f]{64}$/, Ethereum: /^[0-9a-f]{64}$/, Bitcoin: /^[0-9a-f]{64}$/ }
const anything = /^[a-z0-9]{6,128}$/

/** Whether a transaction of this network could be called that; spaces, capitals and a leading 0x do not matter. */
export const looksLikeTransaction = (network: string, typed: string): boolean =>
  (shapes[network] ?? anything).test(typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase().replace(/^0x/, ''))

/** Whether all of them have 64 signs there, so that people can be told. */
export const hasKnownShape = (network: string): boolean => network in shapes
