export type ComparedBlock = { text: string; is: 'same' | 'gone' | 'added' }

/** Splits HTML into its visible blocks: paragraphs, headings and list items. */
export const blocksOf = (html: string): string[] =>
  html
    .replace(/<\/?(p|h2|h3|li|ul|ol|blockquote|br)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((block) => block.trim())
    .filter((block) => block !== '')

/** Compares two texts block by block. Returns the common blocks in order, and the blocks that only one text has. */
export const compareBlocks = (older: readonly string[], newer: readonly string[]): ComparedBlock[] => {
  // Length of the longest common subsequence of blocks that starts at these two indexes.
  const common = Array.from({ length: older.length + 1 }, () => Array.from({ length: newer.length + 1 }, () => 0))
  const at = (left: number, right: number) => common[left]?.[right] ?? 0
  for (let left = older.length - 1; left >= 0; left--)
    for (let right = newer.length - 1; right >= 0; right--) {
      const row = common[left]
      if (row) row[right] = older[left] === newer[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1))
    }
  const compared: ComparedBlock[] = []
  let [left, right] = [0, 0]
  while (left < older.length || right < newer.length) {
    const [was, is] = [older[left], newer[right]]
    if (was !== undefined && was === is) {
      compared.push({ text: was, is: 'same' })
      left++
      right++
    } else if (was !== undefined && (is === undefined || at(left + 1, right) >= at(left, right + 1))) {
      compared.push({ text: was, is: 'gone' })
      left++
    } else if (is !== undefined) {
      compared.push({ text: is, is: 'added' })
      right++
    }
  }
  return compared
}
