import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/**
 * Derives the character outlines for invoices from Noto Sans SC and Noto Sans Thai (SIL Open Font License; see NOTICE). Install the fonts and their
 * readers in a separate folder and pass that folder: `npm install fontkit@2.0.4 wawoff2@2.0.1 @fontsource-variable/noto-sans-sc@5.3.1
 * @fontsource-variable/noto-sans-thai@5.3.0`, then `npx tsx tools/derive-letters.ts FOLDER`.
 */
const folder = process.argv[2]
if (!folder) throw new Error('name the folder in which the fonts are installed')
const target = fileURLToPath(new URL('../server/data/letters.bin', import.meta.url))

type Command = { command: string; args: number[] }
type Glyph = { advanceWidth: number; path: { commands: Command[] } }
type Font = {
  hasGlyphForCodePoint: (point: number) => boolean
  glyphForCodePoint: (point: number) => Glyph
  layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
  getVariation: (axes: Record<string, number>) => Font
}
const load = createRequire(join(folder, 'package.json'))
const { create } = load('fontkit') as { create: (file: Buffer) => Font }
const { decompress } = load('wawoff2') as { decompress: (file: Buffer) => Promise<Uint8Array> }
const fonts = join(folder, 'node_modules/@fontsource-variable')
const openFont = async (path: string): Promise<Font> =>
  create(Buffer.from(await decompress(await readFile(join(fonts, path))))).getVariation({ wght: 400 })

/** Writes an integer in groups of seven bits. The lowest bit is its sign. */
const put = (out: number[], value: number): void => {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128)
  out.push(rest)
}
const deeds: Readonly<Record<string, number>> = { moveTo: 0, lineTo: 1, quadraticCurveTo: 2, closePath: 3 }
const outlineOf = (pieces: readonly { glyph: Glyph; x: number; y: number }[]): number[] => {
  const out: number[] = []
  let [x, y] = [0, 0]
  for (const piece of pieces)
    for (const { command, args } of piece.glyph.path.commands) {
      out.push(deeds[command] ?? 3)
      for (let at = 0; at < args.length; at += 2) {
        const [toX, toY] = [Math.round((args[at] ?? 0) + piece.x), Math.round((args[at + 1] ?? 0) + piece.y)]
        put(out, toX - x)
        put(out, toY - y)
        ;[x, y] = [toX, toY]
      }
    }
  return out
}

const known = new Map<string, { advance: number; outline: number[] }>()
const pointsOf = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((each) => Number.parseInt(each, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
const parts = JSON.parse(await readFile(join(fonts, 'noto-sans-sc/unicode.json'), 'utf8')) as Record<string, string>
for (const [part, ranges] of Object.entries(parts)) {
  const font = await openFont(`noto-sans-sc/files/noto-sans-sc-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`)
  for (const point of pointsOf(ranges).filter((each) => font.hasGlyphForCodePoint(each))) {
    const glyph = font.glyphForCodePoint(point)
    known.set(String.fromCodePoint(point), { advance: Math.round(glyph.advanceWidth), outline: outlineOf([{ glyph, x: 0, y: 0 }]) })
  }
}

/** Handles Thai letters with marks above and below, which the font positions. */
const thai = await openFont('noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2')
const setThai = (text: string): void => {
  try {
    const { glyphs, positions } = thai.layout(text)
    let x = 0
    const pieces = glyphs.map((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const piece = { glyph, x: x + xOffset, y: yOffset }
      x += xAdvance
      return piece
    })
    known.set(text, { advance: Math.round(x), outline: outlineOf(pieces) })
  } catch {
    // The font has no position for this mark on this letter, because no text uses the pair.
  }
}
const signs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
const vowels = ['\u0e31', '\u0e47', ...signs(0xe34, 0xe3a)]
const tones = signs(0xe48, 0xe4c)
for (const each of [...signs(0xe01, 0xe3a), ...signs(0xe3f, 0xe5b)]) setThai(each)
for (const consonant of signs(0xe01, 0xe2e)) {
  for (const sign of [...vowels, ...tones, '\u0e4d', '\u0e33']) setThai(consonant + sign)
  for (const tone of tones)
    for (const vowel of [...vowels, '\u0e33']) setThai(vowel === '\u0e33' ? consonant + tone + vowel : consonant + vowel + tone)
}

/** Blocks of 128 code points, each compressed separately, so that the server opens only the blocks that it needs. */
const blocks = new Map<number, number[][]>()
for (const [text, { advance, outline }] of [...known].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const block = (text.codePointAt(0) ?? 0) >> 7
  const key = Buffer.from(text)
  const out: number[] = []
  put(out, key.length)
  out.push(...key)
  put(out, advance)
  put(out, outline.length)
  blocks.set(block, [...(blocks.get(block) ?? []), [...out, ...outline]])
}
const index: Record<number, [at: number, length: number]> = {}
const bodies: Buffer[] = []
let at = 0
for (const [block, letters] of blocks) {
  const count: number[] = []
  put(count, letters.length)
  const body = brotliCompressSync(Buffer.from([count, ...letters].flat()))
  index[block] = [at, body.length]
  at += body.length
  bodies.push(body)
}
const head = Buffer.from(JSON.stringify(index))
const size = Buffer.alloc(4)
size.writeUInt32LE(head.length)
await writeFile(target, Buffer.concat([size, head, ...bodies]))
console.log(`${known.size} letters, ${4 + head.length + at} bytes`)
