import type { Language } from '@plaza/values'
import type { OrderDeliveryStatus, OrderPaymentStatus, OrderStatus } from './order.ts'

type Words = Readonly<Record<Language, string>>
const words = (en: string, zh: string, zhtw: string, jp: string, th: string, es: string): Words => ({ en, zh, zhtw, jp, th, es })

const states: Readonly<Record<OrderStatus, Words>> = {
  unpaid: words('Unpaid', '待付款', '待付款', 'お支払い待ち', 'รอชำระเงิน', 'Sin pagar'),
  paid: words('Paid', '已付款', '已付款', 'お支払い済み', 'ชำระเงินแล้ว', 'Pagado'),
  to_ship: words('To be shipped', '待发货', '待出貨', '発送準備中', 'รอจัดส่ง', 'Por enviar'),
  shipped: words('Shipped', '已发货', '已出貨', '発送済み', 'จัดส่งแล้ว', 'Enviado'),
  in_transit: words('In transit', '运输中', '運送中', '輸送中', 'อยู่ระหว่างขนส่ง', 'En tránsito'),
  on_the_way: words('On the way', '派送中', '配送中', '配達中', 'กำลังนำส่ง', 'En reparto'),
  delivered: words('Delivered', '已送达', '已送達', '配達済み', 'ส่งถึงแล้ว', 'Entregado'),
  received: words('Receipt confirmed', '已确认收货', '已確認收貨', '受取確認済み', 'ยืนยันรับสินค้าแล้ว', 'Recepción confirmada'),
  completed: words('Completed', '已完成', '已完成', '完了', 'เสร็จสมบูรณ์', 'Completado'),
  cancelled: words('Cancelled', '已取消', '已取消', 'キャンセル済み', 'ยกเลิกแล้ว', 'Cancelado'),
}
const payments: Readonly<Record<OrderPaymentStatus, Words>> = {
  unpaid: states.unpaid,
  paying: words('Payment in progress', '付款处理中', '付款處理中', 'お支払い手続き中', 'กำลังชำระเงิน', 'Pago en curso'),
  paid: states.paid,
  cod_due: words('Pay on delivery', '货到付款', '貨到付款', '代金引換', 'เก็บเงินปลายทาง', 'Pago contra entrega'),
  cod_collected: words('Paid in cash', '已付现金', '已付現金', '現金で支払い済み', 'ชำระเงินสดแล้ว', 'Pagado en efectivo'),
  part_refunded: words('Partly refunded', '已部分退款', '已部分退款', '一部返金済み', 'คืนเงินบางส่วนแล้ว', 'Reembolsado en parte'),
  refunded: words('Refunded', '已退款', '已退款', '返金済み', 'คืนเงินแล้ว', 'Reembolsado'),
  failed: words('Not paid', '未付款', '未付款', '未払い', 'ไม่ได้ชำระเงิน', 'No pagado'),
}
const deliveries: Readonly<Record<OrderDeliveryStatus, Words>> = {
  none: words('Not started', '未开始', '尚未開始', '未着手', 'ยังไม่เริ่ม', 'Sin empezar'),
  preparing: words('Preparing', '备货中', '備貨中', '準備中', 'กำลังเตรียมสินค้า', 'En preparación'),
  shipped: states.shipped,
  in_transit: states.in_transit,
  on_the_way: states.on_the_way,
  delivered: states.delivered,
}

export const labelOf = (status: OrderStatus, lang: Language): string => states[status][lang]
export const paymentLabelOf = (status: OrderPaymentStatus, lang: Language): string => payments[status][lang]
export const deliveryLabelOf = (status: OrderDeliveryStatus, lang: Language): string => deliveries[status][lang]
