import { describe, expect, it } from 'vitest'
import { commentsIn, countComments, sentencesOf } from './measure.ts'

describe('sentences of a document', () => {
  it('are measured in words, across line breaks, by median and maximum', () => {
    const text = 'One two three. Four five.\n\nSix seven\neight nine ten eleven twelve.'
    expect(sentencesOf(text)).toEqual({ count: 3, median: 3, longest: 7 })
  })

  it('end at a list item, and may begin with inline code', () => {
    expect(sentencesOf('- one two\n- three\n\n`a` is four here. `b.ts` ends.')).toEqual({ count: 4, median: 2, longest: 4 })
  })

  it('do not include code blocks, headings, tables, HTML or link targets', () => {
    const text =
      '# A heading of five words\n\n```sh\nnpm start and more\n```\n\n| a | b |\n|---|---|\n| c d e f g h | i |\n\n<p>\n\n[One link](a/b c/d).'
    expect(sentencesOf(text)).toEqual({ count: 1, median: 2, longest: 2 })
  })
})

describe('comments of a program', () => {
  const code = `
/** What a shop sees. */
const url = 'https://mall.example' // sent to whoever asks
// Somebody waits
// for this line.
/* The cache keeps it. */
`
  it('are found as blocks and as lines, and not inside a URL', () => {
    expect(commentsIn(code)).toEqual(['What a shop sees.', 'sent to whoever asks', 'Somebody waits for this line.', 'The cache keeps it.'])
  })

  it('are counted if they begin with What, and if they name no subject', () => {
    expect(countComments(commentsIn(code))).toEqual({ count: 4, beginWithWhat: 1, withoutName: 2 })
  })
})
