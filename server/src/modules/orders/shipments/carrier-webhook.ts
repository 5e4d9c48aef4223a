import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@plaza/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { TransportFailure } from '../../../platform/jobs/transport-failure.ts'
import { publish } from '../../../platform/events/events.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { trackingNoOf } from './forms.ts'
import { lockParcel, seeParcel, takeMessage } from './parcel-rows.ts'

const maxBytes = 16 * 1024

/** `messageAgeMs` is the maximum age of a message, `carrierNewsAgeMs` that of the event it reports. */
const messageAgeMs = 5 * 60_000
const carrierNewsAgeMs = 30 * dayMs
/** Carriers may send times without seconds. Such a time may be up to this long before the parcel was shipped. */
const minuteMs = 60_000

const Moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

/** A carrier's report on one parcel. `cash` reports that the courier received the cash for the parcel's order. */
const News = z.object({
  carrier: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
  tracking_no: z.string().check(z.maxLength(60)),
  step: z.enum(['in_transit', 'on_the_way', 'delivered']),
  place: z.optional(z.string().check(z.maxLength(100))),
  at: Moment,
  cash: z.optional(z.enum(['collected'])),
})
type News = z.output<typeof News>

/** The HMAC-SHA256 of `timestamp.body` with the raw body. The timestamp is in seconds since 1970. */
const signatureOf = (secret: string, timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

/** Returns the hash of a message whose signature is valid and recent, otherwise null. */
const verify = (secret: string, request: FastifyRequest, body: Buffer, now: Date): Buffer | null => {
  const { 'x-plaza-signature': signatureHeader, 'x-plaza-timestamp': timestamp } = request.headers
  if (typeof signatureHeader !== 'string' || !/^[0-9a-f]{64}$/.test(signatureHeader)) return null
  if (typeof timestamp !== 'string' || !/^[0-9]{1,12}$/.test(timestamp)) return null
  const signature = signatureOf(secret, timestamp, body)
  if (!timingSafeEqual(Buffer.from(signatureHeader, 'hex'), signature)) return null
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= messageAgeMs ? signature : null
}

const read = (body: Buffer): News => {
  try {
    return News.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new TransportFailure(400)
  }
}

/** Why the time of a message is impossible: before shipping, or too long ago. Null if the time is possible. */
const wrongTime = (at: Date, shippedAt: Date, now: Date): string | null => {
  if (at.getTime() < shippedAt.getTime() - minuteMs) return 'before the parcel was sent'
  return at.getTime() < now.getTime() - carrierNewsAgeMs ? 'too long ago' : null
}

/** Stores a carrier's report and publishes an event. Event handlers update the order. */
const takeCarrierUpdate = (kernel: Kernel, hash: Buffer, news: News): Promise<'taken' | 'unknown' | 'refused'> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const parcel = await lockParcel(tx, { carrier: news.carrier, trackingNo: trackingNoOf(news.tracking_no) })
    if (!parcel) return 'unknown'
    const at = new Date(news.at)
    const why = wrongTime(at, parcel.shippedAt, now)
    if (why) {
      kernel.log.warn({ parcel: parcel.id, at: news.at }, `a carrier message is refused: its time is ${why}`)
      return 'refused'
    }
    if (!(await takeMessage(tx, hash, { now, forgetBefore: new Date(now.getTime() - 3 * messageAgeMs) }))) return 'taken'
    // If the carrier's clock is fast, the current time is stored, so that no time lies in the future.
    const seenAt = at > now ? now : at
    const view = { parcelId: parcel.id, orderId: parcel.orderId, at: seenAt.toISOString() }
    if (await seeParcel(tx, parcel.id, { step: news.step, at: seenAt, town: news['place'] ?? '' }))
      await publish(tx, 'parcel.moved', { ...view, step: news.step })
    if (news.cash === 'collected') await publish(tx, 'parcel.cash_collected', view)
    return 'taken'
  })

const serveCarriers = async (app: FastifyInstance, kernel: Kernel): Promise<void> => {
  const secret = kernel.environment.carrierSecret
  await app.register((scope, _options, done) => {
    // Reads the raw body, because the signature covers its exact bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, taken) => taken(null, body))
    scope.route({
      method: 'POST',
      url: '/api/carriers/told',
      handler: async (request, reply) => {
        // Without a configured secret, no message can be verified.
        if (secret === null) throw new TransportFailure(404)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const hash = verify(secret, request, body, kernel.now())
        if (!hash) {
          kernel.log.warn('a carrier message is refused: no valid signature, or too old')
          throw new TransportFailure(400)
        }
        const taken = await takeCarrierUpdate(kernel, hash, read(body))
        // The status 404 makes the carrier retry later, when the shop may have entered the tracking number.
        if (taken === 'unknown') throw new TransportFailure(404)
        if (taken === 'refused') throw new TransportFailure(400)
        return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('ok')
      },
    })
    done()
  })
}

export const parcelsPlugin: HttpPlugin = {
  what: 'what carriers tell of parcels',
  at: ['/api/carriers/told'],
  open: ({ app, kernel }) => serveCarriers(app, kernel),
}
