import type { Code } from '@plaza/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '../kernel.ts'
import { currentTexts } from '../documents/texts/index.ts'
import { refusalEnvelope } from './envelope.ts'
import { languageOf } from './refuse-early.ts'

/** Sends the refusal of a request that an HTTP plugin rejected, in the language of the request. */
export const sendRefusal = async (kernel: Kernel, request: FastifyRequest, reply: FastifyReply, code: Code) =>
  reply
    .type('application/json; charset=utf-8')
    .send(refusalEnvelope(await currentTexts(kernel), { code, lang: languageOf(request.headers['lang']) }))
