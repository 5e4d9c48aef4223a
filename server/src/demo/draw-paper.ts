import type { CastPerson } from '@plaza/cast'
import sharp from 'sharp'
import { drawOutline, glyphsFor } from '../platform/documents/index.ts'

export type DocumentSide = 'front' | 'back'
type Written = { text: string; x: number; y: number; size: number; ink?: string }

const [width, height] = [1012, 638]
const label = '#5d6b78'

const front = ({ full_name: name, country }: CastPerson): Written[] => {
  const [givenName = '', ...family] = name.split(' ')
  return [
    { text: 'IDENTITY CARD', x: 48, y: 76, size: 38, ink: '#fff' },
    { text: `${country} · SPECIMEN`, x: 756, y: 76, size: 30, ink: '#fff' },
    ...[
      ['Surname', family.join(' ').toUpperCase()],
      ['Given name', givenName],
      ['Born', '14 03 1991'],
      ['Card no.', 'SPC 0124 5550 77'],
      ['Valid until', '30 06 2031'],
    ].flatMap(([title = '', value = ''], at): Written[] => [
      { text: title, x: 372, y: 172 + at * 88, size: 22, ink: label },
      { text: value, x: 372, y: 210 + at * 88, size: 34 },
    ]),
  ]
}

const back = ({ full_name: name, country, address }: CastPerson): Written[] => {
  const machine = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '<')
  const lines = [`ID${country}SPC0124555077`, '9103144F3106303', machine(name.split(' ').toReversed().join('  '))]
  return [
    { text: 'Address', x: 48, y: 84, size: 22, ink: label },
    { text: address?.street ?? '', x: 48, y: 126, size: 34 },
    { text: `${address?.postcode ?? ''} ${address?.city ?? ''}`, x: 48, y: 172, size: 34 },
    { text: 'Issued by', x: 48, y: 246, size: 22, ink: label },
    { text: 'Nobody: this card is drawn for a demo', x: 48, y: 288, size: 34 },
    ...lines.map((line, at) => ({ text: line.padEnd(30, '<'), x: 48, y: 470 + at * 52, size: 40 })),
  ]
}

/** Drawing of an invented person's head and shoulders. */
const portrait = `<rect x="48" y="150" width="276" height="356" rx="10" fill="#c9d6dd"/>
  <clipPath id="frame"><rect x="48" y="150" width="276" height="356" rx="10"/></clipPath>
  <g clip-path="url(#frame)" fill="#6a5648"><ellipse cx="186" cy="520" rx="128" ry="130" fill="#2f5d62"/><rect x="158" y="350" width="56" height="70"/>
  <ellipse cx="186" cy="296" rx="66" ry="82"/><path d="M116 290a70 84 0 0 1 140 0c-16-46-124-46-140 0z" fill="#231c18"/></g>`
const waves = Array.from(
  { length: 14 },
  (_, at) =>
    `<path d="M0 ${110 + at * 40}q126-40 253 0t253 0 253 0 253 0" fill="none" stroke="#9db8bd" stroke-opacity=".45" stroke-width="2"/>`,
).join('')

/** Draws the identity documents of a demo person. Each document states that it is not real. Text is drawn as outlines, so no font is needed. */
export const drawIdDocument = async (person: CastPerson, side: DocumentSide): Promise<Buffer> => {
  const written = side === 'front' ? front(person) : back(person)
  const glyphsOf = await glyphsFor(written.map(({ text }) => text).join(''))
  const drawn = written.map(({ text, x, y, size, ink = '#1d2733' }) => {
    let at = 0
    const paths = glyphsOf(text).map((glyph) => {
      const path = `<path transform="translate(${at} 0)" d="${inSvg(drawOutline(glyph))}"/>`
      at += glyph.advance
      return path
    })
    return `<g transform="translate(${x} ${y}) scale(${size / 1000} ${-size / 1000})" fill="${ink}">${paths.join('')}</g>`
  })
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8eff0"/>${waves}
    ${side === 'front' ? `<rect width="100%" height="112" fill="#2f5d62"/>${portrait}` : '<rect y="404" width="100%" height="234" fill="#f7f9f9"/>'}${drawn.join('')}</svg>`
  return sharp(Buffer.from(card)).png().toBuffer()
}

const words = { m: 'M', l: 'L', c: 'C', h: 'Z' } as const
/** Converts a PDF path to SVG. SVG writes the operator before the numbers, PDF after them. */
const inSvg = (outline: string): string =>
  outline.replaceAll(/([-\d. ]*?) ?([mlch])(?= |$)/g, (_, points: string, deed: keyof typeof words) => `${words[deed]}${points.trim()}`)
