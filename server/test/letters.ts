import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { until } from './until.ts'

export type SentEmail = { id: string; recipient: string; subject: string; body_text: string; body_html: string }

export const emailsTo = async ({ db }: Kernel, recipient: string): Promise<SentEmail[]> => {
  const found =
    await sql<SentEmail>`select id, recipient, subject, body_text, body_html from platform.mail where recipient = ${recipient} order by id desc`.execute(
      db,
    )
  return found.rows
}

/** The newest code in the emails to a recipient. Waits for one after the first `after` emails; letters of a purchase have no code. */
export const codeTo = async (kernel: Kernel, recipient: string, after = 0): Promise<string> => {
  let code: string | undefined
  await until(async () => {
    const emails = await emailsTo(kernel, recipient)
    const codes = emails.slice(0, Math.max(0, emails.length - after)).map((email) => /^\d{6}$/m.exec(email.body_text)?.[0])
    code = codes.find((each) => each !== undefined)
    return code !== undefined
  })
  return String(code)
}
