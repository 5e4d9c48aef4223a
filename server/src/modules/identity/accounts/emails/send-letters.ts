import { type CodePurpose, type Notice, storefrontLinks } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { fill, layOut } from '../../../../platform/external/mail/layout.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { noticeEmailWords } from './notice-words.ts'
import { jp, zh, zhtw } from './words-east.ts'
import { en, es, th, type EmailName, type EmailWords } from './words.ts'

const words: Record<Language, EmailWords> = { en, es, jp, th, zh, zhtw }
/** Reads through the caller's transaction: waiting for a second connection inside a transaction can deadlock. */
const shopNameOf = async (kernel: Kernel, db: Db = kernel.db) => (await websiteConfig({ ...kernel, db })).shop_name

type To = { email: string; lang: Language }

/** Sends an email to a person, in the language of their account. */
export const sendEmail = async (
  kernel: Kernel,
  tx: Tx,
  { email, lang }: To,
  name: EmailName,
  values: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { subject, paragraphs } = words[lang].emails[name]
  const content = { subject: fill(subject, values), paragraphs: paragraphs.map((each) => fill(each, values)) }
  await kernel.mail.send(tx, layOut({ to: email, lang, ...content, shopName: await shopNameOf(kernel, tx) }))
}

/** `isChosen`: the user can switch off notifications of this kind. */
type NoticeTo = To & { verified: boolean; isChosen: boolean }

/**
 * A notification as an email, with links to the notification's subject and to the email settings. An unverified address may belong to another person,
 * so it gets no text that people wrote, only the facts of the order.
 */
export const sendNoticeEmail = async (
  kernel: Kernel,
  tx: Tx,
  { email, lang, verified, isChosen }: NoticeTo,
  notice: Notice,
): Promise<void> => {
  const said = noticeEmailWords[lang]
  const shopName = await shopNameOf(kernel, tx)
  const at = (hash: string) => `${kernel.environment.publicUrl}/${hash}`
  const paragraphs = [
    notice.body,
    ...(notice.reason && verified ? [fill(said.reason, { reason: notice.reason })] : []),
    ...(notice.link ? [fill(said.open, { address: at(notice.link) })] : []),
    ...(isChosen ? [fill(said.choose, { address: at(storefrontLinks.settings('notifications')) })] : []),
    ...(verified ? [] : [fill(said.unverified, { shop: shopName })]),
  ]
  await kernel.mail.send(tx, layOut({ to: email, lang, subject: notice.title, paragraphs, shopName }))
}

export const sendCodeEmail = async (kernel: Kernel, tx: Tx, { email, lang }: To, purpose: CodePurpose, code: string): Promise<void> => {
  const { code: said } = words[lang]
  const shop = await shopNameOf(kernel, tx)
  const paragraphs = [said.for[purpose], fill(said.care, { shop })]
  await kernel.mail.send(tx, layOut({ to: email, lang, subject: fill(said.subject, { code, shop }), paragraphs, code, shopName: shop }))
}

export const codeMessage = async (kernel: Kernel, lang: Language, code: string): Promise<string> =>
  fill(words[lang].code.sms, { code, shop: await shopNameOf(kernel) })
