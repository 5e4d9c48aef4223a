import type { CodePurpose } from '@plaza/contract'

export type EmailName =
  | 'new_device'
  | 'social_bound'
  | 'password_changed'
  | 'email_changed'
  | 'payment_changed'
  | 'closing_asked'
  | 'closing_cancelled'
  | 'closed'
  | 'disabled'
  | 'enabled'
  | 'shop_suspended'
  | 'shop_suspended_until'
  | 'shop_reopened'

type Words = { subject: string; paragraphs: readonly string[] }
export type EmailWords = {
  code: { subject: string; for: Record<CodePurpose, string>; care: string; sms: string }
  emails: Record<EmailName, Words>
}

export const en: EmailWords = {
  code: {
    subject: '{code} is your {shop} code',
    for: {
      login: 'Enter this code to log in.',
      register: 'Enter this code to confirm your e-mail address.',
      reset: 'Enter this code to set a new password.',
      bind: 'Enter this code to connect your account.',
      withdraw: 'Enter this code to confirm a withdrawal.',
      pay: 'Enter this code to confirm a payment from your wallet.',
      payment_settings: 'Enter this code to change where we send your payouts.',
      change_email: 'Enter this code to change the e-mail address of your account.',
    },
    care: 'The code works once and expires in 10 minutes. {shop} will never ask you for it. If this wasn’t you, ignore this e-mail.',
    sms: '{code} is your {shop} code. It works once and expires in 10 minutes. Never share it.',
  },
  emails: {
    new_device: {
      subject: 'Someone logged in on a new device',
      paragraphs: [
        'Someone logged in to your account on {device}, from {address}, at {time}.',
        'If this was you, you don’t need to do anything. If not, change your password now. That will log out every other device.',
      ],
    },
    social_bound: {
      subject: 'You can now log in with {platform}',
      paragraphs: [
        'Someone confirmed that they own this account and connected it to a {platform} account.',
        'If this wasn’t you, set a new password with “Forgot password” right away. That will remove the connection.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'We logged out every other device and paused payouts for 24 hours.',
        'If this wasn’t you, set a new password with “Forgot password” right away.',
      ],
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      paragraphs: [
        'Your account now uses {email}. We’ve paused payouts for 24 hours.',
        'If this wasn’t you, contact customer service right away.',
      ],
    },
    payment_changed: {
      subject: 'Your payment settings were changed',
      paragraphs: ['We’ve paused payouts for 24 hours.', 'If this wasn’t you, change your password now and contact customer service.'],
    },
    closing_asked: {
      subject: 'Your account will close on {date}',
      paragraphs: [
        'Until then, you can log in and keep it. It will close once your balance and orders are settled.',
        'If this wasn’t you, log in, keep the account and change your password.',
      ],
    },
    closing_cancelled: { subject: 'Your account stays open', paragraphs: ['You asked to keep your account, so we won’t close it.'] },
    disabled: {
      subject: 'Your account was disabled',
      paragraphs: [
        'You can no longer log in, and we logged you out everywhere.',
        'Reason: {reason}',
        'You keep your balance and your orders. If you think this is wrong, reply to this e-mail. Someone who wasn’t part of the decision will review it.',
      ],
    },
    enabled: { subject: 'Your account is open again', paragraphs: ['You can log in again.', 'Reason: {reason}'] },
    shop_suspended: {
      subject: '{shop} is suspended',
      paragraphs: [
        'Shoppers can’t see your shop or its products until we reopen it.',
        'Reason: {reason}',
        'Based on: {ground}',
        'How to appeal: {objection}',
        'Paid orders continue as agreed.',
      ],
    },
    shop_suspended_until: {
      subject: '{shop} is suspended until {time}',
      paragraphs: [
        'Shoppers can’t see your shop or its products until then.',
        'Reason: {reason}',
        'Based on: {ground}',
        'How to appeal: {objection}',
        'Paid orders continue as agreed.',
      ],
    },
    shop_reopened: { subject: '{shop} is open again', paragraphs: ['Shoppers can see your shop and its products again.'] },
    closed: {
      subject: 'Your account is closed',
      paragraphs: ['We deleted your name, address and payment settings. Thank you for shopping with us.'],
    },
  },
}

