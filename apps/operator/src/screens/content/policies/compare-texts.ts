export type ComparedBlock = { text: string; is: 'same' | 'gone' | 'added' }

/** Markup as the paragraphs, headings and points that people read. */
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

/** Compares two texts block by block: common blocks in order, and blocks that only one text has. */
export const compareBlocks = (older: readonly string[], newer: readonly string[]): ComparedBlock[] => {
  // How many blocks the rests from here on have in common.
  const common = Array.from({ length: older.length + 1 }, () => Array.from({ length: newer.length + 1 }, () => 0))
  const at = (left: number, right: number) => common[left]?.[right] ?? 0
  for (let left = older.length - 1; left >= 0; left--)
    for (let right = newer.length - 1; right >= 0; right--) {
      const row = common[left]
      if (row) row[right] = older[left] === newer[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1))
    }
  const told: ComparedBlock[] = []
  let [left, right] = [0, 0]
  while (left < older.length || right < newer.length) {
    const [was, is] = [older[left], newer[right]]
    if (was !== undefined && was === is) {
      told.push({ text: was, is: 'same' })
      left++
      right++
    } else if (was !== undefined && (is === undefined || at(left + 1, right) >= at(left, right + 1))) {
      told.push({ text: was, is: 'gone' })
      left++
    } else if (is !== undefined) {
      told.push({ text: is, is: 'added' })
      right++
    }
  }
  return told
}
