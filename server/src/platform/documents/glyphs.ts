import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { findBeside } from '../db/bundled-file.ts'

const unpack = promisify(brotliDecompress)

/** A character, or one with its combining marks: its advance width and outline, in thousandths of the font size. */
export type Glyph = { text: string; advance: number; outline: Buffer }
export type GlyphLookup = (text: string) => Glyph[]

type GlyphBlock = ReadonlyMap<string, Glyph>
const blocks = new Map<number, Promise<GlyphBlock>>()
let opened: Promise<{ path: string; begin: number; index: Record<string, [at: number, length: number]> }> | undefined

/**
 * Opens `letters.bin`. It contains the length of its index, the index, and blocks of 128 code points, each compressed separately
 * (`tools/derive-letters.ts`).
 */
const openData = async () => {
  const path = findBeside(import.meta.url, '../../../data/letters.bin', '../data/letters.bin', './data/letters.bin')
  if (!path) throw new Error('The letters are missing next to the server.')
  const file = await open(path)
  try {
    const { buffer: head } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const { buffer: index } = await file.read(Buffer.alloc(head.readUInt32LE()), 0, head.readUInt32LE(), 4)
    return { path, begin: 4 + index.length, index: JSON.parse(index.toString()) as Record<string, [number, number]> }
  } finally {
    await file.close()
  }
}

export const numbersFrom = (bytes: Buffer, from = 0) => {
  let at = from
  const next = (): number => {
    let [value, step] = [0, 1]
    for (;;) {
      const byte = bytes[at++] ?? 0
      value += (byte % 128) * step
      if (byte < 128) return value % 2 ? -(value + 1) / 2 : value / 2
      step *= 128
    }
  }
  const take = (length: number): Buffer => bytes.subarray(at, (at += length))
  return { next, take, isOver: () => at >= bytes.length, byte: () => bytes[at++] ?? 0 }
}

const readBlock = async (block: number): Promise<GlyphBlock> => {
  opened ??= openData()
  const { path, begin, index } = await opened
  const where = index[block]
  if (!where) return new Map()
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(where[1]), 0, where[1], begin + where[0])
    const read = numbersFrom(await unpack(buffer))
    const glyphs = Array.from({ length: read.next() }, (): Glyph => {
      const text = read.take(read.next()).toString()
      return { text, advance: read.next(), outline: read.take(read.next()) }
    })
    return new Map(glyphs.map((glyph) => [glyph.text, glyph]))
  } finally {
    await file.close()
  }
}

const blockOf = (text: string): number => (text.codePointAt(0) ?? 0) >> 7
/** A Thai letter is rendered together with its combining marks; all other text is rendered character by character. */
const clusters = /[\u0e01-\u0e2e][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*\u0e33?|[^]/gu
/** Replaces a character without an outline, so that the gap is visible. */
const missing = '□'

/** Loads the glyphs of all characters of this text, and returns their lookup. */
export const glyphsFor = async (text: string): Promise<GlyphLookup> => {
  const wanted = new Set([...text, missing].map(blockOf))
  const known = new Map<string, Glyph>()
  for (const block of wanted) {
    const read = blocks.get(block) ?? readBlock(block)
    blocks.set(block, read)
    for (const [key, glyph] of await read) known.set(key, glyph)
  }
  const blank: Glyph = { text: ' ', advance: 300, outline: Buffer.alloc(0) }
  const one = (sign: string): Glyph => known.get(sign) ?? known.get(missing) ?? blank
  return (line) => [...line.normalize('NFC').matchAll(clusters)].flatMap(([cluster]) => known.get(cluster) ?? [...cluster].map(one))
}
