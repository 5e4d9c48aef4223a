import { isLanguage, pickLanguage } from '@plaza/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure, toFailureAnswer } from '../../platform/http/send-failure.ts'
import type { Kernel } from '../../platform/kernel.ts'
import type { Storefront } from './storefront.ts'

/** A client that requested a page gets an error page in its language. Status and log are those of any failure. */
export const renderTrouble =
  ({ troublePage }: Pick<Storefront, 'troublePage'>, kernel: Kernel) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return sendFailure(error, request, reply, kernel)
    toFailureAnswer(error, request, reply, kernel)
    const chosen = /(?:^|; )lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const { html, headers } = troublePage(isLanguage(chosen) ? chosen : pickLanguage(request.headers['accept-language']))
    return reply.headers(headers).send(html)
  }
