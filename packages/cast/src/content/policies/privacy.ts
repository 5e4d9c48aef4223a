import { words } from '../../words.ts'
import { policy } from './policy.ts'

export const privacy = policy('privacy', words('Privacy policy', '隐私政策', 'Política de privacidad', 'プライバシーポリシー', 'นโยบายความเป็นส่วนตัว', '隱私權政策'), {
  en: [
    ['In short', 'We collect what an order needs and no more. We do not sell data, and no advertising network follows you through {shop_name}.'],
    ['What we keep', 'Your name, e-mail, phone and addresses; your orders, payments, reviews and messages; the devices on which you are signed in. Sellers also give identity papers, which the law requires.'],
    ['What we use it for', 'To fulfil orders and refunds, to protect accounts and payments, to answer you, and to meet legal duties such as tax records. Newsletters are sent only if you ask for them.'],
    ['Who receives it', 'The shop you buy from and its carrier receive name, address and phone for that order. Payment providers receive what a payment needs. Nobody else does, unless the law compels us.'],
    ['How long', 'Accounts stay until you close them. Order and payment records stay as long as tax law says. Identity papers and payment proofs are stored encrypted, shown to the reviewing role alone, recorded at each view and deleted when their time is over.'],
    ['Cookies and storage', 'We store your sign-in, language, currency and cart on your device. These are needed for the shop to work. There are no advertising cookies.'],
    ['Your rights', 'Under My account you can download your data, correct it and close your account by yourself. You may object to a use, or complain to your data protection authority.'],
  ],
  zh: [
    ['一句话', '我们只收集订单所需的信息。不出售数据，也没有广告网络在{shop_name}里跟踪您。'],
    ['我们保存什么', '您的姓名、邮箱、电话和地址；订单、付款、评价和消息；您登录过的设备。卖家还需依法提供身份证件。'],
    ['用来做什么', '履行订单与退款、保护账户与付款、答复您的咨询，以及履行税务记录等法定义务。只有您主动订阅，才会收到邮件资讯。'],
    ['谁会收到', '您购买的店铺及其承运商会收到该订单的姓名、地址和电话，支付服务商会收到付款所需信息。除法律强制外，不提供给任何其他人。'],
    ['保存多久', '账户保留至您注销。订单与付款记录按税法期限保存。身份证件与付款凭证加密存储，仅审核人员可见，每次查看均有记录，到期删除。'],
    ['Cookie与本地存储', '我们在您的设备上保存登录状态、语言、货币和购物车，这些是商城运行所必需的。没有广告Cookie。'],
    ['您的权利', '在“我的账户”中，您可以自行下载、更正数据并注销账户。您也可以反对某项使用，或向数据保护机构投诉。'],
  ],
  es: [
    ['En resumen', 'Recogemos lo que un pedido necesita y nada más. No vendemos datos y ninguna red publicitaria le sigue dentro de {shop_name}.'],
    ['Qué guardamos', 'Su nombre, correo, teléfono y direcciones; sus pedidos, pagos, reseñas y mensajes; los dispositivos con sesión abierta. Quienes venden aportan además un documento de identidad, como exige la ley.'],
    ['Para qué', 'Para cumplir pedidos y reembolsos, proteger cuentas y pagos, responderle y cumplir deberes legales como los registros fiscales. El boletín solo se envía si lo pide.'],
    ['Quién lo recibe', 'La tienda a la que compra y su transportista reciben el nombre, la dirección y el teléfono de ese pedido. Los proveedores de pago, lo que el pago exige. Nadie más, salvo obligación legal.'],
    ['Cuánto tiempo', 'La cuenta se conserva hasta que la cierre. Los registros de pedidos y pagos, lo que marque la ley fiscal. Los documentos de identidad y los comprobantes se cifran, solo los ve quien revisa, cada consulta queda registrada y se borran a su vencimiento.'],
    ['Cookies y almacenamiento', 'Guardamos en su dispositivo la sesión, el idioma, la moneda y el carrito, necesarios para que la tienda funcione. No hay cookies publicitarias.'],
    ['Sus derechos', 'En Mi cuenta puede descargar sus datos, corregirlos y cerrar la cuenta usted mismo. Puede oponerse a un uso o reclamar ante la autoridad de protección de datos.'],
  ],
  jp: [
    ['要点', '注文に必要な情報だけを集めます。データを販売することはなく、広告ネットワークが{shop_name}の中でお客さまを追跡することもありません。'],
    ['保存するもの', 'お名前、メール、電話、住所。注文、支払い、レビュー、メッセージ。ログイン中の端末。出品者については、法律に基づき本人確認書類もお預かりします。'],
    ['利用の目的', '注文と返金の処理、アカウントと支払いの保護、お問い合わせへの回答、税務記録などの法的義務のため。お知らせメールは希望された方にだけ送ります。'],
    ['提供先', '購入先の店とその運送会社に、その注文の氏名、住所、電話を渡します。決済事業者には支払いに必要な情報を渡します。法律で求められる場合を除き、ほかには渡しません。'],
    ['保存期間', 'アカウントは閉じられるまで。注文と支払いの記録は税法の定める期間。本人確認書類と支払い証明は暗号化し、審査担当者だけが閲覧でき、閲覧はすべて記録し、期限が来たら削除します。'],
    ['端末への保存', 'ログイン状態、言語、通貨、カートを端末に保存します。いずれもサイトの動作に必要です。広告用のクッキーは使いません。'],
    ['お客さまの権利', '「マイアカウント」から、データの取得、訂正、アカウントの閉鎖をご自身で行えます。利用への異議や、監督機関への申し立ても可能です。'],
  ],
  th: [
    ['สรุปสั้นๆ', 'เราเก็บเฉพาะข้อมูลที่จำเป็นต่อคำสั่งซื้อ ไม่ขายข้อมูล และไม่มีเครือข่ายโฆษณาติดตามคุณใน {shop_name}'],
    ['ข้อมูลที่เราเก็บ', 'ชื่อ อีเมล โทรศัพท์ และที่อยู่ คำสั่งซื้อ การชำระเงิน รีวิวและข้อความ รวมถึงอุปกรณ์ที่เข้าสู่ระบบ ผู้ขายต้องให้เอกสารยืนยันตัวตนตามกฎหมายด้วย'],
    ['ใช้เพื่ออะไร', 'เพื่อดำเนินการคำสั่งซื้อและการคืนเงิน ปกป้องบัญชีและการชำระเงิน ตอบคำถาม และปฏิบัติตามกฎหมาย เช่น บันทึกภาษี จดหมายข่าวส่งเฉพาะผู้ที่ขอรับ'],
    ['ใครได้รับข้อมูล', 'ร้านที่คุณซื้อและบริษัทขนส่งได้รับชื่อ ที่อยู่ และโทรศัพท์ของคำสั่งซื้อนั้น ผู้ให้บริการชำระเงินได้รับเท่าที่จำเป็น นอกจากนั้นไม่มีใครได้รับ เว้นแต่กฎหมายบังคับ'],
    ['เก็บนานเท่าใด', 'บัญชีเก็บไว้จนกว่าคุณจะปิด บันทึกคำสั่งซื้อและการชำระเงินเก็บตามกฎหมายภาษี เอกสารยืนยันตัวตนและหลักฐานการโอนถูกเข้ารหัส เห็นได้เฉพาะผู้ตรวจสอบ บันทึกทุกครั้งที่เปิดดู และลบเมื่อครบกำหนด'],
    ['คุกกี้และการจัดเก็บ', 'เราเก็บสถานะการเข้าสู่ระบบ ภาษา สกุลเงิน และตะกร้าไว้ในอุปกรณ์ของคุณ ซึ่งจำเป็นต่อการทำงานของร้าน ไม่มีคุกกี้โฆษณา'],
    ['สิทธิของคุณ', 'ในบัญชีของฉัน คุณดาวน์โหลด แก้ไขข้อมูล และปิดบัญชีได้ด้วยตัวเอง คุณคัดค้านการใช้ข้อมูลหรือร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลได้'],
  ],
  zhtw: [
    ['一句話', '我們只蒐集訂單所需的資料，不販售資料，也沒有廣告聯播網在{shop_name}裡追蹤您。'],
    ['我們保存什麼', '您的姓名、電子郵件、電話與地址；訂單、付款、評價與訊息；您登入的裝置。賣家另須依法提供身分證明文件。'],
    ['用途', '履行訂單與退款、保護帳號與付款、回覆您的詢問，以及履行稅務紀錄等法定義務。您主動訂閱才會收到電子報。'],
    ['誰會收到', '您購買的店家及其物流業者會收到該筆訂單的姓名、地址與電話，金流業者會收到付款所需資料。除法律要求外，不提供給其他人。'],
    ['保存多久', '帳號保存至您關閉為止。訂單與付款紀錄依稅法期限保存。身分證明與付款憑證加密儲存，僅審核人員可見，每次檢視皆留下紀錄，到期刪除。'],
    ['Cookie 與本機儲存', '我們在您的裝置上儲存登入狀態、語言、貨幣與購物車，這些都是商城運作所需。沒有廣告 Cookie。'],
    ['您的權利', '在「我的帳戶」中，您可以自行下載、更正資料並關閉帳號。您也可以反對特定利用，或向主管機關申訴。'],
  ],
})
