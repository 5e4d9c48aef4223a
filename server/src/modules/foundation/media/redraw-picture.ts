import { uploadLimits, type UploadReason } from '@plaza/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { turnsOf, type Turn } from '../../../platform/jobs/fair-queue.ts'
import { drawLikeness, type Likeness } from './claims/draw-likeness.ts'

/** Image processing is expensive: one picture at a time, without sharp's cache. */
sharp.cache(false)
sharp.concurrency(1)

const timeoutSeconds = 10
/** Maximum ratio of the sides; real photos never reach it. */
const maxStretched = 20

const inTurn = turnsOf({ name: 'pictures', capacity: 1, maxWaiting: 100, timeoutMs: 20_000 })

const begins = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** The type of a file by its first bytes. Its name and declared type are not trusted. */
const typeOf = (bytes: Buffer): 'jpeg' | 'png' | 'webp' | null => {
  if (begins(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  return begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP') ? 'webp' : null
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: uploadLimits.pixels }).timeout({ seconds: timeoutSeconds })

const faultOf = ({ width, height, format }: Metadata, type: string): UploadReason | null => {
  if (format !== type) return 'type'
  if (width * height > uploadLimits.pixels) return 'too_many_pixels'
  if (Math.min(width, height) < uploadLimits.minSidePixels) return 'too_small'
  return Math.max(width, height) > maxStretched * Math.min(width, height) ? 'too_long_and_thin' : null
}

/** Reads the picture's header only. The picture is decoded only after its size is checked. */
export const measurePicture = async (bytes: Buffer): Promise<{ pixels: number } | { refused: UploadReason }> => {
  if (bytes.length === 0) return { refused: 'empty' }
  const type = typeOf(bytes)
  if (!type) return { refused: 'type' }
  try {
    const head = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata()
    const fault = faultOf(head, type)
    return fault ? { refused: fault } : { pixels: head.width * head.height }
  } catch {
    return { refused: 'broken' }
  }
}

export type RedrawnPicture = { body: Buffer; width: number; height: number }
type Shape = { width: number; height: number; fit: 'inside' | 'cover' }

const webp = async (image: Sharp, shape: Shape, quality: number): Promise<RedrawnPicture> => {
  const { data, info } = await image
    .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

/** The decoded picture, rotated upright, in sRGB, limited in size and without metadata. */
const plainOf = async (bytes: Buffer, maxSide: number) => {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

type Plan = { maxSide: number; quality: number; shapes: readonly Shape[]; isCompared?: boolean }
type Redrawn = { done: RedrawnPicture[]; likeness: Likeness | null }

/** Re-encodes a checked picture in each size. This removes data hidden in the upload. */
export const redrawPicture = (bytes: Buffer, plan: Plan, turn: Turn): Promise<Redrawn | { refused: UploadReason }> =>
  inTurn(turn, async () => {
    try {
      const plain = await plainOf(bytes, plan.maxSide)
      const done: RedrawnPicture[] = []
      for (const shape of plan.shapes) done.push(await webp(plain.clone(), shape, plan.quality))
      return { done, likeness: plan.isCompared ? await drawLikeness(plain) : null }
    } catch {
      return { refused: 'broken' as const }
    }
  })
