import type { Written } from '@plaza/values'
import { escapeXml } from './xml.ts'

type RunStyle = { bold?: boolean; italic?: boolean; link?: boolean }
/** Returns the relation ID of a link's target in the document. Null for a link that leads to no external page. */
export type LinkTo = (href: string) => string | null

const looks = ({ bold, italic, link }: RunStyle): string =>
  `${link ? '<w:rStyle w:val="Hyperlink"/>' : ''}${bold ? '<w:b/><w:bCs/>' : ''}${italic ? '<w:i/><w:iCs/>' : ''}`
const run = (inside: string, look: RunStyle): string => {
  const said = looks(look)
  return `<w:r>${said && `<w:rPr>${said}</w:rPr>`}${inside}</w:r>`
}
const textRun = (text: string, look: RunStyle): string =>
  run(`<w:t xml:space="preserve">${escapeXml(text.replace(/\s+/g, ' '))}</w:t>`, look)

/** Text runs of a paragraph, with emphasis, breaks and links. */
export const runsOf = (written: readonly Written[], linkTo: LinkTo, look: RunStyle = {}): string =>
  written
    .map((each) => {
      if (typeof each === 'string') return textRun(each, look)
      if (each.tag === 'br') return run('<w:br/>', look)
      if (each.tag === 'strong') return runsOf(each.inside, linkTo, { ...look, bold: true })
      if (each.tag === 'em') return runsOf(each.inside, linkTo, { ...look, italic: true })
      const id = each.href === undefined ? null : linkTo(each.href)
      if (id === null) return runsOf(each.inside, linkTo, look)
      return `<w:hyperlink r:id="${id}">${runsOf(each.inside, linkTo, { ...look, link: true })}</w:hyperlink>`
    })
    .join('')
