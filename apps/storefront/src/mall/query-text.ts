/** Maximum number of characters in the search field. */
export const longestQuery = 64

// oxlint-disable-next-line no-control-regex -- control characters are exactly what this takes out
const unclean = /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Normalizes a search query: no invisible characters, single spaces, at most the field's length, no split surrogate pairs. */
export const cleanQuery = (text: string | null): string =>
  (text ?? '').replace(unclean, ' ').replace(/\s+/g, ' ').trim().slice(0, longestQuery).replace(unclean, '').trim()
