import { TransportFailure } from '../../kernel/http/envelope.ts'
import type { House } from '../../kernel/http/door.ts'
import { answerKey } from '../../kernel/http/fast-lane.ts'
import { sendReady } from '../../kernel/http/send-ready.ts'
import { keyOf } from './keep-picture.ts'

const forever = 'public, max-age=31536000, immutable'
const address = /^\/media\/([0-9a-f]{24})(?:\/(?:staged|close))?\/(128|256|384|640|960)\.webp$/

/** Pictures are named by their content, so that whoever has one never asks again. */
export const serveMedia = ({ app, kernel }: House): void => {
  app.get('/media/*', async (request, reply) => {
    const [, name, width] = address.exec(request.url) ?? []
    if (!name || !width) throw new TransportFailure(404)
    const key = answerKey(request.url)
    const answer = await kernel.cache.make(key, async () => {
      const file = await kernel.storage.get(keyOf(name, width))
      if (!file) throw new TransportFailure(404)
      return { body: file.body, contentType: file.contentType, tags: ['media'], seconds: 3600, cacheControl: forever, varies: 'accept' }
    })
    reply.hijack()
    sendReady(request.raw, reply.raw, answer)
    return reply
  })
}
