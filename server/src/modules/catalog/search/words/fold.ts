import { hanFolding } from './han-folding.ts'
import { remembered } from './remembered.ts'

const hanForms = new Map(
  Array.from({ length: hanFolding.length / 2 }, (_, index) => [hanFolding[index * 2] ?? '', hanFolding[index * 2 + 1] ?? '']),
)
const latinForms: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th', ð: 'd' }

const anyHan = /[\u4e00-\u9fff]/
const anyKatakana = /[\u30a1-\u30f6]/
const anyBeyondAscii = /[^\0-\x7f]/ // oxlint-disable-line no-control-regex -- the range is ASCII as a whole

/**
 * Normalizes width and composition. Keeps the Thai sara am in one character, which word segmentation needs, and puts Thai marks in the correct
 * order.
 */
export const tidy = (text: string): string =>
  anyBeyondAscii.test(text)
    ? text
        .normalize('NFKC')
        .replaceAll('\u0e4d\u0e32', '\u0e33')
        .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
        .replace(/([\u0e48-\u0e4b])([\u0e34-\u0e39])/g, '$2$1')
        .replaceAll('\u0e40\u0e40', '\u0e41')
    : text

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđłıþð]/g, (char) => latinForms[char] ?? char)

const inHiragana = (text: string): string => text.replace(/[\u30a1-\u30f6]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60))

const foldUncached = (text: string): string => {
  const small = tidy(text).toLowerCase()
  if (!anyBeyondAscii.test(small)) return small
  const plain = withoutAccents(small)
  const kana = anyKatakana.test(plain) ? inHiragana(plain) : plain
  return anyHan.test(kana) ? kana.replace(/[\u4e00-\u9fff]/g, (char) => hanForms.get(char) ?? char) : kana
}

/** Removes differences that do not matter in a comparison: case, accents, hiragana or katakana, simplified or traditional characters, width. */
export const foldWord = remembered(foldUncached, { most: 20_000, longest: 200 })
