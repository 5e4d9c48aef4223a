import type { Language, Written } from '@plaza/values'
import { blocksOf, bullets, paragraph } from './blocks.ts'
import { contentTypes, core, names, numbering, ofDocument, ofPackage, styles } from './parts.ts'
import { escapeXml, head } from './xml.ts'
import { zip } from './zip.ts'

export type WordDocument = {
  title: string
  /** Lines shown between the title and the body. */
  lines: readonly string[]
  body: readonly Written[]
  lang: Language
  author: string
  at: Date
  /** Base URL for links within the mall. */
  home: string
}

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1300" w:right="1400" w:bottom="1300" w:left="1400" w:header="700" w:footer="700" w:gutter="0"/></w:sectPr>'
const words = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`

/** Converts a formatted text to a Word document. Headings, lists, tables and links are preserved. */
export const drawWord = ({ title, lines, body, lang, author, at, home }: WordDocument): Buffer => {
  const links = new Map<string, string>()
  const linkTo = (href: string): string => {
    const address = href.startsWith('#') ? `${home}/${href}` : href
    const id = links.get(address) ?? `rId${links.size + 3}`
    links.set(address, id)
    return id
  }
  let counted = 0
  const countAnew = () => {
    counted += 1
    return bullets + counted
  }
  const heading = paragraph(words(title), 'Title') + lines.map((line) => paragraph(words(line), 'Subtitle')).join('')
  const inside = heading + blocksOf(body, { linkTo, countAnew })
  return zip([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: ofPackage },
    { name: 'docProps/core.xml', text: core({ title, author, lang, at }) },
    { name: 'word/document.xml', text: `${head}<w:document ${names}><w:body>${inside}${page}</w:body></w:document>` },
    { name: 'word/styles.xml', text: styles(lang) },
    { name: 'word/numbering.xml', text: numbering(counted) },
    { name: 'word/_rels/document.xml.rels', text: ofDocument(links) },
  ])
}
