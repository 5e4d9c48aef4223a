import type { HttpPlugin, AppContext } from '../../platform/http/plugin.ts'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import { query } from '../../platform/db/rows.ts'
import { mailboxPage, type MailboxEntry } from './mailbox-page.ts'

/** A demo mall shows its emails here instead of sending them. */
const serveMailbox = ({ app, kernel }: AppContext): void => {
  if (!kernel.environment.demo) return
  app.get('/demo/mailbox', async (_request, reply) => {
    const found = await query<MailboxEntry>(kernel.db)`
      select id, recipient, subject, body_text, made_at from platform.mail order by id desc limit 100`
    const { html, styleHash } = mailboxPage(found)
    const headers = pageHeaders({ styleHashes: [styleHash], https: httpsAt(kernel.environment.publicUrl, kernel.environment) })
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
}

export const mailboxPlugin: HttpPlugin = { what: 'letters', at: ['/demo/mailbox'], open: serveMailbox }
