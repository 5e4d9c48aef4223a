/** First and last characters of a long id: enough to distinguish it from others. */
export const shortId = (id: string): string => (id.length > 14 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id)

/** Splits an address into groups of four for comparing by eye. The copied text has no gaps. */
export const inFours = (address: string): string[] => address.match(/[^-]{1,4}-?|-/g) ?? []
