import type { Language } from '@plaza/values'

type Messages = Readonly<Record<Language, string>>
const say = (en: string, zh: string, zhtw: string, es: string, jp: string, th: string): Messages => ({ en, zh, zhtw, es, jp, th })

/** Every code that the wire knows, with what it says to people. */
export const codes = {
  1000004: say('You were logged out. Please log in again.', '您已退出登录，请重新登录。', '您已登出，請重新登入。', 'Se cerró tu sesión. Inicia sesión de nuevo.', 'ログアウトされました。もう一度ログインしてください。', 'คุณออกจากระบบแล้ว โปรดเข้าสู่ระบบอีกครั้ง'),
  1000008: say('Something in the form is not right.', '表单中有内容不正确。', '表單中有內容不正確。', 'Hay un dato incorrecto en el formulario.', '入力内容に誤りがあります。', 'มีข้อมูลบางอย่างในแบบฟอร์มไม่ถูกต้อง'),
  1000009: say('Some required information is missing.', '缺少必填信息。', '缺少必填資料。', 'Falta información obligatoria.', '必須項目が入力されていません。', 'ข้อมูลที่จำเป็นยังไม่ครบ'),
  1100000: say('This e-mail already has an account.', '该邮箱已注册账号。', '這個電子郵件已有帳號。', 'Este correo ya tiene una cuenta.', 'このメールアドレスは登録済みです。', 'อีเมลนี้มีบัญชีอยู่แล้ว'),
  1100001: say('Please check the details you entered.', '请检查您填写的信息。', '請檢查您填寫的資料。', 'Revisa los datos que escribiste.', '入力した内容を確認してください。', 'โปรดตรวจสอบข้อมูลที่กรอก'),
  1100002: say('E-mail or password is incorrect.', '邮箱或密码不正确。', '電子郵件或密碼不正確。', 'El correo o la contraseña no son correctos.', 'メールアドレスまたはパスワードが違います。', 'อีเมลหรือรหัสผ่านไม่ถูกต้อง'),
  1100003: say('Please log in to go on.', '请先登录再继续。', '請先登入再繼續。', 'Inicia sesión para continuar.', '続けるにはログインしてください。', 'โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ'),
  1100004: say('Please check the account details you entered.', '请检查您填写的账号信息。', '請檢查您填寫的帳號資料。', 'Revisa los datos de tu cuenta.', 'アカウント情報を確認してください。', 'โปรดตรวจสอบข้อมูลบัญชีที่กรอก'),
  1100005: say("We couldn't send the e-mail. Try again in a minute.", '邮件发送失败，请一分钟后再试。', '郵件寄送失敗，請一分鐘後再試。', 'No pudimos enviar el correo. Inténtalo en un minuto.', 'メールを送信できませんでした。1分後にお試しください。', 'ส่งอีเมลไม่สำเร็จ ลองใหม่ในอีกหนึ่งนาที'),
  1100006: say('You are already logged in.', '您已登录。', '您已登入。', 'Ya has iniciado sesión.', 'すでにログインしています。', 'คุณเข้าสู่ระบบอยู่แล้ว'),
  1100007: say('This e-mail already has an account.', '该邮箱已存在，注册失败。', '這個電子郵件已存在，註冊失敗。', 'Este correo ya existe; no se creó la cuenta.', 'このメールアドレスは登録済みのため登録できません。', 'อีเมลนี้มีอยู่แล้ว จึงสมัครไม่สำเร็จ'),
  1100008: say('No account with this e-mail.', '没有使用该邮箱的账号。', '沒有使用這個電子郵件的帳號。', 'No hay ninguna cuenta con este correo.', 'このメールアドレスのアカウントはありません。', 'ไม่พบบัญชีที่ใช้อีเมลนี้'),
  1500018: say("We can't find this order.", '找不到该订单。', '找不到這筆訂單。', 'No encontramos este pedido.', 'この注文が見つかりません。', 'ไม่พบคำสั่งซื้อนี้'),
  1500019: say('Payment failed. You were not charged.', '付款失败，未扣款。', '付款失敗，未扣款。', 'El pago falló. No se te cobró nada.', 'お支払いに失敗しました。請求は発生していません。', 'ชำระเงินไม่สำเร็จ ไม่มีการตัดเงิน'),
  2000001: say("We couldn't send the SMS. Try again in a minute.", '短信发送失败，请一分钟后再试。', '簡訊傳送失敗，請一分鐘後再試。', 'No pudimos enviar el SMS. Inténtalo en un minuto.', 'SMSを送信できませんでした。1分後にお試しください。', 'ส่ง SMS ไม่สำเร็จ ลองใหม่ในอีกหนึ่งนาที'),
  2000002: say('The check was not passed or has expired. Try again.', '验证未通过或已过期，请重试。', '驗證未通過或已過期，請重試。', 'La verificación falló o caducó. Inténtalo de nuevo.', '確認に失敗したか、期限が切れました。もう一度お試しください。', 'การตรวจสอบไม่ผ่านหรือหมดอายุ โปรดลองอีกครั้ง'),
  2000003: say('This coupon is not available right now.', '该优惠券暂不可领取。', '這張優惠券目前無法領取。', 'Este cupón no está disponible ahora.', 'このクーポンは現在ご利用いただけません。', 'คูปองนี้ยังใช้ไม่ได้ในขณะนี้'),
  2000004: say("This coupon code doesn't work.", '该优惠码无效。', '這組優惠碼無效。', 'Este código de cupón no funciona.', 'このクーポンコードは使えません。', 'โค้ดคูปองนี้ใช้ไม่ได้'),
  2000005: say('The order could not be marked as shipped.', '订单发货失败。', '訂單出貨失敗。', 'No se pudo marcar el pedido como enviado.', '発送済みにできませんでした。', 'ทำเครื่องหมายว่าจัดส่งแล้วไม่สำเร็จ'),
  2000006: say('The order could not be confirmed.', '订单确认失败。', '訂單確認失敗。', 'No se pudo confirmar el pedido.', '注文を確認できませんでした。', 'ยืนยันคำสั่งซื้อไม่สำเร็จ'),
  2000007: say('Your review was not saved.', '评价未能保存。', '評價未能儲存。', 'No se guardó tu reseña.', 'レビューを保存できませんでした。', 'บันทึกรีวิวไม่สำเร็จ'),
  2000008: say('Add a delivery address first.', '请先添加收货地址。', '請先新增收件地址。', 'Primero añade una dirección de entrega.', '先にお届け先を追加してください。', 'โปรดเพิ่มที่อยู่จัดส่งก่อน'),
  2000009: say("This order can't be refunded.", '该订单不能申请退款。', '這筆訂單無法申請退款。', 'Este pedido no admite reembolso.', 'この注文は返金できません。', 'คำสั่งซื้อนี้ขอคืนเงินไม่ได้'),
  2000010: say('A refund request already exists.', '已有退款申请。', '已有退款申請。', 'Ya existe una solicitud de reembolso.', '返金申請はすでに存在します。', 'มีคำขอคืนเงินอยู่แล้ว'),
  2000011: say('That is more than can still be returned.', '超过可退数量。', '超過可退數量。', 'Supera la cantidad que aún se puede devolver.', '返品できる数量を超えています。', 'เกินจำนวนที่ยังคืนได้'),
  2000012: say('The refund request was not sent.', '退款申请提交失败。', '退款申請送出失敗。', 'No se envió la solicitud de reembolso.', '返金申請を送信できませんでした。', 'ส่งคำขอคืนเงินไม่สำเร็จ'),
  2000013: say('This return was cancelled.', '该退货已取消。', '這筆退貨已取消。', 'Esta devolución se canceló.', 'この返品は取り消されました。', 'การคืนสินค้านี้ถูกยกเลิกแล้ว'),
  2000014: say('The return could not be scheduled.', '退货安排失败。', '退貨安排失敗。', 'No se pudo programar la devolución.', '返品の手配ができませんでした。', 'นัดหมายการคืนสินค้าไม่สำเร็จ'),
  2000015: say('The application was not sent.', '申请提交失败。', '申請送出失敗。', 'No se envió la solicitud.', '申請を送信できませんでした。', 'ส่งใบสมัครไม่สำเร็จ'),
  2000016: say('You already applied. We are reviewing it.', '您已提交申请，正在审核中。', '您已提出申請，正在審核中。', 'Ya enviaste tu solicitud. La estamos revisando.', 'すでに申請済みです。審査中です。', 'คุณสมัครแล้ว เรากำลังตรวจสอบ'),
  2000017: say('Your session was ended. Please log in again.', '您的登录已被终止，请重新登录。', '您的登入已被終止，請重新登入。', 'Se terminó tu sesión. Inicia sesión de nuevo.', 'セッションが終了しました。もう一度ログインしてください。', 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง'),
  2000018: say("That didn't work. Please try again.", '操作失败，请重试。', '操作失敗，請重試。', 'No funcionó. Inténtalo de nuevo.', '処理できませんでした。もう一度お試しください。', 'ดำเนินการไม่สำเร็จ โปรดลองอีกครั้ง'),
  2000019: say('Nothing found.', '未找到数据。', '找不到資料。', 'No se encontró nada.', '見つかりませんでした。', 'ไม่พบข้อมูล'),
  2000021: say('This product is no longer sold.', '该商品已下架或过期。', '這件商品已下架或過期。', 'Este producto ya no se vende.', 'この商品は販売を終了しました。', 'สินค้านี้เลิกจำหน่ายแล้ว'),
  2000022: say('Your balance is too low.', '余额不足。', '餘額不足。', 'Tu saldo es insuficiente.', '残高が足りません。', 'ยอดเงินของคุณไม่พอ'),
  2000023: say('Not enough in stock.', '库存不足。', '庫存不足。', 'No hay existencias suficientes.', '在庫が足りません。', 'สินค้าในสต็อกไม่พอ'),
  2000028: say('This transaction id was already used.', '该交易号已被使用。', '這個交易編號已被使用。', 'Este id de transacción ya se usó.', 'この取引IDはすでに使われています。', 'รหัสธุรกรรมนี้ถูกใช้ไปแล้ว'),
  2000029: say('Choose a valid currency.', '请选择有效的币种。', '請選擇有效的幣別。', 'Elige una moneda válida.', '有効な通貨を選んでください。', 'โปรดเลือกสกุลเงินที่ใช้ได้'),
  2000030: say('Recharge limit for 24 hours reached.', '24 小时内充值次数已达上限。', '24 小時內儲值次數已達上限。', 'Alcanzaste el límite de recargas en 24 horas.', '24時間のチャージ上限に達しました。', 'ถึงจำนวนการเติมเงินสูงสุดใน 24 ชั่วโมงแล้ว'),
  2000032: say('The order was not cancelled.', '订单取消失败。', '訂單取消失敗。', 'El pedido no se canceló.', '注文を取り消せませんでした。', 'ยกเลิกคำสั่งซื้อไม่สำเร็จ'),
  2000033: say("This order has shipped and can't be cancelled.", '订单已发货，无法取消。', '訂單已出貨，無法取消。', 'Este pedido ya se envió y no se puede cancelar.', '発送済みのため取り消せません。', 'คำสั่งซื้อนี้จัดส่งแล้วจึงยกเลิกไม่ได้'),
  3000001: say('There is no permission to access the current page', '没有权限访问当前页面', '沒有權限存取目前頁面', 'No hay permiso para acceder a la página actual', '現在のページにアクセスする権限がありません', 'ไม่มีสิทธิ์เข้าถึงหน้าปัจจุบัน'),
  3000002: say('Too many attempts. Try again later.', '尝试次数过多，请稍后再试。', '嘗試次數過多，請稍後再試。', 'Demasiados intentos. Inténtalo más tarde.', '試行回数が多すぎます。後でもう一度お試しください。', 'ลองหลายครั้งเกินไป โปรดลองใหม่ภายหลัง'),
  3000003: say('Something changed. Please review.', '内容有变动，请确认。', '內容有變動，請確認。', 'Algo cambió. Revísalo.', '内容が変わりました。ご確認ください。', 'มีการเปลี่ยนแปลง โปรดตรวจสอบ'),
  3000004: say('The code is wrong or has expired.', '验证码错误或已过期。', '驗證碼錯誤或已過期。', 'El código es incorrecto o caducó.', 'コードが違うか、期限が切れています。', 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว'),
  3000005: say('One more proof is needed for this step.', '此步骤需要再次验证。', '此步驟需要再次驗證。', 'Este paso requiere una prueba más.', 'この操作には追加の確認が必要です。', 'ขั้นตอนนี้ต้องยืนยันตัวตนเพิ่มเติม'),
  3000006: say('A limit is reached.', '已达到上限。', '已達上限。', 'Se alcanzó un límite.', '上限に達しました。', 'ถึงขีดจำกัดแล้ว'),
  3000007: say('It was changed meanwhile. Please reload.', '内容已被更改，请刷新。', '內容已被更改，請重新整理。', 'Cambió mientras tanto. Vuelve a cargar.', '他で変更されました。再読み込みしてください。', 'ข้อมูลถูกเปลี่ยนไปแล้ว โปรดโหลดใหม่'),
  3000008: say('This file cannot be used.', '该文件无法使用。', '這個檔案無法使用。', 'Este archivo no se puede usar.', 'このファイルは使用できません。', 'ใช้ไฟล์นี้ไม่ได้'),
  3000009: say('This was decided already.', '该事项已有决定。', '這件事已有決定。', 'Esto ya se decidió.', 'すでに決定済みです。', 'เรื่องนี้ตัดสินไปแล้ว'),
  3000010: say('Please verify your e-mail first.', '请先验证邮箱。', '請先驗證電子郵件。', 'Primero verifica tu correo.', '先にメールアドレスを確認してください。', 'โปรดยืนยันอีเมลก่อน'),
  3000011: say('A rule of withdrawals or transfers stops this.', '提现或转账规则不允许此操作。', '提領或轉帳規則不允許此操作。', 'Una regla de retiros o transferencias lo impide.', '出金または送金の規則により実行できません。', 'กฎการถอนหรือโอนเงินไม่อนุญาตให้ทำรายการนี้'),
} as const satisfies Record<number, Messages>

export type Code = keyof typeof codes

/** What a transport failure says; its HTTP status is its code. */
export const transportMessages = {
  400: say('The request could not be read.', '无法读取请求。', '無法讀取請求。', 'No se pudo leer la solicitud.', 'リクエストを読み取れませんでした。', 'อ่านคำขอไม่ได้'),
  404: say('There is nothing at this address.', '该地址没有内容。', '這個位址沒有內容。', 'No hay nada en esta dirección.', 'このアドレスには何もありません。', 'ไม่มีข้อมูลที่ที่อยู่นี้'),
  405: say('This address does not take that method.', '该地址不支持此方法。', '這個位址不支援此方法。', 'Esta dirección no admite ese método.', 'このアドレスではその方法は使えません。', 'ที่อยู่นี้ไม่รองรับวิธีการดังกล่าว'),
  413: say('That is too large.', '内容过大。', '內容過大。', 'Es demasiado grande.', 'サイズが大きすぎます。', 'ขนาดใหญ่เกินไป'),
  415: say('This kind of content is not taken here.', '不支持该内容类型。', '不支援這種內容類型。', 'Aquí no se admite ese tipo de contenido.', 'この種類の内容は受け付けていません。', 'ไม่รองรับเนื้อหาประเภทนี้'),
  429: say('Too many requests. Try again in a moment.', '请求过于频繁，请稍后再试。', '請求過於頻繁，請稍後再試。', 'Demasiadas solicitudes. Inténtalo en un momento.', 'リクエストが多すぎます。少し待ってからお試しください。', 'มีคำขอมากเกินไป โปรดลองใหม่ในอีกสักครู่'),
  500: say('Something went wrong on our side.', '我们这边出了问题。', '我們這邊出了問題。', 'Algo falló de nuestro lado.', 'サーバー側で問題が発生しました。', 'เกิดข้อผิดพลาดที่ฝั่งของเรา'),
  503: say('We are very busy. Try again in a moment.', '系统繁忙，请稍后再试。', '系統繁忙，請稍後再試。', 'Estamos muy ocupados. Inténtalo en un momento.', '混み合っています。少し待ってからお試しください。', 'ระบบกำลังยุ่ง โปรดลองใหม่ในอีกสักครู่'),
} as const satisfies Record<number, Messages>

export type TransportStatus = keyof typeof transportMessages

export const messageOf = (code: number, lang: Language): string => {
  const known = (codes as Record<number, Messages>)[code] ?? (transportMessages as Record<number, Messages>)[code]
  return known?.[lang] ?? known?.en ?? codes[2000018][lang]
}
