/** Composes the scenes of the stage and the ads, and the banners of shops, from goods that were rendered: each keeps its own shadow, those behind stand higher. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictureFile, widthsOf, type PictureFacts } from '../src/picture.ts'
import { tintOf } from '../src/tint.ts'
import { fadeEdges } from './fade-edges.ts'

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
  arrivals: [
    ['tote/main/stripe', 34, 63, 62],
    ['court_shoe/main/teal', 76, 66, 50],
    ['perfume/main/amber', 56, 71, 38],
  ],
  shelf: [
    ['teatin/main/jade', 30, 62, 56],
    ['giftbox/main/forest', 68, 66, 60],
    ['jar/main/honey', 44, 71, 38],
  ],
  camp: [
    ['tent/main/ochre', 50, 68, 88],
    ['torch/main/black', 24, 73, 38],
    ['compass/main/brass', 78, 73, 34],
  ],
}

/** Some of the goods of each shop, from left to right; what would look too small or too large among the others says how much of the usual width it takes. */
const shelves: Readonly<Record<string, readonly (string | readonly [good: string, share: number])[]>> = {
  ridgeline: [
    ['tent/main/green', 1.2],
    ['hiking_boot/main/amber', 0.8],
    'backpack/main/forest',
    ['bicycle/main/coral', 1.3],
    ['torch/main/black', 0.65],
  ],
  'studio-north': [
    'plant/main/terracotta',
    'clock/main/walnut',
    'lamp/main/mustard',
    'vase/main/amphora',
    ['notebook_bound/main/navy', 0.75],
  ],
  lumen: ['headphones/main/cream', 'radio/main/lavender', 'microphone/main/stage', 'speaker/main/walnut', 'headphones_soft/main/graphite'],
  'bright-circuit': [
    'camera/main/brown',
    ['laptop/main/silver', 1.15],
    ['watch/main/blue', 0.7],
    'monitor/main/graphite',
    'controller/main/purple',
  ],
  'atelier-sol': ['handbag/main/mint', 'basket/main/willow', 'clutch/main/pink', ['wallet/main/sand', 0.75]],
  'stride-house': [
    'running_shoe/main/periwinkle',
    'ankle_boot/main/emerald',
    'sandal/main/orange',
    'derby/main/chestnut',
    ['ballet_flat/main/rosy', 0.9],
  ],
  'two-rivers': ['suitcase/main/sand', 'handbag/main/tan', 'backpack/main/cherry', 'briefcase/main/chestnut', ['wallet/main/tobacco', 0.7]],
  'little-grove': ['suitcase/main/meadow', 'backpack/main/sun'],
  'petal-and-co': ['lotion/main/lavender', 'lipstick/main/cherry', 'perfume/main/amber', ['soap/main/peony', 0.85], 'cream/main/blue'],
  'oak-and-thread': [
    'chair/main/walnut',
    ['cushion/main/ochre', 0.75],
    ['couch/main/moss', 1.3],
    'cabinet/main/green',
    ['tote/main/stripe', 0.9],
  ],
  'ember-kitchen': ['teapot/main/cherry', 'saucepan/main/copper', 'pot/main/flame', ['teacup/main/gold', 0.8], ['jar/main/honey', 0.7]],
  'fret-and-key': [
    ['trumpet/main/gold', 0.85],
    'snare/main/red',
    ['electric/main/blue', 1.1],
    'djembe/main/mahogany',
    'accordion/main/blue',
  ],
}
const [rowFloor, rowWidth] = [27.5, 25.5]
/** Goods of a shop side by side, every second one a step farther back, around the middle of its banner: a wide screen cuts some of its height. */
const inARow = (goods: (typeof shelves)[string]): readonly Placed[] => {
  const step = goods.length > 4 ? 19 : 22
  const placed = goods.map((each, at): Placed => {
    const [good, share] = typeof each === 'string' ? [each, 1] : each
    return [good, 50 + (at - (goods.length - 1) / 2) * step, rowFloor - (at % 2 === 0 ? 0 : 2.5), rowWidth * share]
  })
  return placed.toSorted(([, , one], [, , other]) => one - other)
}

const widest = 960
/** How high for how wide. */
const shapes = { scene: 0.75, banner: 1 / 3 } as const
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

/** The frame cuts objects and shadows that are larger. `fadeEdges` then fades the shadows at the cut. */
const within = async ({ input, left = 0, top = 0 }: sharp.OverlayOptions, high: number): Promise<sharp.OverlayOptions> => {
  const { width, height } = await sharp(input as Buffer).metadata()
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const [keptWidth, keptHeight] = [Math.min(width - cutLeft, widest - left - cutLeft), Math.min(height - cutTop, high - top - cutTop)]
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
/** `scene/main/camp banner/main/lumen`; all of them where none is named. */
const asked = process.argv.slice(2)
const all = [
  ...Object.entries(scenes).map(([key, placed]) => ({ kind: 'scene', key, placed }) as const),
  ...Object.entries(shelves).map(([key, goods]) => ({ kind: 'banner', key, placed: inARow(goods) }) as const),
]
for (const { kind, key, placed } of all) {
  const name = `${kind}/main/${key}`
  if (asked.length > 0 && !asked.includes(name)) continue
  const high = Math.round(widest * shapes[kind])
  const layers = await Promise.all(placed.map(async (each) => within(await layer(each), high)))
  const blank = { width: widest, height: high, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const composed = await sharp({ create: blank }).composite(layers).png().toBuffer()
  const scene = await (await fadeEdges(composed)).png().toBuffer()
  for (const width of widthsOf(name)) {
    const file = join(here, '..', 'pictures', pictureFile(name, width))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await shrink(scene, width))
  }
  facts[name] = { tint: tintOf(await sharp(scene).resize({ width: 96 }).raw().toBuffer(), name), width: widest, height: high }
  console.log(`${name} is composed`)
}
const lines = Object.keys(facts)
  .toSorted()
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts[name])}`)
await writeFile(factsFile, `{\n${lines.join(',\n')}\n}\n`)
