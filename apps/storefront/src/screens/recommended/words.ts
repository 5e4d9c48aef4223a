import type { RecommendationTab } from '@plaza/client'
import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'

type Suggested = {
  /** Title of a row with products related to a seen product. */
  because: (name: string) => string
  notInterested: string
  /** Text that replaces a product that the customer just excluded. */
  leftOut: string
  undo: string
  switch: string
  switchText: string
  /** Number of excluded products, shown with the button to restore them. */
  away: (n: number) => string
  showAgain: string
  allBack: string
  everybody: string
}

export type RecommendedWords = {
  title: string
  tabs: Record<RecommendationTab, string>
  /** Explanation of how each list selects products. */
  why: Record<RecommendationTab, string>
  /** Explanation of the recommended list if the customer excluded products. */
  whyWithout: string
  suggested: Suggested
}

export const recommendedWords: Record<Language, RecommendedWords> = {
  en: {
    title: 'Picked for you',
    tabs: { deals: 'Price drops', hot: 'Hot', new: 'New', recommended: 'Recommended' },
    why: {
      deals: 'Products now below their lowest price in the previous 30 days.',
      hot: 'Our bestsellers, by units sold.',
      new: 'Our newest products.',
      recommended: 'Top-rated bestsellers in stock. The same for everyone, and no one can pay to be here.',
    },
    whyWithout: 'Top-rated bestsellers in stock, without the ones you hid. No one can pay to be here.',
    suggested: {
      because: (name) => `Because you viewed ${name}`,
      notInterested: 'Not interested',
      leftOut: "We won't show this again",
      undo: 'Undo',
      switch: 'Suggestions based on what I view',
      switchText: 'We remember what you view and hide on this device only. Turn this off to see what everyone sees.',
      away: (n) =>
        plural('en', n, {
          one: "# product hidden because you're not interested.",
          other: "# products hidden because you're not interested.",
        }),
      showAgain: 'Show them again',
      allBack: 'All products are shown again',
      everybody: 'Recommended for everyone',
    },
  },
  zh: {
    title: '为您精选',
    tabs: { deals: '降价', hot: '热卖', new: '新品', recommended: '推荐' },
    why: {
      deals: '现价低于此前 30 天最低价的全部商品。',
      hot: '按售出件数排列。',
      new: '最近上架的商品。',
      recommended: '评分好、卖得多且有货。对所有人都一样，不能付费上榜。',
    },
    whyWithout: '评分好、卖得多且有货。除您排除的商品外，对所有人都一样，不能付费上榜。',
    suggested: {
      because: (name) => `因为您看过“${name}”`,
      notInterested: '不感兴趣',
      leftOut: '以后不再显示',
      undo: '撤销',
      switch: '根据我看过的商品推荐',
      switchText: '您看过和排除的商品只记在本设备上。关闭后，您看到的与所有人相同。',
      away: (n) => `有 ${n} 件商品因您不感兴趣而不显示。`,
      showAgain: '重新显示',
      allBack: '已恢复显示全部商品',
      everybody: '推荐给所有人',
    },
  },
  es: {
    title: 'Elegido para ti',
    tabs: { deals: 'Rebajados', hot: 'Populares', new: 'Novedades', recommended: 'Recomendados' },
    why: {
      deals: 'Todo lo que cuesta menos que su precio más bajo de los 30 días anteriores.',
      hot: 'Lo que más se vende, contado en unidades.',
      new: 'Lo último en llegar.',
      recommended: 'Bien valorado, muy vendido y en existencias. Igual para todos; nadie puede pagar por estar aquí.',
    },
    whyWithout:
      'Bien valorado, muy vendido y en existencias. Igual para todos, salvo lo que descartaste; nadie puede pagar por estar aquí.',
    suggested: {
      because: (name) => `Porque viste ${name}`,
      notInterested: 'No me interesa',
      leftOut: 'No volverá a aparecer',
      undo: 'Deshacer',
      switch: 'Sugerencias según lo que he visto',
      switchText: 'Lo que viste y lo que descartaste se recuerda solo en este dispositivo. Si lo desactivas, verás lo mismo que todos.',
      away: (n) =>
        plural('es', n, { one: '# producto no aparece porque no te interesa.', other: '# productos no aparecen porque no te interesan.' }),
      showAgain: 'Volver a mostrar',
      allBack: 'Ya no hay nada descartado',
      everybody: 'Recomendado para todos',
    },
  },
  jp: {
    title: 'おすすめ商品',
    tabs: { deals: '値下げ', hot: '人気', new: '新着', recommended: 'おすすめ' },
    why: {
      deals: '直前30日間の最安値より安くなった商品です。',
      hot: '売れた数の多い順です。',
      new: '新しく入った順です。',
      recommended: '評価が高く、よく売れ、在庫のある商品です。全員に同じ表示で、有料掲載はありません。',
    },
    whyWithout: '評価が高く、よく売れ、在庫のある商品です。除外した商品を除いて全員に同じ表示で、有料掲載はありません。',
    suggested: {
      because: (name) => `「${name}」を見た方に`,
      notInterested: '興味がない',
      leftOut: '今後は表示しません',
      undo: '元に戻す',
      switch: '閲覧した商品をもとにおすすめする',
      switchText: '閲覧した商品と除外した商品の記録は、この端末だけに残ります。オフにすると、全員と同じ内容が表示されます。',
      away: (n) => `興味がない${n}点の商品を非表示にしています。`,
      showAgain: '再び表示する',
      allBack: 'すべての商品を表示しています',
      everybody: 'みなさんへのおすすめ',
    },
  },
  th: {
    title: 'คัดมาให้คุณ',
    tabs: { deals: 'ลดราคา', hot: 'ขายดี', new: 'มาใหม่', recommended: 'แนะนำ' },
    why: {
      deals: 'สินค้าทุกชิ้นที่ราคาต่ำกว่าราคาต่ำสุดในช่วง 30 วันก่อนหน้า',
      hot: 'เรียงตามจำนวนชิ้นที่ขายได้',
      new: 'สินค้าที่เพิ่งเข้ามา',
      recommended: 'คะแนนดี ขายดี และมีของ ทุกคนเห็นเหมือนกัน ไม่มีใครจ่ายเงินเพื่อขึ้นที่นี่ได้',
    },
    whyWithout: 'คะแนนดี ขายดี และมีของ ทุกคนเห็นเหมือนกัน ยกเว้นสินค้าที่คุณไม่สนใจ ไม่มีใครจ่ายเงินเพื่อขึ้นที่นี่ได้',
    suggested: {
      because: (name) => `เพราะคุณดู ${name}`,
      notInterested: 'ไม่สนใจ',
      leftOut: 'จะไม่แสดงอีก',
      undo: 'เลิกทำ',
      switch: 'แนะนำจากสินค้าที่ฉันดู',
      switchText: 'สินค้าที่คุณดูและที่คุณไม่สนใจจะจำไว้ในอุปกรณ์นี้เท่านั้น หากปิด คุณจะเห็นเหมือนทุกคน',
      away: (n) => `ไม่แสดงสินค้า ${n} รายการที่คุณไม่สนใจ`,
      showAgain: 'แสดงอีกครั้ง',
      allBack: 'กลับมาแสดงสินค้าทั้งหมดแล้ว',
      everybody: 'แนะนำสำหรับทุกคน',
    },
  },
  zhtw: {
    title: '為您精選',
    tabs: { deals: '降價', hot: '熱賣', new: '新品', recommended: '推薦' },
    why: {
      deals: '現價低於先前 30 天最低價的所有商品。',
      hot: '依售出件數排列。',
      new: '最近上架的商品。',
      recommended: '評價好、賣得多且有現貨。對每個人都一樣，無法付費上榜。',
    },
    whyWithout: '評價好、賣得多且有現貨。除您排除的商品外，對每個人都一樣，無法付費上榜。',
    suggested: {
      because: (name) => `因為您看過「${name}」`,
      notInterested: '不感興趣',
      leftOut: '以後不再顯示',
      undo: '復原',
      switch: '依我看過的商品推薦',
      switchText: '您看過和排除的商品只記在這台裝置上。關閉後，您看到的與所有人相同。',
      away: (n) => `有 ${n} 件商品因您不感興趣而不顯示。`,
      showAgain: '重新顯示',
      allBack: '已恢復顯示所有商品',
      everybody: '推薦給所有人',
    },
  },
}
