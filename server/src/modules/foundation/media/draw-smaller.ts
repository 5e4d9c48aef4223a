import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { ReadyAnswer } from '../../../platform/cache/response-cache.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { keyOf } from './save-picture.ts'

/** A smaller version is made from this number of requests on: rarely requested pictures are not worth the work. */
const minRequests = 2
const maxCounted = 5_000
const maxWaiting = 200
/** Pause after each encoding, as a multiple of its duration, so that other work gets the CPU. */
const restsFor = 4
/** Effort 2 encodes a picture of 384 px in a twentieth of a second. Its files are half as large again as with six times the encoding time. */
const asAvif = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' } as const

type PictureHeaders = { cacheControl: string; extraHeaders: readonly string[] }
type Smaller = {
  /** Returns the picture as AVIF if this version is cached. Otherwise repeated requests queue its encoding. */
  instead: (name: string, width: string, headers: PictureHeaders) => ReadyAnswer | undefined
}

/** Pictures are stored as WebP. Frequently requested pictures are also encoded as AVIF, one at a time in the background, and stored. */
export const smallerPictures = ({ cache, storage, log }: Pick<Kernel, 'cache' | 'storage' | 'log'>): Smaller => {
  const requestCounts = new Map<string, number>()
  const waiting: (() => Promise<void>)[] = []
  let isDrawing = false

  const drawAll = async () => {
    isDrawing = true
    for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
      const begun = Date.now()
      await draw().catch((error: unknown) => log.warn({ err: error }, 'could not resize a picture'))
      await pause((Date.now() - begun) * restsFor, undefined, { ref: false })
    }
    isDrawing = false
  }

  /** The stored or newly encoded AVIF picture. If AVIF saves no bytes, an empty file is stored so that no request encodes the picture again. */
  const bytesOf = async (name: string, width: string): Promise<Buffer | null> => {
    const stored = await storage.get(keyOf(name, width, 'avif'))
    if (stored) return stored.body
    const large = await storage.get(keyOf(name, width))
    if (!large) return null
    const drawn = await sharp(large.body).avif(asAvif).toBuffer()
    const body = drawn.length < large.body.length ? drawn : Buffer.alloc(0)
    await storage.put(keyOf(name, width, 'avif'), body, 'image/avif')
    return body
  }

  const optimisticChange = (key: string, name: string, width: string, headers: PictureHeaders) => {
    const times = (requestCounts.get(key) ?? 0) + 1
    if (requestCounts.size >= maxCounted) requestCounts.clear()
    requestCounts.set(key, times)
    if (times !== minRequests || waiting.length >= maxWaiting) return
    waiting.push(async () => {
      const body = await bytesOf(name, width)
      if (!body || body.length === 0) return
      await cache.make(key, async () => ({
        body,
        contentType: 'image/avif',
        tags: ['media'],
        seconds: 3600,
        varies: 'accept',
        ...headers,
      }))
      requestCounts.delete(key)
    })
    if (!isDrawing) void drawAll()
  }

  return {
    instead: (name, width, headers) => {
      const key = `PICTURE ${name} ${width} avif`
      const found = cache.find(key)
      if (!found) optimisticChange(key, name, width, headers)
      return found
    },
  }
}
