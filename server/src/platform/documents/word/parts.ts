import type { Language } from '@plaza/values'
import { bullets } from './blocks.ts'
import { escapeXml, head } from './xml.ts'

const office = 'http://schemas.openxmlformats.org'
export const names = `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`

/** Fonts that the office programs of each language's readers usually have. An office program replaces a missing font. */
const fonts: Readonly<Record<Language, { far: string; code: string }>> = {
  zh: { far: 'Microsoft YaHei', code: 'zh-CN' },
  zhtw: { far: 'Microsoft JhengHei', code: 'zh-TW' },
  jp: { far: 'Yu Gothic', code: 'ja-JP' },
  en: { far: 'Yu Gothic', code: 'en-GB' },
  es: { far: 'Yu Gothic', code: 'es-ES' },
  th: { far: 'Yu Gothic', code: 'th-TH' },
}

const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`
const bold = '<w:b/><w:bCs/>'
const style = (id: string, name: string, paragraph: string, run: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${more}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
const next = '<w:next w:val="Normal"/>'
const spaced = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`

export const styles = (lang: Language): string => {
  const { far, code } = fonts[lang]
  const east = lang === 'zh' || lang === 'zhtw' || lang === 'jp' ? code : 'ja-JP'
  const latin = lang === 'es' ? code : 'en-GB'
  const own = lang === 'th' ? code : 'th-TH'
  const fontTags = `<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="${far}" w:cs="Leelawadee UI"/>`
  return `${head}<w:styles ${names}><w:docDefaults><w:rPrDefault><w:rPr>${fontTags}${size(22)}<w:lang w:val="${latin}" w:eastAsia="${east}" w:bidi="${own}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="288" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${[
    style('Title', 'Title', spaced(0, 60), `${bold}${size(40)}`, next),
    style('Subtitle', 'Subtitle', spaced(0, 60), '<w:color w:val="595959"/>', next),
    style('Heading1', 'heading 1', `<w:keepNext/>${spaced(320, 100)}<w:outlineLvl w:val="0"/>`, `${bold}${size(28)}`, next),
    style('Heading2', 'heading 2', `<w:keepNext/>${spaced(240, 80)}<w:outlineLvl w:val="1"/>`, `${bold}${size(24)}`, next),
    style('Quote', 'Quote', '<w:ind w:left="400"/>', '<w:color w:val="595959"/>'),
    style('ListParagraph', 'List Paragraph', '<w:contextualSpacing/>', ''),
    style('TableHead', 'Table Head', '', bold),
  ].join(
    '',
  )}<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0B6E6E"/><w:u w:val="single"/></w:rPr></w:style></w:styles>`
}

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(at + 1) * 420}" w:hanging="360"/></w:pPr></w:lvl>`
const kinds = [['•', '◦', '▪'].map((sign, at) => level(at, 'bullet', sign)), [0, 1, 2].map((at) => level(at, 'decimal', `%${at + 1}.`))]

/** All bullet lists share one numbering. Each numbered list has a separate one, so that it begins with one. */
export const numbering = (counted: number): string =>
  `${head}<w:numbering ${names}>${kinds.map((levels, at) => `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`).join('')}<w:num w:numId="${bullets}"><w:abstractNumId w:val="0"/></w:num>${Array.from(
    { length: counted },
    (_, at) =>
      `<w:num w:numId="${bullets + 1 + at}"><w:abstractNumId w:val="1"/>${[0, 1, 2].map((each) => `<w:lvlOverride w:ilvl="${each}"><w:startOverride w:val="1"/></w:lvlOverride>`).join('')}</w:num>`,
  ).join('')}</w:numbering>`

const type = (part: string, kind: string) => `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-${kind}+xml"/>`
const word = 'officedocument.wordprocessingml'
export const contentTypes = `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('word/document.xml', `${word}.document.main`)}${type('word/styles.xml', `${word}.styles`)}${type('word/numbering.xml', `${word}.numbering`)}${type('docProps/core.xml', 'package.core-properties')}</Types>`

const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${escapeXml(target)}"${more}/>`
const relations = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${all.join('')}</Relationships>`

export const ofPackage = relations([
  relation('rId1', 'officeDocument/2006/relationships/officeDocument', 'word/document.xml'),
  relation('rId2', 'package/2006/relationships/metadata/core-properties', 'docProps/core.xml'),
])
export const ofDocument = (links: ReadonlyMap<string, string>): string =>
  relations([
    relation('rId1', 'officeDocument/2006/relationships/styles', 'styles.xml'),
    relation('rId2', 'officeDocument/2006/relationships/numbering', 'numbering.xml'),
    ...[...links].map(([address, id]) => relation(id, 'officeDocument/2006/relationships/hyperlink', address, ' TargetMode="External"')),
  ])

export const core = ({ title, author, lang, at }: { title: string; author: string; lang: Language; at: Date }): string =>
  `${head}<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${fonts[lang].code}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`
