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

/** The code in the newest email to a recipient. Waits until there are more than `after` emails. */
export const codeTo = async (kernel: Kernel, recipient: string, after = 0): Promise<string> => {
  await until(async () => (await emailsTo(kernel, recipient)).length > after)
  const [email] = await emailsTo(kernel, recipient)
  const code = /^\d{6}$/m.exec(email?.body_text ?? '')?.[0]
  if (!code) throw new Error(`the letter to ${recipient} has no code in it`)
  return code
}
