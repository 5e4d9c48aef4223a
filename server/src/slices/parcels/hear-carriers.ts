import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Door } from '../../kernel/http/door.ts'
import { TransportFailure } from '../../kernel/http/envelope.ts'
import { tell } from '../../kernel/facts.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { transact } from '../../kernel/transact.ts'
import { trackingNoOf } from './carriers/index.ts'
import { seeParcel } from './parcel-rows.ts'

const mostBytes = 16 * 1024

/** What a carrier, or whoever gathers the news of several, says of one parcel. */
const News = z.object({
  carrier: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
  tracking_no: z.string().check(z.maxLength(60)),
  step: z.enum(['in_transit', 'on_the_way', 'delivered']),
  place: z.optional(z.string().check(z.maxLength(100))),
  at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/)),
})

/** `x-plaza-signature` is the HMAC-SHA256 of the body as it came, in hexadecimal. */
export const signatureOf = (secret: string, body: Buffer): string => createHmac('sha256', secret).update(body).digest('hex')

const isSigned = (secret: string, body: Buffer, given: unknown): boolean => {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(secret, body), 'hex'))
}

const read = (body: Buffer): z.output<typeof News> => {
  try {
    return News.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new TransportFailure(400)
  }
}

/** Writes down what was said and tells it on; the order follows by itself. */
const hearNews = (kernel: Kernel, news: z.output<typeof News>): Promise<boolean> =>
  transact(kernel, async (tx) => {
    const at = new Date(news.at)
    // A clock that runs ahead does not make tomorrow.
    const seenAt = at > kernel.now() ? kernel.now() : at
    const { known, moved } = await seeParcel(
      tx,
      { carrier: news.carrier, trackingNo: trackingNoOf(news.tracking_no) },
      { step: news.step, at: seenAt, town: news['place'] ?? '' },
    )
    for (const { id, saleId } of moved)
      await tell(tx, 'parcel.moved', { parcelId: id, orderId: saleId, step: news.step, at: seenAt.toISOString() })
    return known
  })

const serveCarriers = async (app: FastifyInstance, kernel: Kernel): Promise<void> => {
  const secret = kernel.environment.carrierSecret
  await app.register((doors, _options, done) => {
    // A signature holds for the bytes as they came.
    doors.removeAllContentTypeParsers()
    doors.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, taken) => taken(null, body))
    doors.route({
      method: 'POST',
      url: '/api/carriers/told',
      handler: async (request, reply) => {
        // Without a secret nobody could be believed.
        if (secret === null) throw new TransportFailure(404)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isSigned(secret, body, request.headers['x-plaza-signature'])) {
          kernel.log.warn('what a carrier says does not bear its signature')
          throw new TransportFailure(400)
        }
        const known = await hearNews(kernel, read(body))
        // A number that is not known yet is told again later by whoever gathers the news.
        if (!known) throw new TransportFailure(404)
        return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('ok')
      },
    })
    done()
  })
}

export const parcelsDoor: Door = {
  what: 'what carriers tell of parcels',
  at: ['/api/carriers/told'],
  open: ({ app, kernel }) => serveCarriers(app, kernel),
}
