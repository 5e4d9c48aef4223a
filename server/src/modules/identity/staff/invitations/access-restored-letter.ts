import type { Language } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { fill, layOut } from '../../../../platform/external/mail/layout.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'

const words: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: 'Your access to the {shop} console was restored',
    text: 'Someone with access to the server made a link, and set a new password and second factor for you with it. All earlier sessions have ended. If this was not you, check who can reach the server.',
  },
  es: {
    subject: 'Se ha recuperado tu acceso a la consola de {shop}',
    text: 'Alguien con acceso al servidor creó un enlace y definió con él una contraseña y un segundo factor nuevos para ti. Se cerraron todas las sesiones anteriores. Si no fuiste tú, comprueba quién tiene acceso al servidor.',
  },
  zh: {
    subject: '您在 {shop} 后台的访问权限已恢复',
    text: '有服务器权限的人生成了链接，并用它为您设置了新密码和第二重验证。之前的会话均已结束。若非您本人操作，请检查谁能访问服务器。',
  },
  zhtw: {
    subject: '您在 {shop} 後台的存取權已恢復',
    text: '有伺服器權限的人產生了連結，並用它為您設定了新密碼與第二道驗證。先前的工作階段皆已結束。若非您本人操作，請檢查誰能存取伺服器。',
  },
  jp: {
    subject: '{shop} 管理画面へのアクセスが復元されました',
    text: 'サーバーを操作できる人がリンクを発行し、あなたの新しいパスワードと2段階認証が設定されました。以前のセッションはすべて終了しました。お心当たりがない場合は、サーバーを操作できる人を確認してください。',
  },
  th: {
    subject: 'กู้คืนการเข้าใช้คอนโซลของ {shop} แล้ว',
    text: 'ผู้ที่เข้าถึงเซิร์ฟเวอร์ได้สร้างลิงก์ และใช้ลิงก์นั้นตั้งรหัสผ่านกับการยืนยันขั้นที่สองใหม่ให้คุณ เซสชันก่อนหน้าทั้งหมดสิ้นสุดแล้ว หากไม่ใช่คุณ โปรดตรวจสอบว่าใครเข้าถึงเซิร์ฟเวอร์ได้บ้าง',
  },
}

/** Tells an owner about the new password. */
export const sendAccessRestored = async (kernel: Kernel, tx: Tx, { email, lang }: { email: string; lang: Language }): Promise<void> => {
  const { shop_name: shop } = await websiteConfig({ ...kernel, db: tx })
  const { subject, text } = words[lang]
  await kernel.mail.send(tx, layOut({ to: email, lang, subject: fill(subject, { shop }), paragraphs: [text], shopName: shop }))
}
