import type { EmailWords } from './words.ts'

export const zh: EmailWords = {
  code: {
    subject: '{code} 是您的 {shop} 验证码',
    for: {
      login: '输入此验证码即可登录。',
      register: '输入此验证码以确认您的邮箱。',
      reset: '输入此验证码以设置新密码。',
      bind: '输入此验证码以绑定您的账号。',
      withdraw: '输入此验证码以确认提现。',
      pay: '输入此验证码以确认用钱包付款。',
      payment_settings: '输入此验证码以更改您的收款方式。',
      change_email: '输入此验证码以更换账号邮箱。',
    },
    care: '验证码 10 分钟内有效，只能使用一次。{shop} 的任何人都不会向您索取。如非本人操作，请忽略此邮件。',
    sms: '【{shop}】验证码 {code}，10 分钟内有效，仅可使用一次，请勿告诉他人。',
  },
  emails: {
    new_device: {
      subject: '您的账号在新设备上登录',
      paragraphs: [
        '您的账号于 {time} 在 {device} 上登录，来自 {address}。',
        '如果是您本人，无需操作。如果不是，请立即修改密码，其他设备会全部退出登录。',
      ],
    },
    social_bound: {
      subject: '现在可以用 {platform} 登录您的账号',
      paragraphs: [
        '有人证明此账号归其所有，并将它绑定到了一个 {platform} 账号。',
        '如非本人操作，请立即通过“忘记密码”重新设置密码，绑定会随之解除。',
      ],
    },
    password_changed: {
      subject: '您的密码已修改',
      paragraphs: ['其他设备已全部退出登录，24 小时内不会付出任何款项。', '如非本人操作，请立即通过“忘记密码”重新设置密码。'],
    },
    email_changed: {
      subject: '您的邮箱已更换',
      paragraphs: ['您的账号邮箱现在是 {email}。24 小时内不会付出任何款项。', '如非本人操作，请立即联系客服。'],
    },
    payment_changed: {
      subject: '您的收款设置已修改',
      paragraphs: ['24 小时内不会付出任何款项。', '如非本人操作，请立即修改密码并联系客服。'],
    },
    closing_asked: {
      subject: '您的账号将于 {date} 注销',
      paragraphs: ['在此之前您可以登录并保留账号。余额和订单结清后账号才会注销。', '如非本人操作，请登录、保留账号并修改密码。'],
    },
    closing_cancelled: { subject: '您的账号已保留', paragraphs: ['您已选择保留账号，账号不会被注销。'] },
    disabled: {
      subject: '您的账号已被停用',
      paragraphs: [
        '您无法再登录，所有设备均已退出。',
        '原因：{reason}',
        '您的余额和订单仍属于您。如有异议，请回复此邮件，我们会由未参与决定的人员重新审核。',
      ],
    },
    enabled: { subject: '您的账号已恢复', paragraphs: ['您可以像以前一样登录。', '原因：{reason}'] },
    shop_suspended: {
      subject: '{shop} 已被暂停',
      paragraphs: [
        '在我们重新开放之前，买家看不到您的店铺和商品。',
        '原因：{reason}',
        '依据：{ground}',
        '如何申诉：{objection}',
        '此前已付款的订单照常履行。',
      ],
    },
    shop_suspended_until: {
      subject: '{shop} 暂停至 {time}',
      paragraphs: [
        '在此之前，买家看不到您的店铺和商品。',
        '原因：{reason}',
        '依据：{ground}',
        '如何申诉：{objection}',
        '此前已付款的订单照常履行。',
      ],
    },
    shop_reopened: { subject: '{shop} 已重新开放', paragraphs: ['买家又能看到您的店铺和商品了。'] },
    closed: { subject: '您的账号已注销', paragraphs: ['您的姓名、地址和收款设置已删除。感谢您一直以来的支持。'] },
  },
}

