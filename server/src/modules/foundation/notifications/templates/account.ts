import type { NotificationTemplate } from './template.ts'

/** Notifications of account events. */
export const accountTemplates = {
  welcome: {
    kind: 0,
    status: 1,
    words: {
      en: ['Welcome to {mall}', 'Your account is ready. Save a delivery address now and your first checkout will take a minute.'],
      zh: ['欢迎来到 {mall}', '您的账号已就绪。现在保存收货地址，首次结账只需一分钟。'],
      zhtw: ['歡迎來到 {mall}', '您的帳號已準備好。現在儲存收件地址，第一次結帳只要一分鐘。'],
      es: [
        'Te damos la bienvenida a {mall}',
        'Tu cuenta está lista. Guarda ahora una dirección de entrega y tu primera compra llevará un minuto.',
      ],
      jp: ['{mall}へようこそ', 'アカウントの準備ができました。今お届け先を登録しておくと、最初のご注文は1分で済みます。'],
      th: ['ยินดีต้อนรับสู่ {mall}', 'บัญชีของคุณพร้อมใช้งานแล้ว บันทึกที่อยู่จัดส่งไว้ตอนนี้ แล้วการสั่งซื้อครั้งแรกจะใช้เวลาเพียงนาทีเดียว'],
    },
  },
  new_device: {
    kind: 0,
    status: 1,
    words: {
      en: [
        'New login to your account',
        'Someone logged in on {device} at {time}. If this wasn’t you, change your password now. That will log out every other device.',
      ],
      zh: ['新设备登录', '您的账号于 {time} 在 {device} 上登录。如果不是您本人，请立即修改密码，其他设备将全部退出。'],
      zhtw: ['新裝置登入', '您的帳號於 {time} 在 {device} 上登入。如果不是您本人，請立即變更密碼，其他裝置會全部登出。'],
      es: [
        'Nuevo inicio de sesión',
        'Se inició sesión en tu cuenta desde {device}, {time}. Si no fuiste tú, cambia ya la contraseña: se cerrará la sesión en los demás dispositivos.',
      ],
      jp: [
        '新しい端末からのログイン',
        '{time}に{device}でログインがありました。お心当たりがない場合は、すぐにパスワードを変更してください。ほかの端末はすべてログアウトされます。',
      ],
      th: ['มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', 'มีการเข้าสู่ระบบบัญชีของคุณบน {device} เมื่อ {time} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที อุปกรณ์อื่นทั้งหมดจะออกจากระบบ'],
    },
  },
  password_changed: {
    kind: 0,
    status: 1,
    words: {
      en: [
        'Your password was changed',
        'We changed your password at {time} and logged out every other device. If this wasn’t you, reset it by e-mail now.',
      ],
      zh: ['密码已修改', '您的密码已于 {time} 修改，其他设备均已退出。如果不是您本人，请立即通过邮箱重置。'],
      zhtw: ['密碼已變更', '您的密碼已於 {time} 變更，其他裝置均已登出。如果不是您本人，請立即透過電子郵件重設。'],
      es: [
        'Contraseña cambiada',
        'Tu contraseña se cambió, {time}. Se cerró la sesión en los demás dispositivos. Si no fuiste tú, restablécela ya por correo.',
      ],
      jp: [
        'パスワードが変更されました',
        '{time}にパスワードが変更され、ほかの端末はすべてログアウトされました。お心当たりがない場合は、すぐにメールで再設定してください。',
      ],
      th: ['เปลี่ยนรหัสผ่านแล้ว', 'รหัสผ่านของคุณถูกเปลี่ยนเมื่อ {time} อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทางอีเมลทันที'],
    },
  },
  email_changed: {
    kind: 0,
    status: 1,
    words: {
      en: ['Your e-mail was changed', 'Your account now uses {email}. To protect you, we’ve paused withdrawals for 24 hours.'],
      zh: ['邮箱已更改', '您的账号现在使用 {email}。为保护您的资金，提现暂停 24 小时。'],
      zhtw: ['電子郵件已變更', '您的帳號現在使用 {email}。為保護您的資金，提領暫停 24 小時。'],
      es: ['Correo cambiado', 'Tu cuenta usa ahora {email}. Para protegerte, los retiros se pausan 24 horas.'],
      jp: ['メールアドレスが変更されました', 'アカウントのメールアドレスは{email}になりました。安全のため、出金は24時間停止します。'],
      th: ['เปลี่ยนอีเมลแล้ว', 'บัญชีของคุณใช้ {email} แล้ว เพื่อความปลอดภัย การถอนเงินจะหยุดไว้ 24 ชั่วโมง'],
    },
  },
  payment_settings_changed: {
    kind: 0,
    status: 1,
    words: {
      en: [
        'Your payment settings were changed',
        'You can withdraw to the new destination from {time}. If this wasn’t you, change your password now.',
      ],
      zh: ['收款设置已更改', '自 {time} 起可提现至新的收款方式。如果不是您本人，请立即修改密码。'],
      zhtw: ['收款設定已變更', '自 {time} 起可提領至新的收款方式。如果不是您本人，請立即變更密碼。'],
      es: ['Datos de cobro cambiados', 'Se podrá pagar al nuevo destino a partir de {time}. Si no fuiste tú, cambia ya la contraseña.'],
      jp: [
        '受取設定が変更されました',
        '新しい受取先には{time}から出金できます。お心当たりがない場合は、すぐにパスワードを変更してください。',
      ],
      th: ['เปลี่ยนการตั้งค่ารับเงินแล้ว', 'ถอนเงินไปยังปลายทางใหม่ได้ตั้งแต่ {time} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที'],
    },
  },
  account_closing: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your account will close', 'It will close for good on {day}. Until then, you can still keep it in your settings.'],
      zh: ['您的账号即将注销', '账号将于 {day} 永久注销。在此之前，您可以在设置中撤回。'],
      zhtw: ['您的帳號即將關閉', '帳號將於 {day} 永久關閉。在此之前，您可以在設定中撤回。'],
      es: ['Tu cuenta se cerrará', 'Se cerrará para siempre el {day}. Hasta entonces puedes anularlo en los ajustes.'],
      jp: ['アカウントは閉鎖されます', '{day}に完全に閉鎖されます。それまでは設定から取り消せます。'],
      th: ['บัญชีของคุณจะถูกปิด', 'บัญชีจะปิดถาวรในวันที่ {day} ก่อนถึงวันนั้นคุณยกเลิกได้ในการตั้งค่า'],
    },
  },
  reward_earned: {
    kind: 0,
    status: 1,
    words: {
      en: ['You earned {amount}', 'A friend you invited completed their first order. Your reward is in your wallet.'],
      zh: ['您获得了 {amount}', '您邀请的好友完成了首单，奖励已存入您的钱包。'],
      zhtw: ['您獲得了 {amount}', '您邀請的朋友完成了第一筆訂單，獎勵已存入您的錢包。'],
      es: ['Ganaste {amount}', 'Alguien a quien invitaste completó su primer pedido. La recompensa está en tu monedero.'],
      jp: ['{amount}を獲得しました', 'ご招待された方が最初の注文を完了しました。報酬はウォレットに入りました。'],
      th: ['คุณได้รับ {amount}', 'ผู้ที่คุณเชิญทำคำสั่งซื้อแรกสำเร็จแล้ว รางวัลอยู่ในกระเป๋าเงินของคุณ'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
