import type { Written } from '@plaza/values'
import { escapeXml } from './xml.ts'

type Look = { bold?: boolean; italic?: boolean; link?: boolean }
/** The link's target as a relation of the document; null for a link that leads nowhere outside of it. */
export type LinkTo = (href: string) => string | null

const looks = ({ bold, italic, link }: Look): string =>
  `${link ? '<w:rStyle w:val="Hyperlink"/>' : ''}${bold ? '<w:b/><w:bCs/>' : ''}${italic ? '<w:i/><w:iCs/>' : ''}`
const run = (inside: string, look: Look): string => {
  const said = looks(look)
  return `<w:r>${said && `<w:rPr>${said}</w:rPr>`}${inside}</w:r>`
}
const textRun = (text: string, look: Look): string => run(`<w:t xml:space="preserve">${escapeXml(text.replace(/\s+/g, ' '))}</w:t>`, look)

/** Text runs of a paragraph, with emphasis, breaks and links. */
export const runsOf = (written: readonly Written[], linkTo: LinkTo, look: Look = {}): string =>
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