export const zhtw: EmailWords = {
  code: {
    subject: '{code} 是您的 {shop} 驗證碼',
    for: {
      login: '輸入此驗證碼即可登入。',
      register: '輸入此驗證碼以確認您的電子郵件。',
      reset: '輸入此驗證碼以設定新密碼。',
      bind: '輸入此驗證碼以綁定您的帳號。',
      withdraw: '輸入此驗證碼以確認提領。',
      pay: '輸入此驗證碼以確認用錢包付款。',
      payment_settings: '輸入此驗證碼以變更您的收款方式。',
      change_email: '輸入此驗證碼以更換帳號的電子郵件。',
    },
    care: '驗證碼 10 分鐘內有效，只能使用一次。{shop} 的任何人都不會向您索取。若非本人操作，請忽略這封信。',
    sms: '【{shop}】驗證碼 {code}，10 分鐘內有效，僅能使用一次，請勿告訴他人。',
  },
  emails: {
    new_device: {
      subject: '您的帳號在新裝置上登入',
      paragraphs: [
        '您的帳號於 {time} 在 {device} 上登入，來自 {address}。',
        '如果是您本人，無須處理。如果不是，請立即變更密碼，其他裝置會全部登出。',
      ],
    },
    social_bound: {
      subject: '現在可以用 {platform} 登入您的帳號',
      paragraphs: [
        '有人證明此帳號屬於本人，並將它綁定到一個 {platform} 帳號。',
        '若非本人操作，請立即透過「忘記密碼」重新設定密碼，綁定會隨之解除。',
      ],
    },
    password_changed: {
      subject: '您的密碼已變更',
      paragraphs: ['其他裝置已全部登出，24 小時內不會付出任何款項。', '若非本人操作，請立即透過「忘記密碼」重新設定密碼。'],
    },
    email_changed: {
      subject: '您的電子郵件已更換',
      paragraphs: ['您的帳號現在使用 {email}。24 小時內不會付出任何款項。', '若非本人操作，請立即聯絡客服。'],
    },
    payment_changed: {
      subject: '您的收款設定已變更',
      paragraphs: ['24 小時內不會付出任何款項。', '若非本人操作，請立即變更密碼並聯絡客服。'],
    },
    closing_asked: {
      subject: '您的帳號將於 {date} 關閉',
      paragraphs: ['在此之前您可以登入並保留帳號。餘額與訂單結清後帳號才會關閉。', '若非本人操作，請登入、保留帳號並變更密碼。'],
    },
    closing_cancelled: { subject: '您的帳號已保留', paragraphs: ['您已選擇保留帳號，帳號不會關閉。'] },
    disabled: {
      subject: '您的帳號已被停用',
      paragraphs: [
        '您無法再登入，所有裝置均已登出。',
        '原因：{reason}',
        '您的餘額與訂單仍屬於您。如有異議，請回覆此郵件，我們會由未參與決定的人員重新審核。',
      ],
    },
    enabled: { subject: '您的帳號已恢復', paragraphs: ['您可以像以前一樣登入。', '原因：{reason}'] },
    shop_suspended: {
      subject: '{shop} 已被暫停',
      paragraphs: [
        '在我們重新開放之前，買家看不到您的商店和商品。',
        '原因：{reason}',
        '依據：{ground}',
        '如何申訴：{objection}',
        '此前已付款的訂單照常履行。',
      ],
    },
    shop_suspended_until: {
      subject: '{shop} 暫停至 {time}',
      paragraphs: [
        '在此之前，買家看不到您的商店和商品。',
        '原因：{reason}',
        '依據：{ground}',
        '如何申訴：{objection}',
        '此前已付款的訂單照常履行。',
      ],
    },
    shop_reopened: { subject: '{shop} 已重新開放', paragraphs: ['買家又能看到您的商店和商品了。'] },
    closed: { subject: '您的帳號已關閉', paragraphs: ['您的姓名、地址與收款設定已刪除。感謝您一直以來的支持。'] },
  },
}

