import type { Language } from '@plaza/values'
import type { OrderProtection } from './plan-order.ts'

type Words = Readonly<Record<Language, string>>
const words = (en: string, zh: string, zhtw: string, jp: string, th: string, es: string): Words => ({ en, zh, zhtw, jp, th, es })

const sentences = {
  not_paid: words(
    'You haven’t paid yet. If you don’t pay in time, we’ll cancel the order at no cost to you.',
    '尚未付款。若未按时付款，订单将自动取消，不产生任何费用。',
    '尚未付款。若未及時付款，訂單會自動取消，不產生任何費用。',
    'まだお支払いはありません。期限までにお支払いがない場合、注文は自動的にキャンセルされ、費用はかかりません。',
    'ยังไม่ได้ชำระเงิน หากไม่ชำระภายในเวลา คำสั่งซื้อจะถูกยกเลิกโดยไม่มีค่าใช้จ่าย',
    'Todavía no hay ningún pago. Si no se paga a tiempo, el pedido se cancela y no cuesta nada.',
  ),
  nothing: words(
    'You paid nothing for this order.',
    '此订单没有产生付款。',
    '此訂單沒有產生付款。',
    'この注文にお支払いはありませんでした。',
    'คำสั่งซื้อนี้ไม่มีการชำระเงิน',
    'No se pagó nada por este pedido.',
  ),
  courier: words(
    'You’ll pay the courier when the parcel arrives. You won’t be charged before then.',
    '包裹送达时付款给快递员，在此之前不会扣款。',
    '包裹送達時付款給送貨員，在此之前不會扣款。',
    '荷物のお届け時に配達員へお支払いください。それまで請求はありません。',
    'ชำระเงินกับพนักงานส่งเมื่อได้รับพัสดุ ก่อนหน้านั้นไม่มีการเรียกเก็บเงิน',
    'Pagas al repartidor cuando llega el paquete. Antes no se cobra nada.',
  ),
  accepted: words(
    'We’re holding your money. The shop hasn’t received any of it, and you can still cancel.',
    '款项由商城保管，店铺尚未收到。您仍可取消订单。',
    '款項由商城保管，商店尚未收到。您仍可取消訂單。',
    '代金はモールがお預かりしています。ショップにはまだ渡っておらず、キャンセルもできます。',
    'ห้างเก็บรักษาเงินของคุณไว้ ร้านยังไม่ได้รับเงิน และคุณยังยกเลิกได้',
    'El centro comercial guarda tu dinero. La tienda aún no ha recibido nada y todavía puedes cancelar.',
  ),
  cancelled: words(
    'We’re holding your money. If the shop doesn’t ship in time, you’ll get all of it back automatically.',
    '款项由商城保管。若店铺未按时发货，将自动全额退还给您。',
    '款項由商城保管。若商店未及時出貨，將自動全額退還給您。',
    '代金はモールがお預かりしています。期限までに発送されない場合は、自動的に全額返金されます。',
    'ห้างเก็บรักษาเงินของคุณไว้ หากร้านไม่จัดส่งภายในเวลา เงินทั้งหมดจะคืนให้คุณโดยอัตโนมัติ',
    'El centro comercial guarda tu dinero. Si la tienda no envía a tiempo, se te devuelve todo automáticamente.',
  ),
  received: words(
    'We’ll hold your money until you confirm receipt. If you don’t, receipt will be confirmed automatically at the time shown.',
    '在您确认收货之前，款项由商城保管。若您未操作，到所示时间将自动确认收货。',
    '在您確認收貨之前，款項由商城保管。若您未操作，到所示時間將自動確認收貨。',
    '受け取りを確認いただくまで、代金はモールがお預かりします。ご連絡がない場合は、表示の日時に自動で受取確認となります。',
    'ห้างเก็บรักษาเงินของคุณไว้จนกว่าคุณจะยืนยันว่าได้รับพัสดุ หากไม่ยืนยัน ระบบจะยืนยันให้ตามเวลาที่แสดง',
    'El centro comercial guarda tu dinero hasta que confirmes que el paquete llegó. Si no dices nada, se da por recibido en la fecha indicada.',
  ),
  completed: words(
    'We’ll hold your money until the return window closes. Only then will we pay the shop.',
    '在退货期结束之前，款项由商城保管，之后才会付给店铺。',
    '在退貨期結束之前，款項由商城保管，之後才會付給商店。',
    '返品期間が終わるまで、代金はモールがお預かりします。ショップへの支払いはその後です。',
    'ห้างเก็บรักษาเงินของคุณไว้จนพ้นช่วงคืนสินค้า แล้วจึงจ่ายให้ร้าน',
    'El centro comercial guarda tu dinero hasta que termine el plazo de devolución. Solo entonces cobra la tienda.',
  ),
  waiting: words(
    'We’re holding your money. We won’t pay the shop while your refund request is open.',
    '款项由商城保管。退款处理期间不会付款给店铺。',
    '款項由商城保管。退款處理期間不會付款給商店。',
    '代金はモールがお預かりしています。返金の手続き中はショップに支払われません。',
    'ห้างเก็บรักษาเงินของคุณไว้ ระหว่างดำเนินการขอคืนเงินจะไม่มีการจ่ายให้ร้าน',
    'El centro comercial guarda tu dinero. No se paga nada a la tienda mientras se pide un reembolso.',
  ),
  held: words(
    'We’re holding your money.',
    '款项由商城保管。',
    '款項由商城保管。',
    '代金はモールがお預かりしています。',
    'ห้างเก็บรักษาเงินของคุณไว้',
    'El centro comercial guarda tu dinero.',
  ),
  shop: words(
    'The order is complete, and we paid the shop.',
    '订单已完成，款项已付给店铺。',
    '訂單已完成，款項已付給商店。',
    '注文は完了し、ショップへの支払いが済みました。',
    'คำสั่งซื้อเสร็จสมบูรณ์ และร้านได้รับเงินแล้ว',
    'El pedido está completado y la tienda ya cobró.',
  ),
  cash_checked: words(
    'The shop hasn’t confirmed your cash yet. If it doesn’t by the time shown, we’ll look into it.',
    '店铺尚未确认收到您的现金。若到所示时间仍未确认，客服将介入核实。',
    '商店尚未確認收到您的現金。若到所示時間仍未確認，客服將介入查證。',
    'ショップはまだ現金の受領を確認していません。表示の日時までに確認がない場合は、当モールが確認します。',
    'ร้านยังไม่ยืนยันการรับเงินสดของคุณ หากไม่ยืนยันภายในเวลาที่แสดง เจ้าหน้าที่ของเราจะตรวจสอบ',
    'La tienda aún no ha confirmado tu pago en efectivo. Si no lo hace antes de la fecha indicada, lo comprobará nuestro equipo.',
  ),
  cash: words(
    'You paid in cash, and the shop has the money. If you return something, the shop will refund you.',
    '您已用现金付款，款项在店铺处。如需退货，由店铺退款给您。',
    '您已用現金付款，款項在商店處。如需退貨，由商店退款給您。',
    '現金でお支払い済みで、代金はショップにあります。返品の場合はショップが返金します。',
    'คุณชำระเป็นเงินสดแล้ว และเงินอยู่ที่ร้าน หากคืนสินค้า ร้านจะเป็นผู้คืนเงินให้คุณ',
    'Pagaste en efectivo y la tienda tiene el dinero. Si devuelves algo, la tienda te lo reembolsa.',
  ),
  customer: words(
    'You got your money back.',
    '款项已退还给您。',
    '款項已退還給您。',
    '代金はお客様に返金されました。',
    'เงินของคุณได้รับการคืนแล้ว',
    'Tu dinero te fue devuelto.',
  ),
} satisfies Record<string, Words>

/** A sentence that tells who has the buyer's money. The caller adds dates and amounts, formatted for the reader. */
export const protectionSays = ({ heldBy, deadline, isCash }: OrderProtection, openRefunds: number, lang: Language): string => {
  if (heldBy === 'nobody') return sentences[deadline ? 'not_paid' : 'nothing'][lang]
  if (heldBy === 'courier' && deadline?.effect === 'cash_checked') return sentences.cash_checked[lang]
  if (heldBy === 'shop' && isCash) return sentences.cash[lang]
  if (heldBy !== 'mall') return sentences[heldBy][lang]
  if (deadline) return sentences[deadline.effect][lang]
  return sentences[openRefunds > 0 ? 'waiting' : 'held'][lang]
}
