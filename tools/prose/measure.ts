export type Sentences = { count: number; median: number; longest: number }
export type Comments = { count: number; beginWithWhat: number; withoutName: number }

const isNoProse = (line: string) => /^\s*(\||#|<|!\[|---|:?-+:?\|)/.test(line)

/** The prose of a Markdown document, one text per paragraph or list item, without code blocks, headings, tables and HTML. */
const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .split('\n')
    .map((line) => (isNoProse(line) ? '' : line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '\n')))
    .join('\n')
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`/g, 'code'))

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Lengths of a document's sentences, in words. Quoted code counts as one word. */
export const sentencesOf = (markdown: string): Sentences => {
  const lengths = paragraphsOf(markdown)
    .flatMap((text) => text.split(/(?<=[.!?]["”’)*]*)\s+(?=[\p{Lu}\p{N}"“*`[(]|code)|:\s*$/u))
    .map(wordsIn)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b)
  return { count: lengths.length, median: lengths[Math.floor(lengths.length / 2)] ?? 0, longest: lengths.at(-1) ?? 0 }
}

const comment = /\/\*\*?([\s\S]*?)\*\/|^[ \t]*\/\/(.*(?:\n[ \t]*\/\/.*)*)|[ \t;{}(,]\/\/(.*)/gm

/** The comments of a source file. Consecutive comment lines count as one comment. */
export const commentsIn = (code: string): string[] =>
  [...code.matchAll(comment)].map(([, block, lines, trailing]) =>
    (block ?? lines ?? trailing ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:\*|\/\/)?\s?/, ''))
      .join(' ')
      .trim(),
  )

/** Counts comments that begin with "What", and comments with an indefinite subject. */
export const countComments = (comments: readonly string[]): Comments => ({
  count: comments.length,
  beginWithWhat: comments.filter((text) => /^What\b/.test(text)).length,
  withoutName: comments.filter((text) => /\b(?:whoever|whatever|somebody|nobody)\b/i.test(text)).length,
})
