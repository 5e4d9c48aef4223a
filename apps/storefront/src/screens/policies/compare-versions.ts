import { readHtml, type Written, wordsOfHtml } from '@plaza/values'

export type Piece = { is: 'same' | 'gone' | 'new'; text: string; isHead: boolean }
type Block = { text: string; isHead: boolean }

const within: readonly string[] = ['ul', 'ol', 'table', 'thead', 'tbody']
/** Splits a policy into headings, paragraphs, list items and rows. The comparison uses these as its units. */
const blocksOf = (written: readonly Written[]): Block[] =>
  written.flatMap((each): Block[] => {
    if (typeof each !== 'string' && within.includes(each.tag)) return blocksOf(each.inside)
    const cells = typeof each !== 'string' && each.tag === 'tr' ? each.inside.map((cell) => wordsOfHtml([cell])).join(' · ') : null
    const text = (cells ?? wordsOfHtml([each])).trim()
    return text === '' ? [] : [{ text, isHead: typeof each !== 'string' && /^h[1-6]$/.test(each.tag) }]
  })

/** Text of one version that the other version lacks, in document order, each piece below its heading. */
export const compareVersions = (before: string, after: string): Piece[] => {
  const [old, now] = [blocksOf(readHtml(before)), blocksOf(readHtml(after))]
  // Length of the longest common subsequence of blocks that starts at each pair of indexes.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const isSame = old[row]?.text === now[column]?.text
      const row_ = common[row]
      if (row_) row_[column] = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row], now[column]]
    if (gone && come && gone.text === come.text) {
      pieces.push({ is: 'same', ...come })
      row += 1
      column += 1
    } else if (gone && (!come || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ is: 'gone', ...gone })
      row += 1
    } else if (come) {
      pieces.push({ is: 'new', ...come })
      column += 1
    }
  }
  return pieces.filter((piece, index) => piece.is !== 'same' || headsAChange(pieces, index))
}

/** Whether a piece is a heading of a section with changes. */
const headsAChange = (pieces: readonly Piece[], index: number): boolean => {
  if (!pieces[index]?.isHead) return false
  const next = pieces.findIndex(({ is, isHead }, later) => later > index && isHead && is === 'same')
  return pieces.slice(index + 1, next < 0 ? undefined : next).some(({ is }) => is !== 'same')
}
