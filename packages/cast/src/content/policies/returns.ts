import { words } from '../../words.ts'
import { policy } from './policy.ts'

export const returns = policy('return', words('Return policy', '退货政策', 'Política de devoluciones', '返品ポリシー', 'นโยบายการคืนสินค้า', '退貨政策'), {
  en: [
    ['How long you have', 'You can ask for a return or refund within {return_days} days of delivery. Where the law of your address gives you longer, that longer time applies, and the order page shows the exact date.'],
    ['What can go back', 'Anything that is unused and complete. Opened cosmetics, food and cut flowers can go back only if they are faulty or not what was described. Goods that never arrived are refunded with their delivery cost.'],
    ['How to ask', 'Open the order, choose Request refund, select the items and quantities, pick a reason and add up to nine pictures. You can follow each step under Refund request sent.'],
    ['What happens then', 'The shop has 48 hours to answer; without an answer the request is approved. The shop may offer part of the money while you keep the goods, and you are free to refuse within 24 hours.', 'If the goods come back, please hand them to a carrier within 5 days and enter the tracking number. The shop confirms their arrival; if it does not, this happens by itself 8 days after you sent them.'],
    ['If the shop refuses', 'You can ask {shop_name} to decide within 48 hours. Both sides may add evidence. We decide within 5 working days and explain why.'],
    ['When the money arrives', 'Refunds to the wallet arrive at once. Refunds to a card depend on your bank and usually take 3 to 10 days. You receive what you really paid for the returned pieces, including their tax and share of discounts.'],
    ['Who pays for sending it back', 'The shop, if the goods are faulty, wrong or not as described. Otherwise you do, unless the product page says that returns are free.'],
  ],
  zh: [
    ['退货期限', '签收后{return_days}天内可以申请退货或退款。收货地法律规定更长期限的，以法律为准，订单页会显示确切日期。'],
    ['哪些可以退', '未使用且配件齐全的商品均可退。已拆封的化妆品、食品和鲜切花，仅在有瑕疵或与描述不符时可退。未送达的商品连同运费一并退还。'],
    ['如何申请', '打开订单，选择“申请退款”，勾选商品和数量，选择原因并可附最多九张照片。每一步进展都在“已发送的退款申请”中查看。'],
    ['接下来', '店铺须在48小时内答复，逾期视为同意。店铺可提议您保留商品并退还部分款项，您可在24小时内拒绝。', '需要寄回时，请在5天内交给承运商并填写单号。店铺应确认收货；若未确认，您寄出8天后系统自动确认。'],
    ['如果店铺拒绝', '您可在48小时内请{shop_name}裁定，双方都可补充证据。我们在5个工作日内作出决定并说明理由。'],
    ['退款到账', '退至钱包即时到账；退至银行卡视银行而定，通常3至10天。退款金额为您就所退商品实际支付的款项，含相应税费与优惠分摊。'],
    ['退货运费', '商品有瑕疵、发错或与描述不符的，由店铺承担；其他情况由您承担，商品页注明免费退货的除外。'],
  ],
  es: [
    ['De cuánto tiempo dispone', 'Puede pedir una devolución o un reembolso dentro de los {return_days} días siguientes a la entrega. Si la ley de su domicilio concede más tiempo, se aplica ese plazo, y la página del pedido muestra la fecha exacta.'],
    ['Qué se puede devolver', 'Todo lo que esté sin usar y completo. Los cosméticos abiertos, los alimentos y las flores cortadas solo se devuelven si tienen un defecto o no son lo descrito. Lo que no llegó se reembolsa con su envío.'],
    ['Cómo pedirlo', 'Abra el pedido, elija Solicitar reembolso, marque artículos y cantidades, indique el motivo y añada hasta nueve fotos. Cada paso aparece en Solicitudes de reembolso enviadas.'],
    ['Qué ocurre después', 'La tienda tiene 48 horas para responder; sin respuesta, la solicitud se aprueba. Puede ofrecerle una parte del dinero sin devolver el artículo y usted puede rechazarlo en 24 horas.', 'Si hay que devolverlo, entréguelo a un transportista en 5 días e introduzca el número de seguimiento. La tienda confirma la llegada; si no lo hace, se confirma sola a los 8 días del envío.'],
    ['Si la tienda se niega', 'Puede pedir a {shop_name} que decida en un plazo de 48 horas. Ambas partes pueden aportar pruebas. Decidimos en 5 días laborables y explicamos el motivo.'],
    ['Cuándo llega el dinero', 'El reembolso al monedero es inmediato. A una tarjeta depende del banco y suele tardar de 3 a 10 días. Recibe lo que pagó de verdad por las piezas devueltas, con sus impuestos y su parte del descuento.'],
    ['Quién paga el envío de vuelta', 'La tienda, si el artículo es defectuoso, erróneo o distinto de lo descrito. En los demás casos usted, salvo que la ficha diga que la devolución es gratuita.'],
  ],
  jp: [
    ['返品できる期間', '受け取りから{return_days}日以内に、返品または返金を申請できます。お住まいの地域の法律でより長い期間が定められている場合はその期間が適用され、正確な日付は注文ページに表示します。'],
    ['返品できるもの', '未使用で付属品がそろっているもの。開封した化粧品、食品、切り花は、不良や説明との相違がある場合に限ります。届かなかった商品は送料も含めて返金します。'],
    ['申請の方法', '注文を開いて「返金を申請」を選び、商品と数量、理由を指定します。写真は九枚まで添えられます。進み具合は「送った返金申請」で確認できます。'],
    ['その後の流れ', '店は48時間以内に回答し、回答がなければ承認となります。商品を手元に残したまま一部返金の提案があることもあり、24時間以内に断れます。', '返送する場合は、5日以内に運送会社へ渡し、追跡番号を登録してください。店が到着を確認しないときは、発送から8日で自動的に確認となります。'],
    ['店が認めないとき', '48時間以内に{shop_name}へ判断を求められます。双方が証拠を追加でき、5営業日以内に理由を添えて決定します。'],
    ['返金の時期', 'ウォレットへは即時、カードへは銀行により、通常3日から10日です。返品分について実際に支払われた金額を、税と割引の按分を含めて返金します。'],
    ['返送料', '不良、誤送、説明との相違がある場合は店が負担します。それ以外はお客さまの負担です。ただし商品ページに返品無料とある場合を除きます。'],
  ],
  th: [
    ['ระยะเวลาที่คืนได้', 'ขอคืนสินค้าหรือคืนเงินได้ภายใน {return_days} วันนับจากวันที่ได้รับ หากกฎหมายในพื้นที่ของคุณให้เวลานานกว่า จะใช้ระยะเวลานั้น และหน้าคำสั่งซื้อจะแสดงวันที่แน่นอน'],
    ['สิ่งที่คืนได้', 'สินค้าที่ยังไม่ได้ใช้และครบถ้วน เครื่องสำอางที่เปิดแล้ว อาหาร และดอกไม้ตัด คืนได้เฉพาะเมื่อชำรุดหรือไม่ตรงกับที่ระบุ สินค้าที่ไม่ได้รับจะคืนเงินรวมค่าจัดส่ง'],
    ['วิธีขอคืน', 'เปิดคำสั่งซื้อ เลือกขอคืนเงิน เลือกสินค้าและจำนวน ระบุเหตุผล และแนบรูปได้สูงสุดเก้ารูป ติดตามทุกขั้นตอนได้ที่คำขอคืนเงินที่ส่งแล้ว'],
    ['ขั้นตอนต่อไป', 'ร้านมีเวลา 48 ชั่วโมงในการตอบ หากไม่ตอบถือว่าอนุมัติ ร้านอาจเสนอคืนเงินบางส่วนโดยที่คุณเก็บสินค้าไว้ และคุณปฏิเสธได้ภายใน 24 ชั่วโมง', 'หากต้องส่งคืน โปรดส่งให้บริษัทขนส่งภายใน 5 วันและกรอกเลขติดตาม ร้านจะยืนยันการรับ หากไม่ยืนยันระบบจะยืนยันเองหลังคุณส่งไปแล้ว 8 วัน'],
    ['หากร้านปฏิเสธ', 'คุณขอให้ {shop_name} ตัดสินได้ภายใน 48 ชั่วโมง ทั้งสองฝ่ายเพิ่มหลักฐานได้ เราตัดสินภายใน 5 วันทำการพร้อมแจ้งเหตุผล'],
    ['ได้รับเงินเมื่อใด', 'คืนเข้ากระเป๋าเงินทันที คืนเข้าบัตรขึ้นกับธนาคาร ปกติ 3 ถึง 10 วัน คุณได้รับเท่าที่จ่ายจริงสำหรับชิ้นที่คืน รวมภาษีและส่วนลดตามสัดส่วน'],
    ['ใครจ่ายค่าส่งคืน', 'ร้านเป็นผู้จ่ายหากสินค้าชำรุด ส่งผิด หรือไม่ตรงกับที่ระบุ กรณีอื่นคุณเป็นผู้จ่าย เว้นแต่หน้าสินค้าระบุว่าคืนฟรี'],
  ],
  zhtw: [
    ['退貨期限', '收到商品後{return_days}天內可申請退貨或退款。收件地法律規定更長期間者，依法律規定，訂單頁會顯示確切日期。'],
    ['哪些可以退', '未使用且配件齊全的商品皆可退。已拆封的化妝品、食品與鮮切花，僅在有瑕疵或與描述不符時可退。未送達的商品連同運費一併退還。'],
    ['如何申請', '打開訂單，點選「申請退款」，勾選商品與數量、選擇原因，並可附上最多九張照片。每個步驟都能在「已送出的退款申請」查看。'],
    ['接下來會如何', '店家須在48小時內回覆，逾時視為同意。店家可能提議您保留商品並退回部分款項，您可在24小時內拒絕。', '需要寄回時，請在5天內交給物流業者並填寫追蹤編號。店家應確認收件；若未確認，寄出8天後系統自動確認。'],
    ['店家拒絕時', '您可在48小時內請{shop_name}裁定，雙方都能補充證據。我們會在5個工作天內決定並說明理由。'],
    ['退款何時入帳', '退至錢包立即入帳；退至信用卡視銀行而定，通常3至10天。退款金額為您就退回商品實際支付的款項，含稅額與折扣分攤。'],
    ['退貨運費', '商品有瑕疵、寄錯或與描述不符時由店家負擔；其他情形由您負擔，商品頁註明免費退貨者除外。'],
  ],
})
