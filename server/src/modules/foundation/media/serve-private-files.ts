import type { Code } from '@plaza/contract'
import type { FastifyReply } from 'fastify'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import type { AppContext } from '../../../platform/http/plugin.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { Session } from '../../../platform/auth/sessions.ts'
import { openPrivate, opensFor } from './private-files.ts'
import { readerOf, signOf } from './reader-of.ts'
import { stampDocument } from './stamp-paper.ts'
import { uploadById } from './upload-rows.ts'

const idShape = /^[1-9][0-9]{0,17}$/

/**
 * Serves a private file to the person for whom the URL was signed, until the URL expires. Logs every access. Identity documents are watermarked for
 * every reader except their owner. For staff, all files of other people are watermarked.
 */
export const servePrivateFiles = ({ app, kernel }: AppContext): void => {
  app.get('/api/files/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (code: Code) => sendRefusal(kernel, request, reply, code)
    const reader = await readerOf(kernel, request)
    if (typeof reader === 'number') return refuse(reader)
    const { id } = request.params as { id: string }
    if (!idShape.test(id) || !opensFor(kernel, { id, ...signOf(request) }, reader)) return refuse(2000019)
    const row = await uploadById(kernel.db, id)
    if (!row?.private) return refuse(2000019)
    await transaction(kernel, (tx) =>
      writeAudit(tx, {
        actor: `${reader.audience}:${reader.personId}`,
        action: 'file.opened',
        subject: `upload:${id}`,
        details: { purpose: row.purpose, owner: `${row.audience}:${row.personId}` },
      }),
    )
    const body = await openPrivate(kernel, row.name)
    if (!body) return refuse(2000019)
    const isOwn = reader.audience === row.audience && reader.personId === row.personId
    const isStamped = !isOwn && (row.purpose === 'identity' || reader.audience === 'operator')
    return send(reply, isStamped ? await stampDocument(body, stampOf(reader, kernel.now())) : body)
  })
}

const stampOf = ({ audience, personId }: Session, at: Date) => ({ reader: `${audience} ${personId}`, at })

/** Sends the file for display only: sandboxed, and not cached by proxies. */
const send = (reply: FastifyReply, body: Buffer) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline; filename="file.webp"')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .type('image/webp')
    .send(body)
