import { deflateSync } from 'node:zlib'
import type { Glyph, GlyphLookup } from './glyphs.ts'
import { drawOutline } from './outline.ts'

/** A4, in points. */
export const pageSize = { width: 595, height: 842 } as const
const maxOfFont = 255

/** Grey level of the ink; 0 is black. */
type Ink = { size: number; grey?: number; align?: 'left' | 'right' }
export type Sheets = ReturnType<typeof makeSheets>

const widthOf = (glyphs: readonly Glyph[], size: number): number => glyphs.reduce((sum, { advance }) => sum + advance, 0) * (size / 1000)

/** Pages of a PDF. Characters are drawn from their outlines, so that a reader needs no fonts. Their text is stored too, for searching and copying. */
export const makeSheets = (glyphsOf: GlyphLookup) => {
  const used = new Map<string, { glyph: Glyph; number: number }>()
  const pages: string[][] = [[]]
  const onPage = () => pages.at(-1) as string[]
  const numberOf = (glyph: Glyph): number => {
    const known = used.get(glyph.text) ?? { glyph, number: used.size }
    used.set(glyph.text, known)
    return known.number
  }
  return {
    turn: () => void pages.push([]),
    width: (text: string, size: number) => widthOf(glyphsOf(text), size),
    write: (x: number, y: number, text: string, { size, grey = 0, align = 'left' }: Ink) => {
      const glyphs = glyphsOf(text)
      let at = align === 'right' ? x - widthOf(glyphs, size) : x
      const words = glyphs.map((glyph) => {
        const number = numberOf(glyph)
        const word = `/F${Math.floor(number / maxOfFont)} ${size} Tf 1 0 0 1 ${at.toFixed(2)} ${y.toFixed(2)} Tm <${hex(1 + (number % maxOfFont))}> Tj`
        at += glyph.advance * (size / 1000)
        return word
      })
      onPage().push(`BT ${grey} g ${words.join(' ')} ET`)
    },
    rule: (x: number, y: number, width: number, grey = 0.85) => onPage().push(`${grey} G 0.6 w ${x} ${y} m ${x + width} ${y} l S`),
    pole: (x: number, y: number, height: number, grey = 0.85) => onPage().push(`${grey} G 0.6 w ${x} ${y} m ${x} ${y + height} l S`),
    pages: () => pages.length,
    bind: (title: string) => bind(title, pages, [...used.values()]),
  }
}

const hex = (number: number) => number.toString(16).padStart(2, '0')
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
const stream = (body: string, more = '') => {
  const packed = deflateSync(body)
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode${more} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

/** Joins all PDF objects in order, with the table of their offsets. */
const bind = (title: string, pages: readonly string[][], used: readonly { glyph: Glyph }[]): Buffer => {
  const objects: Buffer[] = []
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body))
  const [catalog, tree] = [add(''), add('')]
  const fonts: number[] = []
  for (let from = 0; from < used.length; from += maxOfFont) fonts.push(addFont(add, used.slice(from, from + maxOfFont)))
  const resources = add(`<< /Font << ${fonts.map((number, at) => `/F${at} ${number} 0 R`).join(' ')} >> >>`)
  const sheets = pages.map((words) => {
    const content = add(stream(words.join('\n')))
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources ${resources} 0 R /Contents ${content} 0 R >>`,
    )
  })
  objects[catalog - 1] = Buffer.from(`<< /Type /Catalog /Pages ${tree} 0 R >>`)
  objects[tree - 1] = Buffer.from(`<< /Type /Pages /Kids [${sheets.map((each) => `${each} 0 R`).join(' ')}] /Count ${sheets.length} >>`)
  const info = add(`<< /Title <feff${utf16(title)}> >>`)

  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const begins = objects.map((body, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    const begin = length
    parts.push(part)
    length += part.length
    return begin
  })
  const table = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const addFont = (add: (body: string | Buffer) => number, used: readonly { glyph: Glyph }[]): number => {
  const drawn = used.map(({ glyph }) => add(stream(`${glyph.advance} 0 -500 -400 2000 1300 d1 ${drawOutline(glyph)} f`)))
  const said = used.map(({ glyph }, at) => `<${hex(at + 1)}> <${utf16(glyph.text)}>`)
  const blocks = Array.from({ length: Math.ceil(said.length / 100) }, (_, at) => said.slice(at * 100, at * 100 + 100))
  const unicode = add(
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${blocks
        .map((block) => `${block.length} beginbfchar ${block.join(' ')} endbfchar`)
        .join(' ')} endcmap CMapName currentdict /CMap defineresource pop end end`,
    ),
  )
  const names = used.map((_, at) => `/a${at + 1}`)
  return add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [-500 -400 2000 1300] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${used.length} ` +
      `/Widths [${used.map(({ glyph }) => glyph.advance).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >> ` +
      `/CharProcs << ${names.map((name, at) => `${name} ${drawn[at]} 0 R`).join(' ')} >> /Resources << >> /ToUnicode ${unicode} 0 R >>`,
  )
}
