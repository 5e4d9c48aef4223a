import type { NotificationTemplate } from './template.ts'

/** Notifications about an order after the purchase, for its buyer and for the shop. */
export const afterSaleTemplates = {
  review_report_upheld: {
    kind: 0,
    status: 1,
    words: {
      en: ['We removed a review', 'The review of {product} you reported is no longer shown.'],
      zh: ['一条评价已下架', '您举报的关于 {product} 的评价已不再显示。'],
      zhtw: ['一則評價已下架', '您檢舉的關於 {product} 的評價已不再顯示。'],
      es: ['Se retiró una reseña', 'Lo que denunciaste sobre {product} ya no se muestra.'],
      jp: ['レビューを非表示にしました', '{product}について報告されたレビューは表示されなくなりました。'],
      th: ['นำรีวิวออกแล้ว', 'รีวิวของ {product} ที่คุณรายงานจะไม่แสดงอีก'],
    },
  },
  review_report_declined: {
    kind: 0,
    status: -1,
    words: {
      en: ['A review will stay', 'We checked the review of {product} you reported. You can reply to it.'],
      zh: ['评价予以保留', '我们已核实您举报的关于 {product} 的评价，您可以回复它。'],
      zhtw: ['評價予以保留', '我們已查看您檢舉的關於 {product} 的評價，您可以回覆它。'],
      es: ['Una reseña se queda', 'Miramos lo que denunciaste sobre {product}. Puedes responder.'],
      jp: ['レビューはそのままです', '{product}についての報告を確認しました。返信することができます。'],
      th: ['คงรีวิวไว้', 'เราตรวจสอบสิ่งที่คุณรายงานเกี่ยวกับ {product} แล้ว คุณตอบกลับได้'],
    },
  },
  review_removed: {
    kind: 0,
    status: -1,
    words: {
      en: ['Your review was removed', 'Your review of {product} breaks our rules. Its stars no longer count.'],
      zh: ['您的评价已不再显示', '您对 {product} 的评价不符合规则，其评分不再计入。'],
      zhtw: ['您的評價已不再顯示', '您對 {product} 的評價不符合規則，其評分不再計入。'],
      es: ['Tu reseña ya no se muestra', 'Lo que escribiste sobre {product} va contra nuestras normas; sus estrellas no cuentan.'],
      jp: ['レビューを非表示にしました', '{product}へのレビューは規約に反するため、評価に含まれません。'],
      th: ['รีวิวของคุณไม่แสดงอีกต่อไป', 'สิ่งที่คุณเขียนเกี่ยวกับ {product} ขัดกับกฎของเรา จึงไม่นับคะแนน'],
    },
  },
  order_given_back: {
    kind: 0,
    status: -1,
    words: {
      en: ['Order {order} was cancelled', '{amount} will go back to your original payment method.'],
      zh: ['订单 {order} 已取消', '{amount} 将原路退回。'],
      zhtw: ['訂單 {order} 已取消', '{amount} 會退回原付款方式。'],
      es: ['El pedido {order} se canceló', '{amount} vuelven al mismo medio de pago.'],
      jp: ['注文{order}は取り消されました', '{amount}をお支払い元に返金します。'],
      th: ['คำสั่งซื้อ {order} ถูกยกเลิก', 'เงิน {amount} จะคืนกลับไปยังช่องทางเดิม'],
    },
  },
  order_received: {
    kind: 0,
    status: 1,
    words: {
      en: ['Receipt of order {order} was confirmed', 'Delivery was confirmed automatically. You can request a refund until {day}.'],
      zh: ['订单 {order} 已自动确认收货', '期限内无人提出异议。您可在 {day} 前申请退款。'],
      zhtw: ['訂單 {order} 已自動確認收貨', '期限內無人提出異議。您可在 {day} 前申請退款。'],
      es: ['Se confirmó la recepción del pedido {order}', 'Nadie se opuso a tiempo. Puedes pedir el reembolso hasta el {day}.'],
      jp: ['注文{order}の受け取りが自動で確認されました', '期限までに異議がありませんでした。{day}まで返金を申請できます。'],
      th: ['ยืนยันการรับสินค้าคำสั่งซื้อ {order} โดยอัตโนมัติแล้ว', 'ไม่มีการแจ้งปัญหาภายในเวลาที่กำหนด ขอเงินคืนได้จนถึงวันที่ {day}'],
    },
  },
  order_completed: {
    kind: 0,
    status: 1,
    words: {
      en: ['Order {order} is complete', 'We paid {shop}. Tell other shoppers how you like your purchase.'],
      zh: ['订单 {order} 已完成', '款项已付给 {shop}。欢迎评价您购买的商品。'],
      zhtw: ['訂單 {order} 已完成', '款項已付給 {shop}。歡迎評價您購買的商品。'],
      es: ['El pedido {order} está completo', '{shop} ya cobró. Cuenta a otros qué te parece lo que compraste.'],
      jp: ['注文{order}が完了しました', '{shop}に代金が支払われました。お買い上げの品の感想をお聞かせください。'],
      th: ['คำสั่งซื้อ {order} เสร็จสมบูรณ์', '{shop} ได้รับเงินแล้ว บอกคนอื่นว่าคุณชอบสินค้าที่ซื้อแค่ไหน'],
    },
  },
  cash_unreported: {
    kind: 0,
    status: 0,
    words: {
      en: [
        'Did you get the cash for order {order}?',
        'The buyer confirmed receipt. Report the cash, or that the buyer refused to pay, by {day}. After that, we’ll check it.',
      ],
      zh: ['订单 {order} 的现金收到了吗？', '买家已确认收货。请在 {day} 前登记已收现金或买家拒付，逾期将由客服核实。'],
      zhtw: ['訂單 {order} 的現金收到了嗎？', '買家已確認收貨。請在 {day} 前登記已收現金或買家拒付，逾期會由客服查證。'],
      es: [
        '¿Cobraste el pedido {order}?',
        'El comprador confirmó la recepción. Indica antes del {day} si cobraste o si lo rechazó; después lo comprobará nuestro equipo.',
      ],
      jp: [
        '注文{order}の代金は受け取りましたか',
        '購入者が受け取りを確認しました。{day}までに代金の受領または受取拒否を報告してください。その後は当モールが確認します。',
      ],
      th: ['ได้รับเงินสดของคำสั่งซื้อ {order} แล้วหรือยัง', 'ผู้ซื้อยืนยันรับสินค้าแล้ว โปรดแจ้งว่าได้รับเงินหรือผู้ซื้อปฏิเสธภายในวันที่ {day} หลังจากนั้นเจ้าหน้าที่จะตรวจสอบ'],
    },
  },
  order_waits: {
    kind: 0,
    status: 0,
    words: {
      en: ['Order {order} is waiting to ship', 'Ship it by {time}. After that, we’ll cancel it and refund the buyer.'],
      zh: ['订单 {order} 待发货', '请在 {time} 前发货，逾期订单将取消并退款给买家。'],
      zhtw: ['訂單 {order} 待出貨', '請在 {time} 前出貨，逾期訂單會取消並退款給買家。'],
      es: ['El pedido {order} espera el envío', 'Envíalo antes del {time}. Después se cancela y el comprador recupera su dinero.'],
      jp: ['注文{order}の発送をお待ちしています', '{time}までに発送してください。過ぎると取り消され、購入者に返金されます。'],
      th: ['คำสั่งซื้อ {order} รอการจัดส่ง', 'โปรดจัดส่งภายใน {time} หลังจากนั้นคำสั่งซื้อจะถูกยกเลิกและผู้ซื้อจะได้รับเงินคืน'],
    },
  },
  order_cancelled_by_mall: {
    kind: 0,
    status: -1,
    words: {
      en: ['We cancelled order {order}', 'Don’t ship it. We refunded the buyer, and you can sell the stock again.'],
      zh: ['订单 {order} 已被平台取消', '请勿发货。款项已退还买家，库存可重新销售。'],
      zhtw: ['訂單 {order} 已被平台取消', '請勿出貨。款項已退還買家，庫存可重新銷售。'],
      es: [
        'El centro canceló el pedido {order}',
        'No lo envíes. El dinero volvió a su comprador y tus existencias vuelven a estar a la venta.',
      ],
      jp: ['注文{order}は当モールが取り消しました', '発送しないでください。代金はお客様に返金され、在庫は再び販売できます。'],
      th: ['คำสั่งซื้อ {order} ถูกยกเลิกโดยห้าง', 'โปรดอย่าจัดส่ง เงินคืนผู้ซื้อแล้ว และสินค้ากลับมาขายได้อีก'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
