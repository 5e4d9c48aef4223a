import { words } from '../../words.ts'
import { policy } from './policy.ts'

export const aboutUs = policy('about_us', words('About us', '关于我们', 'Quiénes somos', '私たちについて', 'เกี่ยวกับเรา', '關於我們'), {
  en: [
    ['What we are', '{shop_name} is a mall of small shops. Makers and specialists sell under their own name; we run the checkout, keep the money safe until you have what you ordered, and answer when something goes wrong.'],
    ['What we hold to', 'Prices are shown with tax and delivery before you pay. Crossed-out prices are the lowest of the last 30 days. Reviews come from buyers. “Sold” counts are counted.'],
    ['How shops join', 'A shop applies with its papers, and a person looks at each application. Nobody pays to be listed, to ship or to stock: we take a commission only when something sells.'],
    ['How to reach us', 'Customer service answers in the chat and under Contact us in six languages.'],
  ],
  zh: [
    ['我们是谁', '{shop_name}是由小店组成的商城。匠人与行家以自己的名字经营，我们负责结账、在您收到商品前保管货款，并在出问题时出面解决。'],
    ['我们坚持的', '付款前就列明税费与运费。划线价是最近30天的最低价。评价来自买家。销量是数出来的。'],
    ['店铺如何加入', '店铺提交证件申请，由专人逐一审核。入驻、发货、备货都不收费，卖出才收佣金。'],
    ['联系方式', '客服通过在线聊天和“联系我们”以六种语言答复。'],
  ],
  es: [
    ['Qué somos', '{shop_name} reúne tiendas pequeñas. Artesanos y especialistas venden con su propio nombre; nosotros llevamos el cobro, guardamos el dinero hasta que usted tiene su pedido y respondemos si algo sale mal.'],
    ['A qué nos comprometemos', 'Los precios se muestran con impuestos y envío antes de pagar. El tachado es el más bajo de los últimos 30 días. Las reseñas son de quien compró. Lo vendido se cuenta.'],
    ['Cómo entra una tienda', 'La tienda presenta sus documentos y una persona revisa cada solicitud. Nadie paga por aparecer, enviar o almacenar: solo cobramos comisión cuando se vende.'],
    ['Cómo contactarnos', 'Atendemos en el chat y en Contacto, en seis idiomas.'],
  ],
  jp: [
    ['私たちのこと', '{shop_name}は小さな店が集まるモールです。作り手や専門店が自分の名前で販売し、私たちは決済を担い、商品が届くまで代金を預かり、困ったときに対応します。'],
    ['大切にしていること', '税と送料は支払いの前に表示します。取り消し線の価格は直近30日の最安値です。レビューは購入者だけが書けます。販売数は実際に数えたものです。'],
    ['出店について', '書類とともに申し込みをいただき、一件ずつ人が確認します。掲載、発送、入庫に費用はかかりません。手数料は売れたときだけです。'],
    ['連絡先', 'チャットと「お問い合わせ」で、六つの言語でお答えします。'],
  ],
  th: [
    ['เราคือใคร', '{shop_name} คือแหล่งรวมร้านเล็กๆ ช่างฝีมือและผู้เชี่ยวชาญขายในชื่อของตัวเอง เราดูแลการชำระเงิน เก็บเงินไว้ให้ปลอดภัยจนคุณได้รับของ และรับผิดชอบเมื่อมีปัญหา'],
    ['สิ่งที่เรายึดถือ', 'แสดงภาษีและค่าจัดส่งก่อนชำระ ราคาขีดฆ่าคือราคาต่ำสุดใน 30 วัน รีวิวมาจากผู้ซื้อ และยอดขายมาจากการนับจริง'],
    ['ร้านเข้าร่วมอย่างไร', 'ร้านยื่นเอกสารและมีคนตรวจทุกใบสมัคร ไม่มีค่าลงขาย ค่าส่ง หรือค่าสต็อก เราคิดค่าคอมมิชชันเมื่อขายได้เท่านั้น'],
    ['ติดต่อเรา', 'ฝ่ายบริการลูกค้าตอบในแชตและในเมนูติดต่อเรา ทั้งหกภาษา'],
  ],
  zhtw: [
    ['我們是誰', '{shop_name}是由小店組成的商城。職人與行家以自己的名字販售，我們負責結帳、在您收到商品前保管貨款，並在出狀況時出面處理。'],
    ['我們堅持的', '付款前就列出稅額與運費。劃線價是近30天最低價。評價來自買家。銷量是真的數出來的。'],
    ['店家如何加入', '店家備妥文件申請，由專人逐一審核。上架、出貨、備貨都不收費，賣出才收佣金。'],
    ['聯絡方式', '客服透過線上聊天與「聯絡我們」以六種語言回覆。'],
  ],
})
