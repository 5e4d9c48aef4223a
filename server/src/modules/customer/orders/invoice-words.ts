import type { PaymentMethod } from '@plaza/contract'
import type { Language } from '@plaza/values'

/** The labels on an invoice, without the product names. */
const names = [
  'invoice',
  'orderNo',
  'placed',
  'paid',
  'method',
  'seller',
  'through',
  'buyer',
  'item',
  'quantity',
  'price',
  'taxRate',
  'amount',
  'items',
  'shopDiscount',
  'mallDiscount',
  'delivery',
  'deliveryDiscount',
  'tax',
  'taxWithin',
  'total',
  'refunded',
] as const
type InvoiceWords = Readonly<Record<(typeof names)[number], string>> & { paymentMethods: Readonly<Record<PaymentMethod, string>> }

const words = (text: string, paymentMethods: Readonly<Record<PaymentMethod, string>>): InvoiceWords => {
  const texts = text.split('|').map((each) => each.trim())
  if (texts.length !== names.length) throw new Error('words of the invoice are missing')
  return { ...(Object.fromEntries(names.map((name, at) => [name, texts[at]])) as Record<(typeof names)[number], string>), paymentMethods }
}

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  en: words(
    'Invoice|Order|Ordered on|Paid on|Paid by|Sold by|Sold through {mall}|Buyer|Item|Qty|Price|Tax %|Amount|Items|Shop discount|Marketplace discount|Delivery|Delivery discount|Tax|Tax included|Total|Refunded',
    { wallet: 'Wallet', card: 'Card', cod: 'Cash on delivery' },
  ),
  zh: words(
    '发票|订单号|下单日期|付款日期|付款方式|卖家|通过 {mall} 售出|买家|商品|数量|单价|税率 %|金额|商品合计|店铺优惠|商城优惠|运费|运费优惠|税费|已含税|合计|已退款',
    { wallet: '钱包', card: '银行卡', cod: '货到付款' },
  ),
  zhtw: words(
    '發票|訂單編號|下單日期|付款日期|付款方式|賣家|透過 {mall} 售出|買家|商品|數量|單價|稅率 %|金額|商品合計|商店折扣|商城折扣|運費|運費折扣|稅金|已含稅|合計|已退款',
    { wallet: '錢包', card: '信用卡', cod: '貨到付款' },
  ),
  jp: words(
    '領収書|注文番号|注文日|お支払い日|お支払い方法|販売者|{mall}での販売|購入者|商品|数量|単価|税率 %|金額|商品小計|ショップ割引|モール割引|送料|送料割引|税|内税|合計|返金済み',
    { wallet: 'ウォレット', card: 'カード', cod: '代金引換' },
  ),
  th: words(
    'ใบแจ้งหนี้|หมายเลขคำสั่งซื้อ|วันที่สั่งซื้อ|วันที่ชำระเงิน|ชำระโดย|ผู้ขาย|ขายผ่าน {mall}|ผู้ซื้อ|สินค้า|จำนวน|ราคา|ภาษี %|ยอดเงิน|ยอดรวมสินค้า|ส่วนลดร้านค้า|ส่วนลดห้าง|ค่าจัดส่ง|ส่วนลดค่าจัดส่ง|ภาษี|รวมภาษีแล้ว|ยอดรวมทั้งสิ้น|คืนเงินแล้ว',
    { wallet: 'กระเป๋าเงิน', card: 'บัตร', cod: 'เก็บเงินปลายทาง' },
  ),
  es: words(
    'Factura|Pedido|Fecha del pedido|Fecha de pago|Pagado con|Vendido por|Vendido a través de {mall}|Comprador|Artículo|Cant.|Precio|IVA %|Importe|Artículos|Descuento de la tienda|Descuento del centro|Envío|Descuento de envío|Impuestos|Impuestos incluidos|Importe total|Reembolsado',
    { wallet: 'Monedero', card: 'Tarjeta', cod: 'Pago contra entrega' },
  ),
}
