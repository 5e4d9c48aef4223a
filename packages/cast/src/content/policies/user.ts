import { words } from '../../words.ts'
import { policy } from './policy.ts'

export const user = policy('user', words('User agreement', '用户协议', 'Acuerdo de usuario', '会員規約', 'ข้อตกลงผู้ใช้', '使用者協議'), {
  en: [
    ['Your account', 'You can browse and fill a cart without an account. To order you need a name, an e-mail address and a password of at least {password_min_length} characters. One person, one account.'],
    ['Keeping it safe', 'Do not share your password or a code that we send. We never ask for either. You can see all signed-in devices under My account and sign out any of them.'],
    ['What you write', 'Reviews, pictures and messages stay yours; you allow us to show them with the product. Please write only about things you bought, and do not show other people’s faces or data.'],
    ['Invitations', 'You may invite friends with your code. A reward is paid for a friend’s first completed order and for nothing else. It reaches one level.'],
    ['Selling', 'If you open a shop, the name must be in English letters, and your papers must be your own. You see the commission before you list a product. No order, delivery or stock-in ever costs you a fee.'],
    ['Closing it', 'You can close your account at any time. A remaining balance is paid out first, and open orders are finished.'],
  ],
  zh: [
    ['您的账户', '无需账户即可浏览和加入购物车。下单需要姓名、邮箱和至少{password_min_length}个字符的密码。一人一个账户。'],
    ['保护账户', '请勿透露密码或我们发送的验证码，我们绝不会索要。您可以在“我的账户”中查看所有登录设备，并让任意一台退出。'],
    ['您发布的内容', '评价、图片和消息归您所有，您允许我们将其与商品一同展示。请只评价您买过的东西，不要展示他人的面容或信息。'],
    ['邀请', '您可以用邀请码邀请朋友。奖励只在朋友首个订单完成后发放，且仅限一级。'],
    ['开店', '店名须使用英文字母，证件须为本人所有。上架前即可看到佣金。接单、发货、入库均不收费。'],
    ['注销', '您可随时注销账户。注销前会先结清余额，并完成未完结的订单。'],
  ],
  es: [
    ['Su cuenta', 'Puede mirar y llenar el carrito sin cuenta. Para comprar necesita un nombre, un correo y una contraseña de al menos {password_min_length} caracteres. Una persona, una cuenta.'],
    ['Mantenerla segura', 'No comparta la contraseña ni los códigos que enviamos; nunca los pedimos. En Mi cuenta ve todos los dispositivos conectados y puede cerrar la sesión de cualquiera.'],
    ['Lo que usted escribe', 'Sus reseñas, fotos y mensajes son suyos; nos permite mostrarlos con el producto. Escriba solo sobre lo que compró y no muestre rostros ni datos de otras personas.'],
    ['Invitaciones', 'Puede invitar a amistades con su código. La recompensa se paga por su primer pedido completado y por nada más, en un solo nivel.'],
    ['Vender', 'Si abre una tienda, el nombre va en letras inglesas y los documentos deben ser suyos. Verá la comisión antes de publicar. Ningún pedido, envío ni ingreso de stock le cuesta nada.'],
    ['Cerrar la cuenta', 'Puede cerrarla cuando quiera. Antes se paga el saldo restante y se terminan los pedidos abiertos.'],
  ],
  jp: [
    ['アカウント', '閲覧やカートへの追加にアカウントは要りません。注文には、お名前、メールアドレス、{password_min_length}文字以上のパスワードが必要です。おひとりにつき一つです。'],
    ['安全のために', 'パスワードや届いたコードを人に教えないでください。私たちからおたずねすることはありません。ログイン中の端末は「マイアカウント」で確認し、個別にログアウトできます。'],
    ['投稿について', 'レビュー、写真、メッセージはお客さまのものです。商品とともに表示することをお許しください。購入したものについてだけ書き、他人の顔や個人情報は載せないでください。'],
    ['紹介', '招待コードでお友だちを紹介できます。報酬は、お友だちの最初の注文が完了したときに限り支払われ、一段階までです。'],
    ['出店', '店名は英字に限り、書類はご本人のものに限ります。手数料は出品前に表示します。受注、発送、入庫に費用がかかることはありません。'],
    ['退会', 'いつでもアカウントを閉じられます。残高をお支払いし、進行中の注文を終えてから閉じます。'],
  ],
  th: [
    ['บัญชีของคุณ', 'ดูสินค้าและใส่ตะกร้าได้โดยไม่ต้องมีบัญชี เมื่อสั่งซื้อต้องมีชื่อ อีเมล และรหัสผ่านอย่างน้อย {password_min_length} ตัวอักษร หนึ่งคนต่อหนึ่งบัญชี'],
    ['รักษาความปลอดภัย', 'อย่าบอกรหัสผ่านหรือรหัสที่เราส่งให้ใคร เราไม่เคยถาม คุณดูอุปกรณ์ที่เข้าสู่ระบบทั้งหมดได้ในบัญชีของฉันและสั่งออกจากระบบได้'],
    ['สิ่งที่คุณเขียน', 'รีวิว รูป และข้อความเป็นของคุณ คุณอนุญาตให้เราแสดงคู่กับสินค้า โปรดเขียนเฉพาะสิ่งที่ซื้อ และไม่แสดงใบหน้าหรือข้อมูลของผู้อื่น'],
    ['การเชิญเพื่อน', 'เชิญเพื่อนด้วยรหัสของคุณได้ รางวัลจ่ายเมื่อคำสั่งซื้อแรกของเพื่อนเสร็จสมบูรณ์เท่านั้น และมีเพียงชั้นเดียว'],
    ['การขาย', 'หากเปิดร้าน ชื่อร้านต้องเป็นตัวอักษรอังกฤษ และเอกสารต้องเป็นของคุณเอง คุณเห็นค่าคอมมิชชันก่อนลงขาย การรับออร์เดอร์ จัดส่ง และนำเข้าสต็อกไม่มีค่าใช้จ่าย'],
    ['การปิดบัญชี', 'ปิดบัญชีได้ทุกเมื่อ โดยจะจ่ายยอดคงเหลือและปิดคำสั่งซื้อที่ค้างให้เสร็จก่อน'],
  ],
  zhtw: [
    ['您的帳號', '不必註冊就能瀏覽和加入購物車。下單需要姓名、電子郵件與至少{password_min_length}個字元的密碼。一人一個帳號。'],
    ['保護帳號', '請勿透露密碼或我們寄出的驗證碼，我們絕不會詢問。您可在「我的帳戶」查看所有登入裝置，並登出任何一台。'],
    ['您發表的內容', '評價、照片與訊息屬於您，您同意我們與商品一同顯示。請只評價買過的商品，不要露出他人的臉孔或個資。'],
    ['邀請', '您可以用邀請碼邀請朋友。獎勵僅於朋友首筆訂單完成後發放，且只有一層。'],
    ['開店', '店名須使用英文字母，證件須為本人所有。上架前就能看到佣金。接單、出貨、入庫都不收費。'],
    ['關閉帳號', '您可隨時關閉帳號。關閉前會先結清餘額，並完成未完結的訂單。'],
  ],
})
