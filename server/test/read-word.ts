import { inflateRawSync } from 'node:zlib'

/** The texts in a zip archive, found through its directory as office programs do. It shares no code with the writer. */
const unzipped = (bytes: Buffer): ReadonlyMap<string, string> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = bytes.readUInt32LE(end + 16)
  const texts = new Map<string, string>()
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, extra, comment, from] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    texts.set(name, inflateRawSync(bytes.subarray(begin, begin + packed)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return texts
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** True if start and end tags balance. Otherwise no program opens the document. */
const isWellFormed = (xml: string): boolean => {
  const open: string[] = []
  for (const [, closes, name, , empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:]*)((?:[^<>"]|"[^"<]*")*?)(\/?)>/g)) {
    if (closes ? open.pop() !== name : false) return false
    if (!closes && !empty && name) open.push(name)
  }
  return open.length === 0 && !/&(?!(amp|lt|gt|quot);)/.test(xml)
}

export type WordParagraph = { style: string; list: 'bullet' | 'decimal' | null; cell: boolean; text: string }
export type ReadWord = { parts: string[]; broken: string[]; paragraphs: WordParagraph[]; tables: number; links: string[]; creator: string }

/** Reads a Word document: its paragraphs with their style, the content of lists and tables, and the link targets. */
export const readWord = (bytes: Buffer): ReadWord => {
  const texts = unzipped(bytes)
  const part = (name: string) => texts.get(name) ?? ''
  const xml = part('word/document.xml')
  const numbering = part('word/numbering.xml')
  const formatOf = (number: string) => {
    const abstract = new RegExp(`<w:num w:numId="${number}"><w:abstractNumId w:val="(\\d+)"`).exec(numbering)?.[1]
    const levels = new RegExp(`<w:abstractNum w:abstractNumId="${abstract}">.*?<w:numFmt w:val="(\\w+)"`).exec(numbering)
    return levels?.[1] === 'bullet' || levels?.[1] === 'decimal' ? levels[1] : null
  }
  const paragraphs: WordParagraph[] = []
  let depth = 0
  for (const [found] of xml.matchAll(/<w:tbl>|<\/w:tbl>|<w:p>.*?<\/w:p>/g)) {
    if (found === '<w:tbl>') depth += 1
    else if (found === '</w:tbl>') depth -= 1
    else
      paragraphs.push({
        style: /<w:pStyle w:val="(\w+)"/.exec(found)?.[1] ?? '',
        list: formatOf(/<w:numId w:val="(\d+)"/.exec(found)?.[1] ?? ''),
        cell: depth > 0,
        text: unescaped(
          [...found.matchAll(/<w:t xml:space="preserve">(.*?)<\/w:t>|(<w:br\/>)/g)]
            .map(([, text, br]) => (br ? '\n' : (text ?? '')))
            .join(''),
        ),
      })
  }
  return {
    parts: [...texts.keys()],
    broken: [...texts].flatMap(([name, text]) => (isWellFormed(text.replace(/^<\?xml[^>]*>\s*/, '')) ? [] : [name])),
    paragraphs: paragraphs.filter(({ text }) => text !== ''),
    tables: [...xml.matchAll(/<w:tbl>/g)].length,
    links: [...part('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, to]) =>
      unescaped(to ?? ''),
    ),
    creator: unescaped(/<dc:creator>(.*?)<\/dc:creator>/.exec(part('docProps/core.xml'))?.[1] ?? ''),
  }
}
