import { TransportFailure } from '../../../platform/jobs/transport-failure.ts'
import type { AppContext } from '../../../platform/http/plugin.ts'
import { dataHeaders, openPictureHeaders } from '../../../platform/http/security-headers.ts'
import { sendReady } from '../../../platform/http/send-ready.ts'
import { smallerPictures } from './draw-smaller.ts'
import { keyOf } from './save-picture.ts'

const forever = 'public, max-age=31536000, immutable'
const address = /^\/media\/([0-9a-f]{24})(?:\/(?:staged|close))?\/(128|256|384|640|960)\.webp$/

const takesAvif = /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

/** Pictures are named by a hash of their content, so clients may cache them forever. */
export const serveMedia = ({ app, kernel }: AppContext): void => {
  const smaller = smallerPictures(kernel)
  const extraHeaders = kernel.environment.picturesOrigin === null ? dataHeaders : openPictureHeaders
  app.get('/media/*', async (request, reply) => {
    const [, name, width] = address.exec(request.url) ?? []
    if (!name || !width) throw new TransportFailure(404)
    const key = `PICTURE ${name} ${width}`
    const answer =
      kernel.cache.find(key) ??
      (await kernel.cache.make(key, async () => {
        const file = await kernel.storage.get(keyOf(name, width))
        if (!file) throw new TransportFailure(404)
        return {
          body: file.body,
          contentType: file.contentType,
          tags: ['media'],
          seconds: 3600,
          cacheControl: forever,
          varies: 'accept',
          extraHeaders,
          instead: (accepted) =>
            takesAvif.test(accepted) ? smaller.instead(name, width, { cacheControl: forever, extraHeaders }) : undefined,
        }
      }))
    kernel.cache.addresses.note(request.url, key)
    reply.hijack()
    sendReady(request.raw, reply.raw, answer)
    return reply
  })
}
