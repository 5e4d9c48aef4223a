/**
 * Renders every picture the demo mall names into packages/cast/pictures, and writes their facts to src/pictures.json.
 * Pictures that exist are left alone; `--force` renders all of them again, `--prune` drops those nobody names any more.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cast } from './src/index.ts'
import { isStaged, pictureFile, pictureFolder, pictureWidths } from './src/picture.ts'
import type { PictureFacts } from './src/picture.ts'
import { tintOf } from './src/tint.ts'

const here = dirname(fileURLToPath(import.meta.url))
const picturesFolder = join(here, 'pictures')
const factsFile = join(here, 'src', 'pictures.json')
/** It lies among the packages of those who draw: no mall needs it. */
const drawn = join(here, '../../tools/drawing/node_modules/@iconify-json/fluent-emoji/icons.json')
const icons = JSON.parse(await readFile(drawn, 'utf8')) as { icons: Record<string, { body: string } | undefined> }
const renderPx = 2000
/** Quality of colour and of edges: the larger the file, the less of either an eye can tell. */
const qualityOf = { 128: [80, 90], 256: [80, 80], 384: [80, 75], 640: [72, 65], 960: [64, 60] } as const

/** Turns, in degrees clockwise, that make an object drawn aslant stand on the floor. */
const standUpright: Readonly<Record<string, number>> = { 'running-shoe': -43, skateboard: 43 }

/** Objects so grey that a turn of hue alone would not show; a turned one is made more colourful by this factor. */
const enliven: Readonly<Record<string, number>> = { headphone: 2.5, 'studio-microphone': 2 }

type Image = { data: Buffer; width: number; height: number }

/** One bad file or name must not keep the others from their pictures, but the run counts as failed. */
const complain = (what: string, error: unknown): void => {
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

const collectNames = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string') {
    if ((key === 'picture' || key === 'pictures' || key === 'gallery') && !isStaged(value)) into.add(value)
    return
  }
  if (Array.isArray(value)) value.forEach((item) => collectNames(item, into, key))
  else if (value && typeof value === 'object') Object.entries(value).forEach(([name, item]) => collectNames(item, into, name))
}

const namedPictures = (): string[] => {
  const names = new Set<string>()
  collectNames(cast, names)
  return [...names].toSorted()
}

const vectorOf = (name: string): Buffer => {
  const icon = icons.icons[name]
  if (!icon) throw new Error(`The picture set has no "${name}"`)
  const frame = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="32" height="32"'
  return Buffer.from(`<svg ${frame}>${icon.body}</svg>`)
}

const boundsOf = ({ data, width, height }: Image) => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The object alone, upright, without any margin, at a size well above the largest file. */
const renderObject = async (picture: string): Promise<Image> => {
  const [name = '', degrees] = picture.split('@')
  let image = sharp(vectorOf(name), { density: (72 * renderPx) / 32 }).ensureAlpha()
  const turn = standUpright[name]
  if (turn) image = image.rotate(turn, { background: '#0000' })
  if (degrees) image = sharp(await image.png().toBuffer()).modulate({ hue: Number(degrees), saturation: enliven[name] ?? 1 })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const trimmed = await sharp(data, { raw })
    .extract(boundsOf({ data, ...raw }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: trimmed.data, width: trimmed.info.width, height: trimmed.info.height }
}

const render = async (picture: string): Promise<PictureFacts> => {
  const { data, width, height } = await renderObject(picture)
  const object = () => sharp(data, { raw: { width, height, channels: 4 } })
  await mkdir(join(picturesFolder, pictureFolder(picture)), { recursive: true })
  let largest = { width, height }
  for (const size of pictureWidths) {
    const [quality, alphaQuality] = qualityOf[size]
    const shrunk = object().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    largest = await shrunk.webp({ quality, alphaQuality, effort: 5 }).toFile(join(picturesFolder, pictureFile(picture, size)))
  }
  const sample = await object().resize({ width: 96, height: 96, fit: 'inside' }).raw().toBuffer()
  return { tint: tintOf(sample, picture), width: largest.width, height: largest.height }
}

const dropUnnamed = async (names: readonly string[], facts: Record<string, PictureFacts>): Promise<void> => {
  const kept = new Set(['studio', ...names.map(pictureFolder)])
  for (const entry of await readdir(picturesFolder, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.has(entry.name)) await rm(join(picturesFolder, entry.name), { recursive: true })
  for (const name of Object.keys(facts)) if (!isStaged(name) && !names.includes(name)) delete facts[name]
}

const saveFacts = (facts: Readonly<Record<string, PictureFacts>>): Promise<void> => {
  const lines = Object.keys(facts)
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts[name])}`)
  return writeFile(factsFile, `{\n${lines.join(',\n')}\n}\n`)
}

const names = namedPictures()
const facts = JSON.parse(await readFile(factsFile, 'utf8')) as Record<string, PictureFacts>
if (process.argv.includes('--prune')) await dropUnnamed(names, facts)
const isReady = (name: string) => facts[name] && existsSync(join(picturesFolder, pictureFile(name, 960)))
const missing = names.filter((name) => process.argv.includes('--force') || !isReady(name))
for (const name of missing) {
  try {
    facts[name] = await render(name)
  } catch (error) {
    complain(name, error)
  }
}
await saveFacts(facts)
console.log(`${names.length} pictures, ${missing.length} of them rendered now`)