export const es: EmailWords = {
  code: {
    subject: '{code} es tu código de {shop}',
    for: {
      login: 'Introduce este código para iniciar sesión.',
      register: 'Introduce este código para confirmar tu correo.',
      reset: 'Introduce este código para crear una contraseña nueva.',
      bind: 'Introduce este código para vincular tu cuenta.',
      withdraw: 'Introduce este código para confirmar un retiro.',
      pay: 'Introduce este código para confirmar un pago con tu cartera.',
      payment_settings: 'Introduce este código para cambiar dónde recibes tu dinero.',
      change_email: 'Introduce este código para cambiar el correo de tu cuenta.',
    },
    care: 'El código sirve una sola vez durante 10 minutos. Nadie de {shop} te lo pedirá nunca. Si no fuiste tú, ignora este mensaje.',
    sms: '{code} es tu código de {shop}. Sirve una vez durante 10 minutos. No se lo des a nadie.',
  },
  emails: {
    new_device: {
      subject: 'Inicio de sesión en un dispositivo nuevo',
      paragraphs: [
        'Se abrió tu cuenta en {device}, desde {address}, el {time}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia ya tu contraseña: se cerrará la sesión en los demás dispositivos.',
      ],
    },
    social_bound: {
      subject: 'Tu cuenta ahora se abre con {platform}',
      paragraphs: [
        'Alguien que demostró que esta cuenta es suya la vinculó a una cuenta de {platform}.',
        'Si no fuiste tú, crea enseguida otra contraseña con «¿Olvidaste tu contraseña?»: así se elimina el vínculo.',
      ],
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      paragraphs: [
        'Se cerró la sesión en los demás dispositivos y no se pagará nada durante 24 horas.',
        'Si no fuiste tú, crea enseguida otra contraseña con «¿Olvidaste tu contraseña?».',
      ],
    },
    email_changed: {
      subject: 'Tu correo ha cambiado',
      paragraphs: [
        'Tu cuenta usa ahora {email}. No se pagará nada durante 24 horas.',
        'Si no fuiste tú, ponte en contacto enseguida con atención al cliente.',
      ],
    },
    payment_changed: {
      subject: 'Tus datos de cobro han cambiado',
      paragraphs: [
        'No se pagará nada durante 24 horas.',
        'Si no fuiste tú, cambia ya tu contraseña y ponte en contacto con atención al cliente.',
      ],
    },
    closing_asked: {
      subject: 'Tu cuenta se cerrará el {date}',
      paragraphs: [
        'Hasta entonces puedes iniciar sesión y conservarla. Se cerrará cuando tu saldo y tus pedidos estén liquidados.',
        'Si no fuiste tú, inicia sesión, conserva la cuenta y cambia tu contraseña.',
      ],
    },
    closing_cancelled: { subject: 'Tu cuenta sigue abierta', paragraphs: ['Pediste conservar tu cuenta y no se cerrará.'] },
    disabled: {
      subject: 'Tu cuenta fue desactivada',
      paragraphs: [
        'Ya no puedes iniciar sesión y se cerró tu sesión en todas partes.',
        'Motivo: {reason}',
        'Tu saldo y tus pedidos siguen siendo tuyos. Si crees que es un error, responde a esta carta: la revisará alguien que no tomó la decisión.',
      ],
    },
    enabled: { subject: 'Tu cuenta vuelve a estar abierta', paragraphs: ['Puedes iniciar sesión como antes.', 'Motivo: {reason}'] },
    shop_suspended: {
      subject: '{shop} está suspendida',
      paragraphs: [
        'Los compradores no ven tu tienda ni sus productos hasta que la abramos de nuevo.',
        'Motivo: {reason}',
        'Se basa en: {ground}',
        'Cómo recurrir: {objection}',
        'Los pedidos ya pagados siguen como se acordó.',
      ],
    },
    shop_suspended_until: {
      subject: '{shop} está suspendida hasta {time}',
      paragraphs: [
        'Hasta entonces los compradores no ven tu tienda ni sus productos.',
        'Motivo: {reason}',
        'Se basa en: {ground}',
        'Cómo recurrir: {objection}',
        'Los pedidos ya pagados siguen como se acordó.',
      ],
    },
    shop_reopened: { subject: '{shop} vuelve a estar abierta', paragraphs: ['Los compradores ven tu tienda y sus productos como antes.'] },
    closed: {
      subject: 'Tu cuenta está cerrada',
      paragraphs: ['Borramos tu nombre, tu dirección y tus datos de cobro. Gracias por haber estado con nosotros.'],
    },
  },
}

