import type { NotificationTemplate } from './template.ts'

/** Notifications of a refund request, for its buyer and for the owner of the shop that must answer. */
export const refundTemplates = {
  refund_owed: {
    kind: 0,
    status: 0,
    words: {
      en: ['{shop} still owes you a refund', 'Order {order}: you’ll get {amount} as soon as the shop has earned it. We’ll check on {day}.'],
      zh: ['{shop} 尚未支付您的退款', '订单 {order}：店铺有足够收入后，{amount} 将立即退还给您。我们会在 {day} 跟进。'],
      zhtw: ['{shop} 尚未支付您的退款', '訂單 {order}：商店有足夠收入後，{amount} 會立即退還給您。我們會在 {day} 跟進。'],
      es: [
        '{shop} aún debe pagar tu reembolso',
        'Pedido {order}: recibirás {amount} en cuanto la tienda lo haya ingresado. Lo revisamos el {day}.',
      ],
      jp: [
        '{shop}からの返金をお待ちください',
        '注文{order}：ショップに売上が入り次第、{amount}をお返しします。{day}に当モールが確認します。',
      ],
      th: ['{shop} ยังต้องจ่ายเงินคืนให้คุณ', 'คำสั่งซื้อ {order}: คุณจะได้รับ {amount} ทันทีที่ร้านมีรายได้เพียงพอ เราจะตรวจสอบในวันที่ {day}'],
    },
  },
  shop_refund_owed: {
    kind: 0,
    status: -1,
    words: {
      en: [
        'You owe a refund of {amount}',
        'Order {order}: your balance doesn’t cover it, so we’ll take it from your next earnings. Until then, you can’t withdraw. Due by {day}.',
      ],
      zh: ['您有一笔 {amount} 的退款待付', '订单 {order}：余额不足，将从您接下来的收入中支付。付清前无法提现，请于 {day} 前付清。'],
      zhtw: ['您有一筆 {amount} 的退款待付', '訂單 {order}：餘額不足，會從您接下來的收入中支付。付清前無法提領，請於 {day} 前付清。'],
      es: [
        'Debes un reembolso de {amount}',
        'Pedido {order}: tu saldo no lo cubre. Se paga con tus próximos ingresos y hasta entonces no puedes retirar dinero. Vence el {day}.',
      ],
      jp: [
        '{amount}の返金が未払いです',
        '注文{order}：残高が不足しています。今後の売上から支払われ、それまで出金はできません。期限は{day}です。',
      ],
      th: ['คุณค้างจ่ายเงินคืน {amount}', 'คำสั่งซื้อ {order}: ยอดเงินไม่พอ ระบบจะจ่ายจากรายได้ถัดไปของคุณ ระหว่างนี้ถอนเงินไม่ได้ กำหนดชำระภายใน {day}'],
    },
  },
  refund_offered: {
    kind: 0,
    status: 0,
    words: {
      en: ['{shop} offers you {amount}', 'Order {order}: you keep the goods. Accept or decline by {day}, or your request continues.'],
      zh: ['{shop} 提议退还 {amount}', '订单 {order}：商品归您保留。请在 {day} 前接受或拒绝，否则您的申请将继续处理。'],
      zhtw: ['{shop} 提議退還 {amount}', '訂單 {order}：商品由您保留。請在 {day} 前接受或拒絕，否則您的申請會繼續處理。'],
      es: [
        '{shop} te ofrece {amount}',
        'Pedido {order}: te quedas con el producto. Acepta o rechaza antes del {day}; si no, tu solicitud sigue adelante.',
      ],
      jp: [
        '{shop}から{amount}の提案があります',
        '注文{order}：商品はお手元に残ります。{day}までに承諾または辞退してください。返答がない場合、申請は継続されます。',
      ],
      th: ['{shop} เสนอคืนเงิน {amount}', 'คำสั่งซื้อ {order}: คุณเก็บสินค้าไว้ได้ โปรดตอบรับหรือปฏิเสธภายในวันที่ {day} มิฉะนั้นคำขอจะดำเนินต่อ'],
    },
  },
  refund_evidence: {
    kind: 0,
    status: 0,
    words: {
      en: ['{shop} added to your refund request', 'Order {order}: read their message. You can add to the request too until we decide.'],
      zh: ['{shop} 补充了退款申请的说明', '订单 {order}：请查看商家的说明。在我们作出决定前，您也可以补充。'],
      zhtw: ['{shop} 補充了退款申請的說明', '訂單 {order}：請查看商家的說明。在我們作出決定前，您也可以補充。'],
      es: [
        '{shop} añadió algo a tu solicitud de reembolso',
        'Pedido {order}: lee lo que dice. Tú también puedes añadir algo hasta que decidamos.',
      ],
      jp: ['{shop}が返金申請に説明を追加しました', '注文{order}：内容をご確認ください。判断が出るまで、あなたも説明を追加できます。'],
      th: ['{shop} เพิ่มข้อมูลในคำขอคืนเงินของคุณ', 'คำสั่งซื้อ {order}: อ่านสิ่งที่ร้านแจ้ง คุณก็เพิ่มข้อมูลได้จนกว่าเราจะตัดสิน'],
    },
  },
  refund_offer_over: {
    kind: 0,
    status: 0,
    words: {
      en: ['The offer from {shop} has ended', 'Order {order}: your request continues as you sent it.'],
      zh: ['{shop} 的方案已过期', '订单 {order}：您的申请按原内容继续处理。'],
      zhtw: ['{shop} 的方案已過期', '訂單 {order}：您的申請依原內容繼續處理。'],
      es: ['La oferta de {shop} terminó', 'Pedido {order}: tu solicitud sigue tal como la enviaste.'],
      jp: ['{shop}の提案は期限が切れました', '注文{order}：申請は元の内容のまま継続されます。'],
      th: ['ข้อเสนอของ {shop} หมดอายุแล้ว', 'คำสั่งซื้อ {order}: คำขอของคุณดำเนินต่อตามเดิม'],
    },
  },
  refund_reminder: {
    kind: 0,
    status: 0,
    words: {
      en: ['Send your return by {day}', 'Order {order}: enter the carrier and tracking number, or your request will end.'],
      zh: ['请在 {day} 前寄回商品', '订单 {order}：请填写物流公司和运单号，否则申请将自动取消。'],
      zhtw: ['請在 {day} 前寄回商品', '訂單 {order}：請填寫物流公司和追蹤編號，否則申請會自動取消。'],
      es: [
        'Envía tu devolución antes del {day}',
        'Pedido {order}: indica el transportista y el número de seguimiento, o la solicitud terminará sola.',
      ],
      jp: ['{day}までに返送してください', '注文{order}：配送会社と追跡番号を入力してください。入力がない場合、申請は自動的に終了します。'],
      th: ['โปรดส่งสินค้าคืนภายในวันที่ {day}', 'คำสั่งซื้อ {order}: กรอกบริษัทขนส่งและหมายเลขติดตาม มิฉะนั้นคำขอจะสิ้นสุดโดยอัตโนมัติ'],
    },
  },
  refund_lapsed: {
    kind: 0,
    status: -1,
    words: {
      en: ['Your return was not sent in time', 'Order {order}: your request has ended. You can ask again while the return window is open.'],
      zh: ['您未按时寄回商品', '订单 {order}：申请已结束。退货期内您可以再次申请。'],
      zhtw: ['您未及時寄回商品', '訂單 {order}：申請已結束。退貨期內您可以再次申請。'],
      es: [
        'Tu devolución no se envió a tiempo',
        'Pedido {order}: la solicitud ha terminado. Puedes pedirla de nuevo mientras dure el plazo de devolución.',
      ],
      jp: ['期限までに返送されませんでした', '注文{order}：申請は終了しました。返品期間中はもう一度申請できます。'],
      th: ['ไม่ได้ส่งสินค้าคืนภายในเวลา', 'คำสั่งซื้อ {order}: คำขอสิ้นสุดแล้ว คุณขอใหม่ได้ในช่วงคืนสินค้า'],
    },
  },
  refund_to_card: {
    kind: 0,
    status: 0,
    words: {
      en: ['{amount} is on its way to your card', 'We sent your refund for order {order}. Your bank will show it within a few days.'],
      zh: ['{amount} 正退回您的银行卡', '订单 {order} 的退款已发出，银行将在几天内入账。'],
      zhtw: ['{amount} 正退回您的信用卡', '訂單 {order} 的退款已送出，銀行會在幾天內入帳。'],
      es: ['{amount} van camino de tu tarjeta', 'El reembolso del pedido {order} se ha enviado. Tu banco lo mostrará en unos días.'],
      jp: ['{amount}をカードに返金しています', '注文{order}の返金を送りました。数日以内にカード会社に反映されます。'],
      th: ['{amount} กำลังคืนเข้าบัตรของคุณ', 'ส่งเงินคืนของคำสั่งซื้อ {order} แล้ว ธนาคารจะแสดงภายในไม่กี่วัน'],
    },
  },
  refund_disputed: {
    kind: 0,
    status: 0,
    words: {
      en: [
        'We are reviewing your return',
        '{shop} reported a problem with the goods you returned for order {order}. We’ll decide within five working days.',
      ],
      zh: ['我们正在核实您的退货', '{shop} 表示订单 {order} 的退货不符。我们将在五个工作日内作出决定。'],
      zhtw: ['我們正在核實您的退貨', '{shop} 表示訂單 {order} 的退貨不符。我們會在五個工作天內作出決定。'],
      es: [
        'Estamos revisando tu devolución',
        '{shop} dice que lo devuelto del pedido {order} no está como debería. Decidimos en cinco días laborables.',
      ],
      jp: ['返品を確認しています', '{shop}から、注文{order}の返品に問題があるとの連絡がありました。5営業日以内に判断します。'],
      th: ['เรากำลังตรวจสอบการคืนสินค้าของคุณ', '{shop} แจ้งว่าสินค้าที่ส่งคืนของคำสั่งซื้อ {order} ไม่ตรงตามที่ควร เราจะตัดสินภายในห้าวันทำการ'],
    },
  },
  refund_closed: {
    kind: 0,
    status: -1,
    words: {
      en: ['Your refund request is closed', 'Order {order}: no refund will be paid.'],
      zh: ['您的退款申请已关闭', '订单 {order}：不予退款。'],
      zhtw: ['您的退款申請已關閉', '訂單 {order}：不予退款。'],
      es: ['Tu solicitud de reembolso está cerrada', 'Pedido {order}: no se devuelve dinero.'],
      jp: ['返金申請は終了しました', '注文{order}：返金はありません。'],
      th: ['คำขอคืนเงินของคุณปิดแล้ว', 'คำสั่งซื้อ {order}: ไม่มีการคืนเงิน'],
    },
  },
  shop_refund_asked: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your shop: refund request for {amount}', 'Order {order}: answer by {day}, or the request counts as accepted.'],
      zh: ['您的店铺：买家申请退款 {amount}', '订单 {order}：请在 {day} 前回复，否则视为同意。'],
      zhtw: ['您的商店：買家申請退款 {amount}', '訂單 {order}：請在 {day} 前回覆，否則視為同意。'],
      es: ['Tu tienda: piden la devolución de {amount}', 'Pedido {order}: responde antes del {day} o se dará por aceptada.'],
      jp: ['あなたのショップ：{amount}の返金申請', '注文{order}：{day}までに回答してください。回答がない場合は承認とみなされます。'],
      th: ['ร้านของคุณ: มีคำขอคืนเงิน {amount}', 'คำสั่งซื้อ {order}: โปรดตอบภายในวันที่ {day} มิฉะนั้นถือว่าอนุมัติ'],
    },
  },
  shop_refund_withdrawn: {
    kind: 0,
    status: 0,
    words: {
      en: [
        'Your shop: a buyer withdrew from a purchase',
        'Order {order}: the law gives buyers this right. The goods will come back to you, and the refund follows once they arrive.',
      ],
      zh: ['您的店铺：买家依法无理由退货', '订单 {order}：商品将寄回给您，收到后退款。'],
      zhtw: ['您的商店：買家依法無理由退貨', '訂單 {order}：商品會寄回給您，收到後退款。'],
      es: [
        'Tu tienda: un comprador desiste',
        'Pedido {order}: el producto vuelve a ti, como prevé la ley. El dinero se devuelve cuando llegue.',
      ],
      jp: ['あなたのショップ：購入の撤回', '注文{order}：法律に基づき商品が返送されます。到着後に返金されます。'],
      th: ['ร้านของคุณ: ผู้ซื้อใช้สิทธิยกเลิก', 'คำสั่งซื้อ {order}: สินค้าจะส่งคืนให้คุณตามกฎหมาย และคืนเงินเมื่อได้รับแล้ว'],
    },
  },
  shop_refund_sent: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your shop: a return is on its way', 'Order {order}: confirm it when it arrives. On {day} it will count as received.'],
      zh: ['您的店铺：退货已寄出', '订单 {order}：收到后请确认，{day} 将自动视为收到。'],
      zhtw: ['您的商店：退貨已寄出', '訂單 {order}：收到後請確認，{day} 會自動視為收到。'],
      es: ['Tu tienda: una devolución está en camino', 'Pedido {order}: confírmala cuando llegue. El {day} se dará por recibida.'],
      jp: ['あなたのショップ：返品が発送されました', '注文{order}：届いたら確認してください。{day}に受領とみなされます。'],
      th: ['ร้านของคุณ: มีการส่งสินค้าคืน', 'คำสั่งซื้อ {order}: ยืนยันเมื่อได้รับ วันที่ {day} จะถือว่าได้รับแล้ว'],
    },
  },
  shop_refund_escalated: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your shop: we are deciding on a refund', 'Order {order}: one side asked us to step in. We’ll decide within five working days.'],
      zh: ['您的店铺：平台介入退款', '订单 {order}：一方申请平台介入，我们将在五个工作日内作出决定。'],
      zhtw: ['您的商店：平台介入退款', '訂單 {order}：一方申請平台介入，我們會在五個工作天內作出決定。'],
      es: [
        'Tu tienda: decidimos sobre un reembolso',
        'Pedido {order}: una de las partes nos lo pidió. Decidimos en cinco días laborables.',
      ],
      jp: ['あなたのショップ：当モールが返金を判断します', '注文{order}：一方からの依頼により、5営業日以内に判断します。'],
      th: ['ร้านของคุณ: เราตัดสินเรื่องการคืนเงิน', 'คำสั่งซื้อ {order}: ฝ่ายหนึ่งขอให้เราตัดสิน เราจะตัดสินภายในห้าวันทำการ'],
    },
  },
  shop_refund_evidence: {
    kind: 0,
    status: 0,
    words: {
      en: [
        'Your shop: a buyer added to their refund request',
        'Order {order}: read their message. You can add to the request too until we decide.',
      ],
      zh: ['您的店铺：买家补充了退款说明', '订单 {order}：请查看买家的说明。在我们作出决定前，您也可以补充。'],
      zhtw: ['您的商店：買家補充了退款說明', '訂單 {order}：請查看買家的說明。在我們作出決定前，您也可以補充。'],
      es: [
        'Tu tienda: un comprador añadió algo a su solicitud de reembolso',
        'Pedido {order}: lee lo que dice. Tú también puedes añadir algo hasta que decidamos.',
      ],
      jp: [
        'あなたのショップ：購入者が返金申請に説明を追加しました',
        '注文{order}：内容をご確認ください。判断が出るまで、あなたも説明を追加できます。',
      ],
      th: ['ร้านของคุณ: ผู้ซื้อเพิ่มข้อมูลในคำขอคืนเงิน', 'คำสั่งซื้อ {order}: อ่านสิ่งที่ผู้ซื้อแจ้ง คุณก็เพิ่มข้อมูลได้จนกว่าเราจะตัดสิน'],
    },
  },
  shop_refund_closed: {
    kind: 0,
    status: 1,
    words: {
      en: ['Your shop: no refund is due', 'Order {order}: we reviewed the request and closed it.'],
      zh: ['您的店铺：无需退款', '订单 {order}：我们已核实并关闭该申请。'],
      zhtw: ['您的商店：無需退款', '訂單 {order}：我們已核實並關閉該申請。'],
      es: ['Tu tienda: no procede reembolso', 'Pedido {order}: revisamos la solicitud y la cerramos.'],
      jp: ['あなたのショップ：返金は不要です', '注文{order}：申請を確認し、終了しました。'],
      th: ['ร้านของคุณ: ไม่ต้องคืนเงิน', 'คำสั่งซื้อ {order}: เราตรวจสอบคำขอและปิดแล้ว'],
    },
  },
  shop_refund_paid: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your shop: {amount} was refunded', 'Order {order}: the refund is complete.'],
      zh: ['您的店铺：已退还 {amount}', '订单 {order}：退款已完成。'],
      zhtw: ['您的商店：已退還 {amount}', '訂單 {order}：退款已完成。'],
      es: ['Tu tienda: se devolvieron {amount}', 'Pedido {order}: el reembolso está completo.'],
      jp: ['あなたのショップ：{amount}を返金しました', '注文{order}：返金が完了しました。'],
      th: ['ร้านของคุณ: คืนเงินแล้ว {amount}', 'คำสั่งซื้อ {order}: การคืนเงินเสร็จสมบูรณ์แล้ว'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
