import type { Language } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { fill, layOut } from '../../../../platform/external/mail/layout.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'

const words: Record<Language, { subject: string; paragraphs: readonly string[] }> = {
  en: {
    subject: 'You’re invited to join the {shop} team',
    paragraphs: [
      'Open this link within a day to set your password and second factor. It works once.',
      '{link}',
      'If you weren’t expecting this, ignore this e-mail.',
    ],
  },
  es: {
    subject: 'Te invitan al equipo de {shop}',
    paragraphs: [
      'Abre este enlace antes de un día para crear tu contraseña y tu segundo factor. Sirve una sola vez.',
      '{link}',
      'Si no lo esperabas, ignora este mensaje.',
    ],
  },
  zh: {
    subject: '您受邀加入 {shop} 的团队',
    paragraphs: ['请在一天内打开此链接，设置密码和第二重验证。链接只能使用一次。', '{link}', '如果您并未预期收到此邮件，请忽略。'],
  },
  zhtw: {
    subject: '您受邀加入 {shop} 的團隊',
    paragraphs: ['請在一天內開啟此連結，設定密碼與第二道驗證。連結只能使用一次。', '{link}', '如果您並未預期收到這封信，請忽略。'],
  },
  jp: {
    subject: '{shop} のスタッフに招待されました',
    paragraphs: [
      '1日以内にこのリンクを開き、パスワードと2段階認証を設定してください。リンクは1回だけ使えます。',
      '{link}',
      'お心当たりがない場合は、このメールを無視してください。',
    ],
  },
  th: {
    subject: 'คุณได้รับเชิญให้ร่วมทีมงานของ {shop}',
    paragraphs: ['เปิดลิงก์นี้ภายในหนึ่งวันเพื่อตั้งรหัสผ่านและการยืนยันขั้นที่สอง ลิงก์ใช้ได้ครั้งเดียว', '{link}', 'หากคุณไม่ได้คาดว่าจะได้รับ โปรดไม่ต้องสนใจจดหมายนี้'],
  },
}

export const sendStaffInvitation = async (
  kernel: Kernel,
  tx: Tx,
  { email, lang, link }: { email: string; lang: Language; link: string },
): Promise<void> => {
  const { shop_name: shop } = await websiteConfig({ ...kernel, db: tx })
  const { subject, paragraphs } = words[lang]
  const filled = { subject: fill(subject, { shop }), paragraphs: paragraphs.map((each) => fill(each, { link })) }
  await kernel.mail.send(tx, layOut({ to: email, lang, ...filled, shopName: shop }))
}
