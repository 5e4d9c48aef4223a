import type { NotificationTemplate } from './template.ts'

/** Notifications of orders, of refunded money, and of products that are back in stock. */
export const orderTemplates = {
  order_paid: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order} is paid', '{shop} is preparing it. We’ll tell you when it ships.'],
      zh: ['订单 {order} 已付款', '{shop} 正在备货，发货后会通知您。'],
      zhtw: ['訂單 {order} 已付款', '{shop} 正在備貨，出貨後會通知您。'],
      es: ['El pedido {order} está pagado', '{shop} lo está preparando. Te avisaremos cuando salga.'],
      jp: ['注文{order}のお支払いが完了しました', '{shop}が準備しています。発送されたらお知らせします。'],
      th: ['ชำระเงินคำสั่งซื้อ {order} แล้ว', '{shop} กำลังเตรียมสินค้า เราจะแจ้งเมื่อจัดส่ง'],
    },
  },
  order_promised: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order} is placed', '{shop} is preparing it. Have {amount} ready for the courier.'],
      zh: ['订单 {order} 已提交', '{shop} 正在备货。请准备好 {amount}，交给送货员。'],
      zhtw: ['訂單 {order} 已成立', '{shop} 正在備貨。請準備好 {amount}，交給送貨員。'],
      es: ['El pedido {order} está hecho', '{shop} lo está preparando. Ten listos {amount} para el repartidor.'],
      jp: ['注文{order}を承りました', '{shop}が準備しています。配達員にお渡しいただく{amount}をご用意ください。'],
      th: ['สั่งซื้อ {order} เรียบร้อยแล้ว', '{shop} กำลังเตรียมสินค้า โปรดเตรียม {amount} ไว้ให้พนักงานส่งของ'],
    },
  },
  order_accepted: {
    kind: 0,
    status: 1,
    words: {
      en: ['{shop} accepted order {order}', 'It is being packed and must ship by {day}. Otherwise we’ll cancel it at no cost to you.'],
      zh: ['{shop} 已接受订单 {order}', '商家正在打包，须在 {day} 前发货；逾期订单将取消，您无需支付任何费用。'],
      zhtw: ['{shop} 已接受訂單 {order}', '賣家正在打包，須在 {day} 前出貨；逾期訂單會取消，您不需支付任何費用。'],
      es: [
        '{shop} aceptó el pedido {order}',
        'Lo está empaquetando y debe enviarlo antes del {day}. Si no, se cancela y no te cuesta nada.',
      ],
      jp: ['{shop}が注文{order}を承りました', '現在梱包しています。{day}までに発送されなければ取り消され、代金はかかりません。'],
      th: ['{shop} รับคำสั่งซื้อ {order} แล้ว', 'ร้านกำลังแพ็กสินค้าและต้องจัดส่งภายในวันที่ {day} มิฉะนั้นคำสั่งซื้อจะถูกยกเลิกโดยคุณไม่เสียค่าใช้จ่าย'],
    },
  },
  order_shipped: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order} is on its way', '{shop} shipped it with {carrier}, tracking number {tracking}.'],
      zh: ['订单 {order} 已发货', '{shop} 已交由 {carrier} 配送，运单号 {tracking}。'],
      zhtw: ['訂單 {order} 已出貨', '{shop} 已交由 {carrier} 配送，追蹤編號 {tracking}。'],
      es: ['El pedido {order} está en camino', '{shop} lo entregó a {carrier}, número de seguimiento {tracking}.'],
      jp: ['注文{order}が発送されました', '{shop}が{carrier}に引き渡しました。追跡番号は{tracking}です。'],
      th: ['จัดส่งคำสั่งซื้อ {order} แล้ว', '{shop} ส่งมอบให้ {carrier} แล้ว หมายเลขติดตาม {tracking}'],
    },
  },
  order_tracking_corrected: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order}: new tracking number', '{shop} corrected it: {carrier}, tracking number {tracking}.'],
      zh: ['订单 {order} 的运单号已更正', '{shop} 已更正：{carrier}，运单号 {tracking}。'],
      zhtw: ['訂單 {order} 的追蹤編號已更正', '{shop} 已更正：{carrier}，追蹤編號 {tracking}。'],
      es: ['Pedido {order}: nuevo número de seguimiento', '{shop} lo corrigió: {carrier}, número de seguimiento {tracking}.'],
      jp: ['注文{order}の追跡番号が訂正されました', '{shop}が訂正しました。{carrier}、追跡番号は{tracking}です。'],
      th: ['คำสั่งซื้อ {order} มีหมายเลขติดตามใหม่', '{shop} แก้ไขแล้ว: {carrier} หมายเลขติดตาม {tracking}'],
    },
  },
  order_delivered: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order} was delivered', 'Is everything right? Confirm receipt, or request a return by {day}.'],
      zh: ['订单 {order} 已送达', '商品没问题吗？请确认收货，或在 {day} 前申请退货。'],
      zhtw: ['訂單 {order} 已送達', '商品沒問題嗎？請確認收貨，或在 {day} 前申請退貨。'],
      es: ['El pedido {order} fue entregado', '¿Está todo bien? Confirma la recepción o pide una devolución antes del {day}.'],
      jp: ['注文{order}が配達されました', '問題ありませんか？受け取りを確認するか、{day}までに返品を申請してください。'],
      th: ['คำสั่งซื้อ {order} จัดส่งถึงแล้ว', 'ทุกอย่างเรียบร้อยไหม ยืนยันการรับสินค้า หรือขอคืนสินค้าภายในวันที่ {day}'],
    },
  },
  order_cancelled: {
    kind: 0,
    status: -1,
    words: {
      en: ['Order {order} was cancelled', 'Anything you paid will go back to your original payment method.'],
      zh: ['订单 {order} 已取消', '您已支付的款项将原路退回。'],
      zhtw: ['訂單 {order} 已取消', '您已支付的款項會退回原付款方式。'],
      es: ['El pedido {order} se canceló', 'Lo que pagaste vuelve al mismo medio de pago.'],
      jp: ['注文{order}は取り消されました', 'お支払い済みの金額は、お支払い元に返金されます。'],
      th: ['คำสั่งซื้อ {order} ถูกยกเลิก', 'เงินที่คุณชำระจะคืนกลับไปยังช่องทางเดิม'],
    },
  },
  refund_approved: {
    kind: 0,
    status: 0,
    words: {
      en: ['Your return was accepted', 'Order {order}: send the parcel by {day} and you’ll get {amount} back.'],
      zh: ['您的退货申请已通过', '订单 {order}：请在 {day} 前寄回包裹，{amount} 将退还给您。'],
      zhtw: ['您的退貨申請已通過', '訂單 {order}：請在 {day} 前寄回包裹，{amount} 會退還給您。'],
      es: ['Aceptaron tu devolución', 'Pedido {order}: envía el paquete antes del {day} y recibirás {amount}.'],
      jp: ['返品が承認されました', '注文{order}：{day}までに荷物を送ると、{amount}が返金されます。'],
      th: ['คำขอคืนสินค้าได้รับการอนุมัติ', 'คำสั่งซื้อ {order}: ส่งพัสดุคืนภายในวันที่ {day} แล้วคุณจะได้รับเงินคืน {amount}'],
    },
  },
  refund_rejected: {
    kind: 0,
    status: -1,
    words: {
      en: ['Your refund request was declined', 'Order {order}: if you disagree, ask us to review it by {day}.'],
      zh: ['您的退款申请未通过', '订单 {order}。如有异议，请在 {day} 前申请平台介入。'],
      zhtw: ['您的退款申請未通過', '訂單 {order}。如有異議，請在 {day} 前申請平台介入。'],
      es: ['Rechazaron tu solicitud de reembolso', 'Pedido {order}. Si no estás de acuerdo, pídenos que lo revisemos antes del {day}.'],
      jp: ['返金申請は承認されませんでした', '注文{order}。納得できない場合は、{day}までに当モールの確認を申請してください。'],
      th: ['คำขอคืนเงินไม่ได้รับการอนุมัติ', 'คำสั่งซื้อ {order} หากไม่เห็นด้วย ขอให้เราตรวจสอบได้ภายในวันที่ {day}'],
    },
  },
  refund_paid: {
    kind: 0,
    status: 1,
    words: {
      en: ['You got {amount} back', 'Your refund for order {order} is complete.'],
      zh: ['{amount} 已退还给您', '订单 {order} 的退款已完成。'],
      zhtw: ['{amount} 已退還給您', '訂單 {order} 的退款已完成。'],
      es: ['Te devolvimos {amount}', 'El reembolso del pedido {order} está completo.'],
      jp: ['{amount}が返金されました', '注文{order}の返金が完了しました。'],
      th: ['คุณได้รับเงินคืน {amount}', 'การคืนเงินของคำสั่งซื้อ {order} เสร็จสมบูรณ์แล้ว'],
    },
  },
  product_back: {
    kind: 0,
    status: 1,
    words: {
      en: ['Back in stock', '{product} is available again. You asked us to tell you.'],
      zh: ['重新到货', '{product} 又有货了。这是您订阅的到货提醒。'],
      zhtw: ['重新到貨', '{product} 又有貨了。這是您要求的到貨通知。'],
      es: ['De nuevo disponible', '{product} vuelve a estar disponible. Nos pediste que te avisáramos.'],
      jp: ['再入荷しました', '{product}が再入荷しました。ご希望によりお知らせします。'],
      th: ['สินค้ากลับมาแล้ว', '{product} มีสินค้าอีกครั้ง ตามที่คุณขอให้แจ้ง'],
    },
  },
  review_answered: {
    kind: 0,
    status: 1,
    words: {
      en: ['{shop} replied to your review', 'Read their reply about {product}.'],
      zh: ['{shop} 回复了您的评价', '查看商家关于 {product} 的回复。'],
      zhtw: ['{shop} 回覆了您的評價', '查看商家關於 {product} 的回覆。'],
      es: ['{shop} respondió a tu reseña', 'Lee lo que dice sobre {product}.'],
      jp: ['{shop}がレビューに返信しました', '{product}についての返信をご覧ください。'],
      th: ['{shop} ตอบรีวิวของคุณ', 'อ่านสิ่งที่ร้านพูดถึง {product}'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
