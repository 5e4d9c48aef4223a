import type { Words } from '../shape.ts'
import { words } from '../words.ts'

/** A line that everybody sees above the page until they close it; a serious one stands out. */
export type CastAnnouncement = { key: string; daysAgo: number; serious: boolean; title: Words; text: Words }

export const announcements: readonly CastAnnouncement[] = [
  {
    key: 'demo-mall', daysAgo: 0, serious: true,
    title: words('This is a demo mall', '这是演示商城', 'Esta es una tienda de demostración', 'これはデモ用のモールです', 'นี่คือร้านค้าสาธิต', '這是示範商城'),
    text: words(
      'Shops, goods and balances are examples. Nothing is shipped and no money moves.',
      '店铺、商品和余额都是示例，不会发货，也没有真实资金往来。',
      'Las tiendas, los artículos y los saldos son ejemplos. No se envía nada ni se mueve dinero.',
      '店、商品、残高はすべて見本です。発送も実際の支払いも行われません。',
      'ร้าน สินค้า และยอดเงินเป็นตัวอย่าง ไม่มีการจัดส่งและไม่มีการโอนเงินจริง',
      '店家、商品和餘額都是範例，不會出貨，也沒有真實金流。',
    ),
  },
  {
    key: 'eight-currencies', daysAgo: 12, serious: false,
    title: words('Prices in eight currencies', '八种货币显示价格', 'Precios en ocho monedas', '八つの通貨で価格を表示', 'ดูราคาได้แปดสกุลเงิน', '八種貨幣顯示價格'),
    text: words(
      'Choose yours at the top of the page. Checkout says in which currency you are charged.',
      '在页面顶部选择货币。结账时会注明实际扣款的币种。',
      'Elija la suya en la parte superior. Al pagar se indica en qué moneda se cobra.',
      'ページ上部で選べます。請求する通貨は購入手続きで示します。',
      'เลือกได้ที่ด้านบนของหน้า หน้าชำระเงินจะบอกสกุลเงินที่เรียกเก็บจริง',
      '可在頁面上方選擇。結帳時會註明實際扣款的幣別。',
    ),
  },
  {
    key: 'reviews-with-pictures', daysAgo: 33, serious: false,
    title: words('Reviews with pictures', '评价可以附图', 'Reseñas con fotos', '写真つきレビュー', 'รีวิวพร้อมรูป', '評價可附照片'),
    text: words(
      'Up to nine pictures fit into a review of something you bought.',
      '购买过的商品，每条评价最多可附九张照片。',
      'En la reseña de algo que compró caben hasta nueve fotos.',
      '購入した商品のレビューに、写真を九枚まで添えられます。',
      'รีวิวสินค้าที่ซื้อแล้วแนบรูปได้สูงสุดเก้ารูป',
      '買過的商品，每則評價最多可附九張照片。',
    ),
  },
]
