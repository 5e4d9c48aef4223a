import type { RefundState } from '@plaza/contract'
import type { Language } from '@plaza/values'

type Words = Readonly<Record<Language, string>>
const words = (en: string, zh: string, zhtw: string, jp: string, th: string, es: string): Words => ({ en, zh, zhtw, jp, th, es })

const states: Readonly<Record<RefundState, Words>> = {
  applied: words('Waiting for the shop', '等待店铺处理', '等待商店處理', 'ショップの回答待ち', 'รอร้านตอบ', 'Esperando a la tienda'),
  offered: words('Offer from the shop', '店铺提出方案', '商店提出方案', 'ショップからの提案', 'ข้อเสนอจากร้าน', 'Oferta de la tienda'),
  approved: words('Accepted', '已同意', '已同意', '承認済み', 'อนุมัติแล้ว', 'Aceptada'),
  awaiting_return: words('Send it back', '待寄回', '待寄回', '返送待ち', 'รอส่งคืน', 'Por devolver'),
  return_shipped: words('On its way back', '退货途中', '退貨途中', '返送中', 'กำลังส่งคืน', 'En camino de vuelta'),
  return_received: words(
    'Back at the shop',
    '店铺已收到退货',
    '商店已收到退貨',
    'ショップが受領',
    'ร้านได้รับคืนแล้ว',
    'Recibida por la tienda',
  ),
  refunding: words('Refund on its way', '退款中', '退款中', '返金手続き中', 'กำลังคืนเงิน', 'Dinero en camino'),
  refund_owed: words(
    'Shop still owes the refund',
    '等待店铺付款',
    '等待商店付款',
    'ショップの支払い待ち',
    'รอร้านจ่ายเงิน',
    'Pendiente de pago por la tienda',
  ),
  refunded: words('Refunded', '已退款', '已退款', '返金済み', 'คืนเงินแล้ว', 'Reembolsada'),
  rejected: words('Declined by the shop', '店铺已拒绝', '商店已拒絕', 'ショップが拒否', 'ร้านปฏิเสธ', 'Rechazada por la tienda'),
  escalated: words('We are deciding', '平台处理中', '平台處理中', '当モールで確認中', 'ห้างกำลังตัดสิน', 'El centro lo está decidiendo'),
  closed: words('Closed', '已关闭', '已關閉', '終了', 'ปิดแล้ว', 'Cerrada'),
  cancelled: words('Cancelled', '已取消', '已取消', 'キャンセル済み', 'ยกเลิกแล้ว', 'Cancelada'),
}
/** States that staff read otherwise: buyer and shop are others, and "we" are staff. */
const forStaff: Readonly<Partial<Record<RefundState, Words>>> = {
  offered: words(
    'Waiting for the buyer to answer the offer',
    '等待买家答复方案',
    '等待買家回覆方案',
    '購入者の回答待ち（提案あり）',
    'รอผู้ซื้อตอบข้อเสนอ',
    'Esperando la respuesta del comprador a la oferta',
  ),
  awaiting_return: words(
    'Waiting for the buyer to send it back',
    '等待买家寄回',
    '等待買家寄回',
    '購入者の返送待ち',
    'รอผู้ซื้อส่งคืน',
    'Esperando a que el comprador lo devuelva',
  ),
  return_received: words(
    'Waiting for the shop to check the return',
    '等待店铺查验退货',
    '等待商店查驗退貨',
    'ショップの返品確認待ち',
    'รอร้านตรวจสินค้าที่คืน',
    'Esperando a que la tienda revise la devolución',
  ),
  refund_owed: words(
    'Waiting for the shop to pay the refund',
    '等待店铺支付退款',
    '等待商店支付退款',
    'ショップの返金待ち',
    'รอร้านจ่ายเงินคืน',
    'Esperando a que la tienda pague el reembolso',
  ),
  escalated: words('Waiting for us', '等待平台处理', '等待平台處理', '当モールの判断待ち', 'รอทีมงานตัดสิน', 'Pendiente de nuestra decisión'),
}
const addition = words('Added to the request', '补充说明', '補充說明', '追加の説明', 'ข้อมูลเพิ่มเติม', 'Aclaración')
/** The label for evidence that was added without a state change. */
export const additionLabel = (lang: Language): string => addition[lang]
/** Name of the state for its reader. */
export const stateLabel = (state: RefundState, lang: Language, reader: 'customer' | 'seller' | 'operator' = 'customer'): string =>
  ((reader === 'operator' && forStaff[state]) || states[state])[lang]
