import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Db, Tx } from '../../db/database.ts'
import { outboundCall, enqueueOutbound, type OutboundCall } from '../outbound/index.ts'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { getOne, findOne } from '../../db/rows.ts'

export type Email = { to: string; subject: string; text: string; html: string }

/**
 * An email is written in the transaction that causes it, and sent afterwards. `ready` is true if an email written now could be sent. Otherwise users
 * get an error at once.
 */
export type Mail = { send: (tx: Tx, email: Email) => Promise<void>; configured: boolean; ready: () => Promise<boolean> }

export const emailOutbound = 'letter'
type ToCarry = { mailId: string }

export const makeMail = (configured: boolean, ready: Mail['ready'] = async () => configured): Mail => ({
  configured,
  ready,
  send: async (tx, email) => {
    const written = await getOne<{ id: string }>(tx)`insert into platform.mail (recipient, subject, body_text, body_html)
      values (${email.to}, ${email.subject}, ${email.text}, ${email.html}) returning id`
    const mailId = written.id
    if (configured) await enqueueOutbound(tx, { kind: emailOutbound, key: `letter:${mailId}`, content: { mailId } })
  },
})

const trustMs = { good: 15_000, bad: 2000 }

/** Checks whether the mail server accepts emails. The result is cached for some seconds. */
export const askingMailServer = (url: string, assertOutsideTransaction: AssertOutsideTransaction): Mail['ready'] => {
  const transport = createTransport(withLimits(url))
  let word: { good: Promise<boolean>; until: number } | null = null
  return async () => {
    assertOutsideTransaction('the mail server')
    if (word && Date.now() < word.until) return word.good
    const good = transport.verify().then(
      () => true,
      () => false,
    )
    const probe = { good, until: Number.POSITIVE_INFINITY }
    word = probe
    void good.then((is) => {
      probe.until = Date.now() + (is ? trustMs.good : trustMs.bad)
    })
    return good
  }
}

type Row = { recipient: string; subject: string; body_text: string; body_html: string; sent_at: Date | null }

/** A mail server that hangs must not block a worker. Limits in the URL itself take precedence. */
const withLimits = (url: string): string => {
  const address = new URL(url)
  const limitsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  for (const [name, ms] of Object.entries(limitsMs)) if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms))
  return address.href
}

/** Sending stops after this time, because the email's content is out of date by then. */
const giveUpAfterMs = 3 * 86_400_000

/** Sends one email to the SMTP server. A failure is stored with the email, and sending is retried later. */
export const smtpDelivery = (
  kernel: { db: Db; assertOutsideTransaction: AssertOutsideTransaction },
  options: { url: string; from: string },
): OutboundCall => {
  const transport = createTransport(withLimits(options.url), { from: options.from })
  return outboundCall<ToCarry, { carried: boolean }>({
    perform: async ({ mailId }) => {
      kernel.assertOutsideTransaction('the mail server')
      const row = await findOne<Row>(
        kernel.db,
      )`select recipient, subject, body_text, body_html, sent_at from platform.mail where id = ${mailId}`
      if (!row || row.sent_at) return { carried: false }
      try {
        await transport.sendMail({
          to: row.recipient,
          subject: row.subject,
          text: row.body_text,
          html: row.body_html,
          // The fixed ID lets a recipient's mail program recognise a second delivery of the same email.
          messageId: `<plaza-${mailId}@mail.invalid>`,
        })
        return { carried: true }
      } catch (error) {
        await sql`update platform.mail set failure = ${String(error).slice(0, 500)} where id = ${mailId}`.execute(kernel.db)
        throw error
      }
    },
    onOutcome: async (tx, { carried }, { mailId }) => {
      if (carried) await sql`update platform.mail set sent_at = now(), failure = null where id = ${mailId}`.execute(tx)
    },
    givesUp: { afterMs: giveUpAfterMs, as: { carried: false } },
  })
}