export const th: EmailWords = {
  code: {
    subject: '{code} คือรหัส {shop} ของคุณ',
    for: {
      login: 'กรอกรหัสนี้เพื่อเข้าสู่ระบบ',
      register: 'กรอกรหัสนี้เพื่อยืนยันอีเมลของคุณ',
      reset: 'กรอกรหัสนี้เพื่อตั้งรหัสผ่านใหม่',
      bind: 'กรอกรหัสนี้เพื่อเชื่อมต่อบัญชีของคุณ',
      withdraw: 'กรอกรหัสนี้เพื่อยืนยันการถอนเงิน',
      pay: 'กรอกรหัสนี้เพื่อยืนยันการชำระเงินจากวอลเล็ต',
      payment_settings: 'กรอกรหัสนี้เพื่อเปลี่ยนปลายทางรับเงินของคุณ',
      change_email: 'กรอกรหัสนี้เพื่อเปลี่ยนอีเมลของบัญชี',
    },
    care: 'รหัสใช้ได้ครั้งเดียวภายใน 10 นาที เจ้าหน้าที่ {shop} จะไม่ขอรหัสนี้จากคุณ หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร',
    sms: '{code} คือรหัส {shop} ของคุณ ใช้ได้ครั้งเดียวภายใน 10 นาที ห้ามบอกผู้อื่น',
  },
  emails: {
    new_device: {
      subject: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
      paragraphs: [
        'บัญชีของคุณถูกเปิดบน {device} จาก {address} เมื่อ {time}',
        'ถ้าเป็นคุณ ไม่ต้องทำอะไร ถ้าไม่ใช่ โปรดเปลี่ยนรหัสผ่านทันที อุปกรณ์อื่นทั้งหมดจะออกจากระบบ',
      ],
    },
    social_bound: {
      subject: 'ตอนนี้เข้าบัญชีของคุณด้วย {platform} ได้แล้ว',
      paragraphs: ['มีผู้ยืนยันว่าเป็นเจ้าของบัญชีนี้และเชื่อมต่อกับบัญชี {platform}', 'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ที่ “ลืมรหัสผ่าน” ทันที การเชื่อมต่อจะถูกยกเลิก'],
    },
    password_changed: {
      subject: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
      paragraphs: ['อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว และจะไม่มีการจ่ายเงินออกเป็นเวลา 24 ชั่วโมง', 'หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดตั้งรหัสผ่านใหม่ที่ “ลืมรหัสผ่าน” ทันที'],
    },
    email_changed: {
      subject: 'อีเมลของคุณถูกเปลี่ยนแล้ว',
      paragraphs: ['ตอนนี้บัญชีของคุณใช้ {email} และจะไม่มีการจ่ายเงินออกเป็นเวลา 24 ชั่วโมง', 'หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดติดต่อฝ่ายบริการลูกค้าทันที'],
    },
    payment_changed: {
      subject: 'การตั้งค่ารับเงินของคุณถูกเปลี่ยนแล้ว',
      paragraphs: ['จะไม่มีการจ่ายเงินออกเป็นเวลา 24 ชั่วโมง', 'หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า'],
    },
    closing_asked: {
      subject: 'บัญชีของคุณจะปิดในวันที่ {date}',
      paragraphs: [
        'ก่อนถึงวันนั้นคุณยังเข้าสู่ระบบและเก็บบัญชีไว้ได้ บัญชีจะปิดเมื่อยอดเงินและคำสั่งซื้อเรียบร้อยแล้ว',
        'หากคุณไม่ได้เป็นผู้ขอ โปรดเข้าสู่ระบบ เก็บบัญชีไว้ และเปลี่ยนรหัสผ่าน',
      ],
    },
    closing_cancelled: { subject: 'บัญชีของคุณยังเปิดอยู่', paragraphs: ['คุณขอเก็บบัญชีไว้ บัญชีจะไม่ถูกปิด'] },
    disabled: {
      subject: 'บัญชีของคุณถูกระงับ',
      paragraphs: [
        'คุณเข้าสู่ระบบไม่ได้อีก และถูกออกจากระบบในทุกอุปกรณ์แล้ว',
        'เหตุผล: {reason}',
        'ยอดเงินและคำสั่งซื้อยังเป็นของคุณ หากคิดว่าไม่ถูกต้อง โปรดตอบจดหมายนี้ ผู้ที่ไม่ได้ตัดสินจะตรวจสอบอีกครั้ง',
      ],
    },
    enabled: { subject: 'บัญชีของคุณเปิดใช้งานอีกครั้ง', paragraphs: ['คุณเข้าสู่ระบบได้ตามเดิม', 'เหตุผล: {reason}'] },
    shop_suspended: {
      subject: '{shop} ถูกระงับ',
      paragraphs: [
        'ผู้ซื้อจะไม่เห็นร้านและสินค้าของคุณจนกว่าเราจะเปิดอีกครั้ง',
        'เหตุผล: {reason}',
        'อ้างอิงจาก: {ground}',
        'วิธีคัดค้าน: {objection}',
        'คำสั่งซื้อที่ชำระเงินแล้วดำเนินต่อตามที่ตกลงไว้',
      ],
    },
    shop_suspended_until: {
      subject: '{shop} ถูกระงับจนถึง {time}',
      paragraphs: [
        'ผู้ซื้อจะไม่เห็นร้านและสินค้าของคุณจนถึงเวลานั้น',
        'เหตุผล: {reason}',
        'อ้างอิงจาก: {ground}',
        'วิธีคัดค้าน: {objection}',
        'คำสั่งซื้อที่ชำระเงินแล้วดำเนินต่อตามที่ตกลงไว้',
      ],
    },
    shop_reopened: { subject: '{shop} เปิดอีกครั้งแล้ว', paragraphs: ['ผู้ซื้อเห็นร้านและสินค้าของคุณได้ตามเดิม'] },
    closed: { subject: 'บัญชีของคุณปิดแล้ว', paragraphs: ['เราลบชื่อ ที่อยู่ และการตั้งค่ารับเงินของคุณแล้ว ขอบคุณที่อยู่กับเรา'] },
  },
}
