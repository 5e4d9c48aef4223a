import type { Language } from '@plaza/values'

/** Texts around a notification that is sent by email. `unverified` is added for an address that its owner has not confirmed. */
type NoticeEmailWords = Record<'reason' | 'open' | 'choose' | 'unverified', string>

export const noticeEmailWords: Record<Language, NoticeEmailWords> = {
  en: {
    reason: 'Reason: {reason}',
    open: 'See more: {address}',
    choose: 'Choose which notices we e-mail you: {address}',
    unverified:
      'This address isn’t verified yet. You get this e-mail because it was entered for an order at {shop}. If that wasn’t you, ignore it: nobody can log in with this e-mail.',
  },
  zh: {
    reason: '原因：{reason}',
    open: '查看详情：{address}',
    choose: '您可以在此选择通过邮件接收哪些通知：{address}',
    unverified:
      '此邮箱尚未验证。您收到这封邮件，是因为有人在 {shop} 下单时填写了此邮箱。如果不是您本人，请忽略：任何人都无法凭这封邮件登录。',
  },
  zhtw: {
    reason: '原因：{reason}',
    open: '查看詳情：{address}',
    choose: '您可以在此選擇要用電子郵件接收哪些通知：{address}',
    unverified:
      '此電子郵件地址尚未驗證。您收到這封郵件，是因為有人在 {shop} 下單時填寫了此地址。若不是您本人，請忽略：任何人都無法憑這封郵件登入。',
  },
  es: {
    reason: 'Motivo: {reason}',
    open: 'Ver más: {address}',
    choose: 'Aquí eliges qué avisos te llegan por correo: {address}',
    unverified:
      'Esta dirección aún no está verificada. Recibes este correo porque se indicó en un pedido de {shop}. Si no fuiste tú, ignóralo: nadie puede iniciar sesión con este correo.',
  },
  jp: {
    reason: '理由：{reason}',
    open: '詳しくはこちら：{address}',
    choose: 'メールで受け取る通知は、こちらで選べます：{address}',
    unverified:
      'このメールアドレスはまだ確認されていません。{shop}のご注文で入力されたため、お送りしています。お心当たりがない場合は無視してください。このメールでログインすることはできません。',
  },
  th: {
    reason: 'เหตุผล: {reason}',
    open: 'ดูเพิ่มเติม: {address}',
    choose: 'เลือกได้ว่าจะรับการแจ้งเตือนใดทางอีเมลที่: {address}',
    unverified: 'อีเมลนี้ยังไม่ได้ยืนยัน คุณได้รับอีเมลฉบับนี้เพราะมีการกรอกไว้สำหรับคำสั่งซื้อที่ {shop} หากไม่ใช่คุณ ไม่ต้องทำอะไร ไม่มีใครใช้อีเมลฉบับนี้เข้าสู่ระบบได้',
  },
}
