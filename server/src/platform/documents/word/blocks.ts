import { type Written, type WrittenTag } from '@plaza/values'
import { type LinkTo, runsOf } from './runs.ts'

type Element = Exclude<Written, string>
type Style = 'Title' | 'Subtitle' | 'Heading1' | 'Heading2' | 'Quote' | 'ListParagraph' | 'TableHead'

const inline = new Set<WrittenTag>(['strong', 'em', 'a', 'br'])
const isWords = (each: Written): boolean => typeof each === 'string' || inline.has(each.tag)

export const paragraph = (inside: string, style?: Style, more = ''): string =>
  `<w:p>${style || more ? `<w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${more}</w:pPr>` : ''}${inside}</w:p>`

/** Services that the blocks of a document need: link IDs, and a new numbering for each numbered list. */
type Around = { linkTo: LinkTo; countAnew: () => number }
export const bullets = 1

/** The Word blocks of a formatted text, in order: paragraphs, headings, lists, quotes, tables. */
export const blocksOf = (written: readonly Written[], around: Around, style?: Style): string => {
  let drawn = ''
  let words: Written[] = []
  const end = () => {
    if (words.length > 0) drawn += paragraph(runsOf(words, around.linkTo), style)
    words = []
  }
  for (const each of written) {
    if (typeof each === 'string' || isWords(each)) words.push(each)
    else {
      end()
      drawn += blockOf(each, around, style)
    }
  }
  end()
  return drawn
}

const blockOf = (block: Element, around: Around, style?: Style): string => {
  switch (block.tag) {
    case 'h2':
      return paragraph(runsOf(block.inside, around.linkTo), 'Heading1')
    case 'h3':
      return paragraph(runsOf(block.inside, around.linkTo), 'Heading2')
    case 'ul':
    case 'ol':
      return listOf(block, around, 0)
    case 'blockquote':
      return blocksOf(block.inside, around, 'Quote')
    case 'table':
      return tableOf(block, around)
    default:
      return blocksOf(block.inside, around, style)
  }
}

const isList = (each: Written): each is Element => typeof each !== 'string' && (each.tag === 'ul' || each.tag === 'ol')

const listOf = (list: Element, around: Around, level: number): string => {
  const number = list.tag === 'ol' ? around.countAnew() : bullets
  const numbered = `<w:numPr><w:ilvl w:val="${Math.min(level, 2)}"/><w:numId w:val="${number}"/></w:numPr>`
  return list.inside
    .filter((each) => typeof each !== 'string')
    .map((item) => {
      const words = item.inside.filter((each) => !isList(each)).flatMap((each) => (isWords(each) ? [each] : (each as Element).inside))
      const below = item.inside.filter(isList).map((each) => listOf(each, around, level + 1))
      return paragraph(runsOf(words, around.linkTo), 'ListParagraph', numbered) + below.join('')
    })
    .join('')
}

/** The outermost elements with this tag inside an element. */
const within = (element: Element, tag: WrittenTag): Element[] =>
  element.inside.flatMap((each) => (typeof each === 'string' ? [] : each.tag === tag ? [each] : within(each, tag)))

const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="A6A6A6"/>`)
  .join('')

const tableOf = (table: Element, around: Around): string => {
  const rows = within(table, 'tr').map((row) => row.inside.filter((each) => typeof each !== 'string'))
  const wide = Math.max(1, ...rows.map((cells) => cells.length))
  const share = Math.floor(9000 / wide)
  const drawn = rows.map((cells) => {
    const isHead = cells.length > 0 && cells.every((cell) => cell.tag === 'th')
    // A table cell must end with a paragraph. Otherwise the office program reports the file as broken.
    const said = cells.map((cell) => blocksOf(cell.inside, around, cell.tag === 'th' ? 'TableHead' : undefined) || paragraph(''))
    const filled = [...said, ...Array.from({ length: wide - cells.length }, () => paragraph(''))]
    const drawnCells = filled.map((inside) => `<w:tc><w:tcPr><w:tcW w:w="${share}" w:type="dxa"/></w:tcPr>${inside}</w:tc>`)
    return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${drawnCells.join('')}</w:tr>`
  })
  if (drawn.length === 0) return ''
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${share}"/>`.repeat(wide)}</w:tblGrid>`
  const about = `<w:tblPr><w:tblW w:w="${share * wide}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr>`
  return `<w:tbl>${about}${grid}${drawn.join('')}</w:tbl>${paragraph('')}`
}
