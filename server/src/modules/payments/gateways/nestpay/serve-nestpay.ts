import { gatewaySettings } from '../kinds/gateway-settings.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TransportFailure } from '../../../../platform/jobs/transport-failure.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { bankPage } from '../pages/bank-page.ts'
import { languageOfBrowser, showPage } from '../pages/page.ts'
import { sessionByToken, type SessionRow } from '../kinds/session-rows.ts'
import { orderForm } from './order-form.ts'

/** Routes that send the browser to the bank with a signed order, and receive the browser with the bank's signed answer. */
export const serveNestpay = (
  scope: FastifyInstance,
  kernel: Kernel,
  hear: (request: FastifyRequest) => Promise<SessionRow | null>,
): void => {
  const { publicUrl } = kernel.environment
  const gateways = gatewaySettings.of(kernel.environment)
  const settings = gateways.nestpay
  if (!settings) return
  const comeBack = (session: SessionRow | null) => `${publicUrl}/${session?.returnTo ?? '#/'}`

  scope.get('/api/gateways/bank_tr/pay/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessionByToken(kernel.db, (request.params as { token: string }).token)
    if (session?.gateway !== 'nestpay') throw new TransportFailure(404)
    if (session.state !== 'open' || session.expiresAt < kernel.now()) return reply.redirect(comeBack(session), 303)
    const accepted = request.headers['accept-language'] ?? ''
    const fields = orderForm(settings, session, publicUrl, /^tr\b/i.test(accepted) ? 'tr' : 'en')
    return showPage(reply, kernel, bankPage(settings.pageUrl, fields, languageOfBrowser(accepted)))
  })
  scope.post('/api/gateways/bank_tr/back', async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(comeBack(await hear(request)), 303),
  )
}
