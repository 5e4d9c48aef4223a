import { formatMoney, minor } from '@plaza/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TransportFailure } from '../../../../platform/jobs/transport-failure.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { demoPage, type DemoChoice } from '../pages/demo-page.ts'
import { languageOfBrowser, showPage } from '../pages/page.ts'
import { demoKey, demoSeen } from './demo-gateway.ts'
import { answerDemoPayment, demoPayment, demoReturned, type DemoPayment, type DemoState } from './demo-rows.ts'
import { demoHeader, signDemo } from './demo-signature.ts'

/**
 * For each choice on the demo page, the state and the number of callbacks (`tells`). A timeout sends no callback, so that the mall must query the
 * gateway.
 */
const answers: Readonly<Record<DemoChoice, { state: DemoState; tells: number }>> = {
  approve: { state: 'approved', tells: 1 },
  decline: { state: 'declined', tells: 1 },
  time_out: { state: 'timed_out', tells: 0 },
  twice: { state: 'approved', tells: 2 },
}
const isChoice = (text: unknown): text is DemoChoice => typeof text === 'string' && Object.hasOwn(answers, text)

/** Serves the page of the fake gateway, in a demo mall only. */
export const serveDemoGateway = (app: FastifyInstance, kernel: Kernel): void => {
  if (!kernel.environment.demo) return
  const path = '/demo/gateway'
  const paymentOf = async (request: FastifyRequest): Promise<DemoPayment> => {
    const found = await demoPayment(kernel.db, (request.params as { token: string }).token)
    if (!found) throw new TransportFailure(404)
    return found
  }
  const publish = async (payment: DemoPayment) => {
    const payload = Buffer.from(JSON.stringify({ token: payment.token, claim: demoSeen(payment) }))
    const headers = { 'content-type': 'application/json', [demoHeader]: signDemo(demoKey(kernel), payload, kernel.now()) }
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/gateways/${payment.channel}/told`, headers, payload })
    if (statusCode !== 200) kernel.log.warn({ statusCode }, 'the demo gateway callback was refused')
  }

  app.get(`${path}/:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const { token, charged, currency, describedAs, state } = await paymentOf(request)
    const returned = await demoReturned(kernel.db, token)
    const shown = {
      describedAs,
      currency,
      sum: formatMoney(minor(BigInt(charged))),
      isOver: state !== 'waiting',
      returned: returned > 0n ? formatMoney(minor(returned)) : null,
    }
    return showPage(reply, kernel, demoPage(`${path}/${token}`, shown, languageOfBrowser(request.headers['accept-language'])))
  })
  app.post(`${path}/:token`, async (request, reply) => {
    const payment = await paymentOf(request)
    const answer = (request.body as Record<string, unknown> | null)?.['answer']
    if (!isChoice(answer)) throw new TransportFailure(400)
    const { state, tells } = answers[answer]
    if (await answerDemoPayment(kernel.db, payment.token, state))
      await Promise.all(Array.from({ length: tells }, () => publish({ ...payment, state })))
    return reply.header('cache-control', 'no-store').redirect(payment.returnUrl, 303)
  })
}