export const jp: EmailWords = {
  code: {
    subject: '{shop} の確認コード：{code}',
    for: {
      login: 'ログインするには、このコードを入力してください。',
      register: 'メールアドレスを確認するには、このコードを入力してください。',
      reset: '新しいパスワードを設定するには、このコードを入力してください。',
      bind: 'アカウントを連携するには、このコードを入力してください。',
      withdraw: '出金を確定するには、このコードを入力してください。',
      pay: 'ウォレットでのお支払いを確定するには、このコードを入力してください。',
      payment_settings: '受取先を変更するには、このコードを入力してください。',
      change_email: 'アカウントのメールアドレスを変更するには、このコードを入力してください。',
    },
    care: 'コードは10分間、1回だけ使えます。{shop} の担当者がコードをお聞きすることはありません。お心当たりがない場合は、このメールを無視してください。',
    sms: '{shop} の確認コードは {code} です。10分間、1回だけ使えます。誰にも教えないでください。',
  },
  emails: {
    new_device: {
      subject: '新しい端末でログインがありました',
      paragraphs: [
        '{time} に {device}（{address}）からアカウントにログインがありました。',
        'ご本人の場合、手続きは不要です。お心当たりがない場合は、すぐにパスワードを変更してください。他の端末はすべてログアウトされます。',
      ],
    },
    social_bound: {
      subject: '{platform} でログインできるようになりました',
      paragraphs: [
        'このアカウントの持ち主であることが確認され、{platform} のアカウントと連携されました。',
        'お心当たりがない場合は、すぐに「パスワードを忘れた」から新しいパスワードを設定してください。連携は解除されます。',
      ],
    },
    password_changed: {
      subject: 'パスワードが変更されました',
      paragraphs: [
        '他の端末はすべてログアウトされ、24時間は出金が行われません。',
        'お心当たりがない場合は、すぐに「パスワードをお忘れの方」から再設定してください。',
      ],
    },
    email_changed: {
      subject: 'メールアドレスが変更されました',
      paragraphs: [
        'アカウントのメールアドレスは {email} になりました。24時間は出金が行われません。',
        'お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
      ],
    },
    payment_changed: {
      subject: '受取設定が変更されました',
      paragraphs: [
        '24時間は出金が行われません。',
        'お心当たりがない場合は、すぐにパスワードを変更し、カスタマーサービスへご連絡ください。',
      ],
    },
    closing_asked: {
      subject: 'アカウントは {date} に閉鎖されます',
      paragraphs: [
        'それまではログインしてアカウントを残すことができます。残高と注文の精算が済みしだい閉鎖されます。',
        'お心当たりがない場合は、ログインしてアカウントを残し、パスワードを変更してください。',
      ],
    },
    closing_cancelled: { subject: 'アカウントは引き続きご利用いただけます', paragraphs: ['閉鎖のお申し込みは取り消されました。'] },
    disabled: {
      subject: 'アカウントが停止されました',
      paragraphs: [
        '今後ログインできません。すべての端末からログアウトしました。',
        '理由：{reason}',
        '残高とご注文は引き続きお客様のものです。ご異議がある場合はこのメールにご返信ください。決定に関わっていない担当者がもう一度確認します。',
      ],
    },
    enabled: { subject: 'アカウントを再開しました', paragraphs: ['これまでどおりログインできます。', '理由：{reason}'] },
    shop_suspended: {
      subject: '{shop}は停止されました',
      paragraphs: [
        '再開するまで、お客様にはショップと商品が表示されません。',
        '理由：{reason}',
        '根拠：{ground}',
        '異議の申し立て方法：{objection}',
        'お支払い済みのご注文は、お約束どおり進みます。',
      ],
    },
    shop_suspended_until: {
      subject: '{shop}は{time}まで停止されました',
      paragraphs: [
        'それまでお客様にはショップと商品が表示されません。',
        '理由：{reason}',
        '根拠：{ground}',
        '異議の申し立て方法：{objection}',
        'お支払い済みのご注文は、お約束どおり進みます。',
      ],
    },
    shop_reopened: { subject: '{shop}を再開しました', paragraphs: ['これまでどおり、お客様にショップと商品が表示されます。'] },
    closed: { subject: 'アカウントを閉鎖しました', paragraphs: ['お名前、住所、受取設定を削除しました。ご利用ありがとうございました。'] },
  },
}
