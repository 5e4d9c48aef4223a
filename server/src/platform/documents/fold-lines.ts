/** Between words, or between any two signs where a script writes without spaces. */
const wordsOf = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Breaks a text into lines that are no wider than that; one word that is wider by itself stands alone. */
export const foldLines = (text: string, width: number, widthOf: (part: string) => number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const { segment } of wordsOf.segment(text)) {
    if (line && widthOf(line + segment) > width) {
      lines.push(line.trimEnd())
      line = segment.trimStart()
    } else line += segment
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}
