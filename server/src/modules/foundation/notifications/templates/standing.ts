import type { NotificationTemplate } from './template.ts'

/** Notifications of sanctions against a shop. The owner also gets the statement of reasons by email. */
export const shopMeasureTemplates = {
  shop_suspended: {
    kind: 100,
    status: -1,
    words: {
      en: [
        '{shop} is suspended',
        'Shoppers can’t see your shop or its products until we reopen it. Based on: {ground}. How to appeal: {objection}',
      ],
      zh: ['{shop} 已被暂停', '在我们重新开放之前，买家看不到您的店铺和商品。依据：{ground}。如何申诉：{objection}'],
      zhtw: ['{shop} 已被暫停', '在我們重新開放之前，買家看不到您的商店和商品。依據：{ground}。如何申訴：{objection}'],
      es: [
        '{shop} está suspendida',
        'Los compradores no ven tu tienda ni sus productos hasta que la abramos de nuevo. Se basa en: {ground}. Cómo recurrir: {objection}',
      ],
      jp: [
        '{shop}は停止されました',
        '再開するまで、お客様にはショップと商品が表示されません。根拠：{ground}。異議の申し立て方法：{objection}',
      ],
      th: ['{shop} ถูกระงับ', 'ผู้ซื้อจะไม่เห็นร้านและสินค้าของคุณจนกว่าเราจะเปิดอีกครั้ง อ้างอิงจาก: {ground} วิธีคัดค้าน: {objection}'],
    },
  },
  shop_suspended_until: {
    kind: 100,
    status: -1,
    words: {
      en: [
        '{shop} is suspended until {time}',
        'Shoppers can’t see your shop or its products until then. Based on: {ground}. How to appeal: {objection}',
      ],
      zh: ['{shop} 暂停至 {time}', '在此之前，买家看不到您的店铺和商品。依据：{ground}。如何申诉：{objection}'],
      zhtw: ['{shop} 暫停至 {time}', '在此之前，買家看不到您的商店和商品。依據：{ground}。如何申訴：{objection}'],
      es: [
        '{shop} está suspendida hasta {time}',
        'Hasta entonces los compradores no ven tu tienda ni sus productos. Se basa en: {ground}. Cómo recurrir: {objection}',
      ],
      jp: [
        '{shop}は{time}まで停止されました',
        'それまでお客様にはショップと商品が表示されません。根拠：{ground}。異議の申し立て方法：{objection}',
      ],
      th: ['{shop} ถูกระงับจนถึง {time}', 'ผู้ซื้อจะไม่เห็นร้านและสินค้าของคุณจนถึงเวลานั้น อ้างอิงจาก: {ground} วิธีคัดค้าน: {objection}'],
    },
  },
  shop_reopened: {
    kind: 100,
    status: 1,
    words: {
      en: ['{shop} is open again', 'Shoppers can see your shop and its products again.'],
      zh: ['{shop} 已重新开放', '买家又能看到您的店铺和商品了。'],
      zhtw: ['{shop} 已重新開放', '買家又能看到您的商店和商品了。'],
      es: ['{shop} vuelve a estar abierta', 'Los compradores ven tu tienda y sus productos como antes.'],
      jp: ['{shop}を再開しました', 'これまでどおり、お客様にショップと商品が表示されます。'],
      th: ['{shop} เปิดอีกครั้งแล้ว', 'ผู้ซื้อเห็นร้านและสินค้าของคุณได้ตามเดิม'],
    },
  },
} as const satisfies Readonly<Record<string, NotificationTemplate>>
