/**
 * Writes masters as the pictures the mall serves, with the tint of the good alone, and notes what they were made from.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { categories } from '../src/categories.ts'
import { pictureFile, widthsOf, type PictureFacts } from '../src/picture.ts'
import { tintOf } from '../src/tint.ts'
import { mostBytesOf } from '../src/weight.ts'
import { plan } from './plan.ts'

type Master = { source: string; px: number }

const here = import.meta.dirname
const mastersFolder = join(here, '.masters')
const picturesFolder = join(here, '..', 'pictures')
const factsFile = join(here, '..', 'src', 'pictures.json')
const renderedFile = join(here, 'rendered.json')
/** Quality of colour: the larger the file, the less of it an eye can tell. Of edges none is spared: below 76 a soft shadow falls into rings. */
const alphaQuality = 78
/** What a picture whose grain is smoothed gets by with. */
const calmAlphaQuality = 76
/** Spindles, rungs and clear glass are almost all edge: theirs may be coarser, or they never fit. */
const coarseAlphaQuality = 60
const qualityOf = { 128: 72, 256: 64, 384: 62, 640: 62, 960: 58 } as const

const read = async <T>(file: string): Promise<T | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null
  }
}

/** A file is there whole or not at all. */
const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}

const saveSorted = (file: string, record: Readonly<Record<string, unknown>>): Promise<void> => {
  const lines = Object.keys(record)
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`)
  return writeWhole(file, lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n')
}

/** Glass and a soft shadow leave grain in what shows through, which weighs more than all colour. */
const withCalmEdges = async (master: string): Promise<sharp.Sharp> => {
  const edges = await sharp(master).extractChannel('alpha').median(5).toBuffer()
  const colour = await sharp(master).removeAlpha().png().toBuffer()
  return sharp(await sharp(colour).joinChannel(edges).png().toBuffer())
}

/** A pattern such as a knit takes more than its share: it is drawn a little more coarsely, and the grain of its shadow smoothed at last. */
const shrink = async (
  name: string,
  width: number,
  quality: number,
  smooth = false,
  edges: number = smooth ? calmAlphaQuality : alphaQuality,
): Promise<{ data: Buffer; info: { width: number } }> => {
  const master = join(mastersFolder, `${name}.png`)
  const image = smooth ? await withCalmEdges(master) : sharp(master)
  const drawn = await image
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, alphaQuality: edges, effort: 6 })
    .toBuffer({ resolveWithObject: true })
  if (drawn.data.length <= mostBytesOf(name, width) || edges === coarseAlphaQuality) return drawn
  if (smooth && quality <= 32) return shrink(name, width, 52, true, coarseAlphaQuality)
  return quality > (smooth ? 32 : 40) ? shrink(name, width, quality - 4, smooth) : shrink(name, width, 60, true)
}

/** The tint is that of the good: its shadow is grey on every field. */
const writePicture = async (name: string): Promise<PictureFacts> => {
  let largest = 0
  for (const width of widthsOf(name)) {
    const { data, info } = await shrink(name, width, qualityOf[width])
    await writeWhole(join(picturesFolder, pictureFile(name, width)), data)
    largest = info.width
  }
  const own = await sharp(join(mastersFolder, `${name}.own.png`))
    .resize({ width: 96 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { tint: tintOf(own, name), width: largest, height: largest }
}

const facts = (await read<Record<string, PictureFacts>>(factsFile)) ?? {}
const rendered = (await read<Record<string, Master>>(renderedFile)) ?? {}
const masterOf = (name: string) => read<Master>(join(mastersFolder, `${name}.json`))

const writeDepartment = async (department: string): Promise<string> => {
  const names = (await plan([department], 'first')).map(({ name }) => name)
  let written = 0
  for (const name of names) {
    const master = await masterOf(name)
    const known = facts[name] && rendered[name]
    if (!master || (known && known.source === master.source && known.px >= master.px)) continue
    facts[name] = await writePicture(name)
    rendered[name] = master
    written += 1
  }
  const missing = names.filter((name) => !facts[name]).length
  return `${department}: ${names.length} pictures, ${written} of them written now, ${missing} are still to be rendered`
}

for (const { key, parent } of categories) if (!parent) console.log(await writeDepartment(key))
await saveSorted(factsFile, facts)
await saveSorted(renderedFile, rendered)
