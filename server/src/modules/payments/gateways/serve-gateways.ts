import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TransportFailure } from '../../../platform/jobs/transport-failure.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Gateway, CallbackResult } from './kinds/gateway.ts'
import { channels, channelsOf, makeGateways } from './gateways.ts'
import { serveDemoGateway } from './demo/serve-demo-gateway.ts'
import { checkReportedPayment } from './look-at-payment.ts'
import { serveNestpay } from './nestpay/serve-nestpay.ts'
import type { SessionRow } from './kinds/session-rows.ts'

const maxBytes = 64 * 1024

/** Routes for gateway callbacks, and for browsers on their way to a gateway and back. */
export const serveGateways = async (app: FastifyInstance, kernel: Kernel): Promise<void> => {
  if (channelsOf(kernel).length === 0) return
  const gateways = makeGateways(kernel)
  const receive = async (gateway: Gateway, request: FastifyRequest): Promise<{ result: CallbackResult; session: SessionRow | null }> => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const said = await gateway.hear({ headers: request.headers, body })
    if (said === 'forged') kernel.log.warn({ gateway: gateway.name }, 'a gateway callback has an invalid signature')
    return { result: said, session: typeof said === 'string' ? null : await checkReportedPayment(kernel, gateway.name, said.callback) }
  }
  const publish = async (request: FastifyRequest, reply: FastifyReply) => {
    const requestedChannel = (request.params as { channel: string }).channel
    const channel = channels.find((each) => each === requestedChannel)
    const gateway = channel ? gateways.of(channel) : null
    if (!gateway) throw new TransportFailure(404)
    const said = await receive(gateway, request)
    if (said.result === 'forged') throw new TransportFailure(400)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(gateway.thanks)
  }
  await app.register((scope, _options, done) => {
    // Reads the raw body, because the signature covers its exact bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, taken) => taken(null, body))
    scope.route({ method: 'POST', url: '/api/gateways/:channel/told', handler: publish })
    serveNestpay(scope, kernel, async (request) => {
      const gateway = gateways.of('bank_tr')
      return gateway ? (await receive(gateway, request)).session : null
    })
    done()
  })
  serveDemoGateway(app, kernel)
}
