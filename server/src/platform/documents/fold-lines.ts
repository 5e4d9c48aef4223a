/** Splits a text into words, or into single characters in a script without spaces. */
const wordsOf = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Breaks a text into lines no wider than `width`. A single word wider than that gets its own line. */
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
