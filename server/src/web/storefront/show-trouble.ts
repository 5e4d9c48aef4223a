import { isLanguage, pickLanguage } from '@plaza/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure, toFailureAnswer } from '../../platform/http/send-failure.ts'
import type { Kernel } from '../../platform/kernel.ts'
import type { Storefront } from './storefront.ts'

/** Sends an error page in the client's language if the client requested a page. Status and log are the same as for other failures. */
export const renderTrouble =
  ({ troublePage }: Pick<Storefront, 'troublePage'>, kernel: Kernel) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return sendFailure(error, request, reply, kernel)
    toFailureAnswer(error, request, reply, kernel)
    const chosen = /(?:^|; )lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const { html, headers } = troublePage(isLanguage(chosen) ? chosen : pickLanguage(request.headers['accept-language']))
    return reply.headers(headers).send(html)
  }
