/** Composes the scenes of the stage and the ads from goods that were rendered: each keeps its own shadow, those behind stand higher. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictureFile, widthsOf, type PictureFacts } from '../src/picture.ts'
import { tintOf } from '../src/tint.ts'

/** A good's picture, the middle of its foot and how wide it stands, all in hundredths of the scene's width; from the farthest to the nearest. */
type Placed = readonly [picture: string, x: number, floor: number, width: number]

const scenes: Readonly<Record<string, readonly Placed[]>> = {
  weekend: [
    ['suitcase/main/sand', 27, 63, 74],
    ['backpack/main/sun', 56, 67, 66],
    ['camera/main/brown', 83, 71, 40],
  ],
  listening: [
    ['radio/main/mint', 37, 63, 68],
    ['headphones/main/cream', 74, 69, 58],
    ['microphone/main/wave', 12, 70, 50],
  ],
  table: [
    ['pot/main/flame', 40, 63, 76],
    ['wineglass/main/red', 82, 64, 62],
    ['teapot/main/teal', 70, 71, 44],
  ],
  knit: [['scarf/main/plaid', 56, 71, 79]],
  leaves: [['plant/main/terracotta', 56, 71, 74]],
  games: [['dice/main/ivory', 54, 69, 84]],
  band: [
    ['guitar/main/natural', 36, 68, 78],
    ['snare/main/teal', 70, 71, 58],
  ],
  pause: [['teapot/main/teal', 50, 69, 86]],
  camp: [
    ['tent/main/ochre', 50, 68, 88],
    ['torch/main/black', 24, 73, 38],
    ['compass/main/brass', 78, 73, 34],
  ],
}

const widest = 960
const shape = 0.75
/** Where the foot of a good stands in its own picture, counted from above. */
const foot = 0.87
const mostBytes: Readonly<Record<number, number>> = { 384: 14_000, 640: 40_000, 960: 64_000 }

const here = import.meta.dirname
const factsFile = join(here, '..', 'src', 'pictures.json')
const masterOf = async (picture: string): Promise<Buffer> =>
  readFile(join(here, '.masters', `${picture}.png`)).catch(() => readFile(join(here, '..', 'pictures', pictureFile(picture, 640))))

const layer = async ([picture, x, floor, width]: Placed): Promise<sharp.OverlayOptions> => {
  const px = Math.round((width / 100) * widest)
  const input = await sharp(await masterOf(picture))
    .resize(px, px)
    .png()
    .toBuffer()
  return { input, left: Math.round((x / 100) * widest - px / 2), top: Math.round((floor / 100) * widest - px * foot) }
}

/** What reaches beyond the frame is cut, so that a soft shadow may end at its edge. */
const within = async ({ input, left = 0, top = 0 }: sharp.OverlayOptions): Promise<sharp.OverlayOptions> => {
  const { width, height } = await sharp(input as Buffer).metadata()
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const [keptWidth, keptHeight] = [
    Math.min(width - cutLeft, widest - left - cutLeft),
    Math.min(height - cutTop, widest * shape - top - cutTop),
  ]
  const cut = await sharp(input as Buffer)
    .extract({ left: cutLeft, top: cutTop, width: keptWidth, height: keptHeight })
    .toBuffer()
  return { input: cut, left: left + cutLeft, top: top + cutTop }
}

const shrink = async (scene: Buffer, width: number, quality = 66): Promise<Buffer> => {
  const file = await sharp(scene).resize({ width }).webp({ quality, alphaQuality: 76, effort: 6 }).toBuffer()
  return file.length <= (mostBytes[width] ?? Infinity) || quality <= 30 ? file : shrink(scene, width, quality - 4)
}

const facts = JSON.parse(await readFile(factsFile, 'utf8')) as Record<string, PictureFacts>
for (const [key, placed] of Object.entries(scenes)) {
  const name = `scene/main/${key}`
  const layers = await Promise.all(placed.map(async (each) => within(await layer(each))))
  const blank = { width: widest, height: widest * shape, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const scene = await sharp({ create: blank }).composite(layers).png().toBuffer()
  for (const width of widthsOf(name)) {
    const file = join(here, '..', 'pictures', pictureFile(name, width))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await shrink(scene, width))
  }
  facts[name] = { tint: tintOf(await sharp(scene).resize({ width: 96 }).raw().toBuffer(), name), width: widest, height: widest * shape }
  console.log(`${name} is composed`)
}
const lines = Object.keys(facts)
  .toSorted()
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts[name])}`)
await writeFile(factsFile, `{\n${lines.join(',\n')}\n}\n`)
