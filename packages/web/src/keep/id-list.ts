/** Reads stored IDs without duplicates, at most `most`. Entries that are not IDs are left out. */
export const readIds = (list: unknown, most: number): readonly string[] => {
  const ids = Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string' && /^[1-9][0-9]{0,18}$/.test(id)) : []
  return [...new Set(ids)].slice(0, most)
}
