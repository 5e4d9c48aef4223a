/** Draws the marks of brands and shops: one simple shape each on a field of their own colour. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictureFile, widthsOf, type PictureFacts } from '../src/picture.ts'
import { tintOf } from '../src/tint.ts'

const line = (d: string, width = 7) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const full = (d: string) => `<path d="${d}"/>`
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const ring = (x: number, y: number, r: number, width = 7) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${width}"/>`
const bar = (x: number, y: number, width: number, height: number, r = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`
const turned = (shape: string, times: number) =>
  Array.from({ length: times }, (_, at) => `<g transform="rotate(${(360 / times) * at} 50 50)">${shape}</g>`).join('')

/** The field's colour, and the shape in a box of a hundred by a hundred. */
const marks: Readonly<Record<string, readonly [colour: string, shape: string]>> = {
  ridgeline: ['#2f5a46', full('M10 74 36 30l14 22 11-15 29 37z')],
  northpeak: ['#24406a', `${full('M50 38 62 58l-12-6-12 6z')}${line('M16 78 50 20l34 58z')}`],
  velonova: ['#c9503c', `${ring(28, 62, 17)}${ring(72, 62, 17)}${line('M28 62 42 36h22l8 26M42 36l8 26h-22')}`],
  tidewater: ['#27748f', line('M14 36q12-12 24 0t24 0 24 0M14 54q12-12 24 0t24 0 24 0M14 72q12-12 24 0t24 0 24 0')],
  'campfire-co': ['#b9502c', full('M52 14c4 16 24 24 24 46a26 26 0 0 1-52 0c0-12 8-18 10-28 6 4 8 8 8 14 8-8 12-18 10-32z')],
  'atelier-sol': ['#b8791f', `${full('M28 66a22 22 0 0 1 44 0z')}${line('M14 66h72M50 18v14M22 32l9 10M78 32l-9 10')}`],
  hemlock: ['#3f5a46', full('M50 12 68 38H58l16 22H62l16 22H54v8h-8v-8H22l16-22H26l16-22H32z')],
  maribel: ['#b8456e', `${turned(dot(50, 29, 15), 5)}`],
  kumo: ['#5f82a2', `${dot(36, 56, 18)}${dot(58, 48, 22)}${bar(20, 54, 66, 20, 10)}`],
  linnea: [
    '#4a78b8',
    `${line('M50 30v44', 5)}<ellipse cx="31" cy="40" rx="17" ry="14"/><ellipse cx="69" cy="40" rx="17" ry="14"/><ellipse cx="36" cy="66" rx="12" ry="11"/><ellipse cx="64" cy="66" rx="12" ry="11"/>`,
  ],
  stride: ['#2b2d31', full('M18 70 38 30h16L34 70zM46 70l20-40h16L62 70z')],
  'rio-calzado': ['#8e2226', full('M14 34c16 0 26 6 38 20 8 9 18 11 34 12v8H56C42 74 34 64 24 58v20h-6z')],
  'two-rivers': ['#75482a', line('M34 16q-16 17 0 34t0 34M64 16q-16 17 0 34t0 34', 9)],
  'porter-lane': ['#3a3d42', `${bar(16, 36, 68, 42, 7)}${line('M38 34v-8q0-4 4-4h16q4 0 4 4v8')}`],
  lumen: ['#b5691a', `${dot(50, 50, 13)}${ring(50, 50, 24, 5)}${ring(50, 50, 35, 4)}`],
  'aurora-optics': [
    '#1f6f78',
    `${ring(50, 50, 35)}${turned('<path d="M50 15 71 50" stroke="#fff" stroke-width="5" stroke-linecap="round"/>', 6)}`,
  ],
  bitwell: [
    '#3652b8',
    `${[0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => (x === 2 && y === 1 ? '' : bar(22 + x * 20, 22 + y * 20, 16, 16)))).join('')}`,
  ],
  'pixel-forge': ['#66469a', `${bar(18, 30, 64, 16)}${bar(34, 46, 32, 14, 0)}${bar(24, 60, 52, 14)}`],
  meridian: [
    '#24406a',
    `${ring(50, 50, 34, 6)}<ellipse cx="50" cy="50" rx="14" ry="34" fill="none" stroke="#fff" stroke-width="6"/>${line('M16 50h68', 6)}`,
  ],
  'studio-north': ['#a3741c', line('M28 78V22l44 56V22', 10)],
  oakline: ['#80522e', `${dot(50, 50, 6)}${ring(50, 50, 16, 5)}${ring(50, 50, 26, 4)}${ring(50, 50, 36, 6)}`],
  verdant: [
    '#3f7a42',
    `${full('M20 78C16 40 40 18 82 20c2 42-22 64-62 58z')}<path d="M22 80 62 40" stroke="#3f7a42" stroke-width="5" stroke-linecap="round"/>`,
  ],
  petal: ['#c25a7e', turned('<path d="M50 50C36 38 38 20 50 12c12 8 14 26 0 38z"/>', 3)],
  sorella: ['#94385a', `${ring(38, 50, 22)}${ring(62, 50, 22)}`],
  ember: ['#c24a22', `${full('M50 12 82 50 50 88 18 50z')}<path d="M50 36 62 50 50 64 38 50z" fill="#c24a22"/>`],
  clayhouse: ['#a3603c', full('M36 14h28v8c-4 6-4 8 2 14 14 12 12 36-4 50H38c-16-14-18-38-4-50 6-6 6-8 2-14z')],
  'little-grove': ['#557f50', `${dot(30, 44, 16)}${dot(70, 44, 16)}${dot(50, 32, 18)}${line('M30 50v28M50 44v34M70 50v28', 6)}`],
  puzzlework: ['#27707a', full('M22 34h18c-6-18 26-18 20 0h18v18c18-6 18 26 0 20v10H22V66c16 6 16-24 0-18z')],
  fret: ['#3a3d42', `${line('M30 16v68M43 16v68M57 16v68M70 16v68M26 30h48M26 52h48M26 74h48', 4)}${dot(50, 41, 6)}`],
  'bright-circuit': [
    '#2c3f8f',
    `${ring(50, 50, 15, 6)}${turned('<path d="M50 35V18h14" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>', 4)}`,
  ],
  'oak-and-thread': ['#6a4a2f', `${dot(36, 30, 9)}${line('M36 39v45M36 30c30 0 38 12 30 26s-34 8-30 28', 6)}`],
  wavecrest: [
    '#2a5594',
    full('M12 76c2-34 22-56 48-56 18 0 28 12 26 26-2 12-18 14-22 4 6 2 10-2 8-8-4-8-22-6-26 10-2 12 8 20 22 20 8 0 14-2 20-4v8z'),
  ],
}

const here = import.meta.dirname
const factsFile = join(here, '..', 'src', 'pictures.json')
const facts = JSON.parse(await readFile(factsFile, 'utf8')) as Record<string, PictureFacts>

for (const [key, [colour, shape]] of Object.entries(marks)) {
  const name = `mark/main/${key}`
  const field = `<rect x="14" y="14" width="72" height="72" rx="20" fill="${colour}"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">${field}<g fill="#fff" transform="translate(24.5 24.5) scale(0.51)">${shape}</g></svg>`
  const master = await sharp(Buffer.from(drawing)).png().toBuffer()
  for (const width of widthsOf(name)) {
    const file = join(here, '..', 'pictures', pictureFile(name, width))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await sharp(master).resize({ width }).webp({ quality: 84, alphaQuality: 90, effort: 6 }).toBuffer())
  }
  facts[name] = { tint: tintOf(await sharp(master).resize({ width: 96 }).raw().toBuffer(), name), width: 256, height: 256 }
}
const lines = Object.keys(facts)
  .toSorted()
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts[name])}`)
await writeFile(factsFile, `{\n${lines.join(',\n')}\n}\n`)
