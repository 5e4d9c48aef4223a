import type { Language } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { fill, layOut } from '../../../../platform/external/mail/layout.ts'

const words: Record<Language, { subject: string; paragraphs: readonly string[] }> = {
  en: {
    subject: '{shop} invites you to join its team on {mall}',
    paragraphs: [
      'Open this link within three days to join with your {mall} account, or to create one. It works once.',
      '{link}',
      'If you weren’t expecting this, ignore this e-mail.',
    ],
  },
  es: {
    subject: '{shop} te invita a trabajar en su tienda de {mall}',
    paragraphs: [
      'Abre este enlace antes de tres días para unirte con tu cuenta de {mall} o crear una. Sirve una sola vez.',
      '{link}',
      'Si no lo esperabas, ignora este mensaje.',
    ],
  },
  zh: {
    subject: '{shop} 邀请您加入其在 {mall} 的店铺团队',
    paragraphs: [
      '请在三天内打开此链接，用您的 {mall} 账号加入，或新建一个账号。链接只能使用一次。',
      '{link}',
      '如果您并未预期收到此邮件，请忽略。',
    ],
  },
  zhtw: {
    subject: '{shop} 邀請您加入其在 {mall} 的店鋪團隊',
    paragraphs: [
      '請在三天內開啟此連結，用您的 {mall} 帳號加入，或建立新帳號。連結只能使用一次。',
      '{link}',
      '如果您並未預期收到這封信，請忽略。',
    ],
  },
  jp: {
    subject: '{mall} の {shop} からスタッフへの招待が届いています',
    paragraphs: [
      '3日以内にこのリンクを開き、{mall} のアカウントで参加するか、アカウントを作成してください。リンクは1回だけ使えます。',
      '{link}',
      'お心当たりがない場合は、このメールを無視してください。',
    ],
  },
  th: {
    subject: '{shop} เชิญคุณร่วมทีมงานร้านค้าบน {mall}',
    paragraphs: [
      'เปิดลิงก์นี้ภายในสามวันเพื่อเข้าร่วมด้วยบัญชี {mall} ของคุณ หรือสร้างบัญชีใหม่ ลิงก์ใช้ได้ครั้งเดียว',
      '{link}',
      'หากคุณไม่ได้คาดว่าจะได้รับ โปรดไม่ต้องสนใจจดหมายนี้',
    ],
  },
}

/** URL of the console page that accepts an invitation. */
const invitationLink = (sellerUrl: string, token: string): string => `${sellerUrl}/#/welcome?token=${token}`

export const sendMemberInvitation = async (
  kernel: Kernel,
  tx: Tx,
  { email, lang, shop, mall, token }: { email: string; lang: Language; shop: string; mall: string; token: string },
): Promise<void> => {
  const { subject, paragraphs } = words[lang]
  const values = { shop, mall, link: invitationLink(kernel.environment.sellerUrl, token) }
  const filled = { subject: fill(subject, values), paragraphs: paragraphs.map((each) => fill(each, values)) }
  await kernel.mail.send(tx, layOut({ to: email, lang, ...filled, shopName: mall }))
}
