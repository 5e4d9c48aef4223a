import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'

export const shopTabs = ['products', 'new', 'reviews', 'about'] as const
export type ShopTab = (typeof shopTabs)[number]

type ShopWords = {
  tabs: Record<ShopTab, string>
  parts: string
  since: (month: string) => string
  /** `figure` is the count, formatted for the language. */
  ratings: (n: number, figure: string) => string
  searchIn: (shop: string) => string
  found: (words: string) => string
  seeAll: string
  notFound: (words: string) => string
  closed: string
  closedText: string
  backOn: (day: string) => string
  awayText: string
  place: string
  opened: string
  policies: string
  noDescription: string
  followers: (n: number, figure: string) => string
  askShop: string
  noReviews: string
  noReviewsText: string
  shownReviews: (n: number) => string
  moreReviews: string
  aBuyer: string
  reply: (shop: string) => string
  gone: { title: string; text: string; linkLabel: string }
}

export const shopWords: Record<Language, ShopWords> = {
  en: {
    tabs: { products: 'Products', new: 'New', reviews: 'Reviews', about: 'About' },
    parts: 'Shop sections',
    since: (month) => `Selling here since ${month}`,
    ratings: (n, figure) => plural('en', n, { one: `${figure} rating`, other: `${figure} ratings` }),
    searchIn: (shop) => `Search in ${shop}`,
    found: (words) => `Results in this shop for “${words}”`,
    seeAll: 'See everything in this shop',
    notFound: (words) => `No results in this shop for “${words}”`,
    closed: 'This shop is closed',
    closedText: "You can't buy here right now. We'll still take care of your earlier orders.",
    backOn: (day) => `Back on ${day}`,
    awayText: "The shop is away. You can buy here again once it's back.",
    place: 'Ships from',
    opened: 'Opened',
    policies: 'Policies that apply to every order',
    noDescription: "This shop hasn't added a description yet.",
    followers: (n, figure) => plural('en', n, { one: `${figure} follower`, other: `${figure} followers` }),
    askShop: 'Chat with the shop',
    noReviews: 'No reviews yet',
    noReviewsText: 'Buy something here to write the first review.',
    shownReviews: (n) => plural('en', n, { one: '# review shown', other: '# reviews shown' }),
    moreReviews: 'Show more reviews',
    aBuyer: 'A buyer',
    reply: (shop) => `Reply from ${shop}`,
    gone: {
      title: "We can't find this shop",
      text: 'It may have closed, or the link is mistyped.',
      linkLabel: 'Search all products',
    },
  },
  zh: {
    tabs: { products: '全部商品', new: '新品', reviews: '评价', about: '店铺介绍' },
    parts: '店铺内容',
    since: (month) => `${month}入驻`,
    ratings: (_, figure) => `${figure} 条评分`,
    searchIn: (shop) => `在 ${shop} 中搜索`,
    found: (words) => `本店“${words}”的结果`,
    seeAll: '查看本店全部商品',
    notFound: (words) => `本店没有“${words}”`,
    closed: '本店已关闭',
    closedText: '现在无法在此购买。您之前的订单仍会继续处理。',
    backOn: (day) => `${day} 恢复营业`,
    awayText: '本店正在休假，在此之前无法购买。',
    place: '发货地',
    opened: '开店时间',
    policies: '每笔订单的保障',
    noDescription: '本店还没有填写介绍。',
    followers: (_, figure) => `${figure} 位关注者`,
    askShop: '联系店铺',
    noReviews: '还没有人评价这家店铺',
    noReviewsText: '购买后即可写下第一条评价。',
    shownReviews: (n) => `已显示 ${n} 条评价`,
    moreReviews: '显示更多评价',
    aBuyer: '一位买家',
    reply: (shop) => `${shop} 的回复`,
    gone: { title: '找不到这家店铺', text: '店铺可能已经离开，或网址有误。', linkLabel: '搜索商城' },
  },
  es: {
    tabs: { products: 'Productos', new: 'Novedades', reviews: 'Opiniones', about: 'Acerca de' },
    parts: 'Partes de esta tienda',
    since: (month) => `Aquí desde ${month}`,
    ratings: (n, figure) => plural('es', n, { one: `${figure} valoración`, other: `${figure} valoraciones` }),
    searchIn: (shop) => `Buscar en ${shop}`,
    found: (words) => `En esta tienda: «${words}»`,
    seeAll: 'Ver todo lo de esta tienda',
    notFound: (words) => `Aquí no hay nada para «${words}»`,
    closed: 'Esta tienda está cerrada',
    closedText: 'Ahora no se puede comprar aquí. Los pedidos que ya hiciste se siguen atendiendo.',
    backOn: (day) => `De vuelta el ${day}`,
    awayText: 'La tienda está de vacaciones. Hasta entonces no se puede comprar aquí.',
    place: 'Envía desde',
    opened: 'Abierta desde',
    policies: 'Lo que vale para cada pedido',
    noDescription: 'Esta tienda todavía no ha escrito sobre sí misma.',
    followers: (n, figure) => plural('es', n, { one: `${figure} seguidor`, other: `${figure} seguidores` }),
    askShop: 'Escribir a la tienda',
    noReviews: 'Nadie ha opinado aún sobre esta tienda',
    noReviewsText: 'Quien compre aquí puede ser el primero.',
    shownReviews: (n) => plural('es', n, { one: 'Se muestra # opinión', other: 'Se muestran # opiniones' }),
    moreReviews: 'Mostrar más opiniones',
    aBuyer: 'Alguien que compró',
    reply: (shop) => `Respuesta de ${shop}`,
    gone: {
      title: 'Esta tienda no está aquí',
      text: 'Puede que se haya ido o que la dirección esté mal escrita.',
      linkLabel: 'Buscar en la tienda',
    },
  },
  jp: {
    tabs: { products: '商品', new: '新着', reviews: 'レビュー', about: 'ショップ情報' },
    parts: 'ショップの内容',
    since: (month) => `${month}から出店`,
    ratings: (_, figure) => `評価${figure}件`,
    searchIn: (shop) => `${shop}の商品を検索`,
    found: (words) => `このショップの「${words}」`,
    seeAll: 'このショップの商品をすべて見る',
    notFound: (words) => `このショップに「${words}」はありません`,
    closed: 'このショップは閉店しています',
    closedText: '現在ここでは購入できません。以前のご注文は引き続き対応します。',
    backOn: (day) => `${day} に再開します`,
    awayText: 'ショップは休業中です。それまでは購入できません。',
    place: '発送元',
    opened: '開店',
    policies: 'すべてのご注文に適用されること',
    noDescription: 'ショップの紹介はまだありません。',
    followers: (_, figure) => `フォロワー${figure}人`,
    askShop: 'ショップに問い合わせ',
    noReviews: 'このお店のレビューはまだありません',
    noReviewsText: 'ご購入後、最初のレビューを書けます。',
    shownReviews: (n) => `${n}件のレビューを表示中`,
    moreReviews: 'レビューをもっと見る',
    aBuyer: '購入者',
    reply: (shop) => `${shop}からの返信`,
    gone: { title: 'ショップが見つかりません', text: '退店したか、アドレスが間違っている可能性があります。', linkLabel: 'モール内を検索' },
  },
  th: {
    tabs: { products: 'สินค้า', new: 'มาใหม่', reviews: 'รีวิว', about: 'เกี่ยวกับร้าน' },
    parts: 'ส่วนต่าง ๆ ของร้าน',
    since: (month) => `เปิดร้านที่นี่ตั้งแต่ ${month}`,
    ratings: (_, figure) => `${figure} คะแนน`,
    searchIn: (shop) => `ค้นหาในร้าน ${shop}`,
    found: (words) => `ในร้านนี้: “${words}”`,
    seeAll: 'ดูสินค้าทั้งหมดของร้าน',
    notFound: (words) => `ร้านนี้ไม่มี “${words}”`,
    closed: 'ร้านนี้ปิดแล้ว',
    closedText: 'ตอนนี้ซื้อจากร้านนี้ไม่ได้ คำสั่งซื้อก่อนหน้านี้ยังได้รับการดูแลต่อ',
    backOn: (day) => `กลับมา ${day}`,
    awayText: 'ร้านหยุดอยู่ ระหว่างนี้ซื้อไม่ได้',
    place: 'ส่งจาก',
    opened: 'เปิดร้านเมื่อ',
    policies: 'เงื่อนไขของทุกคำสั่งซื้อ',
    noDescription: 'ร้านนี้ยังไม่ได้เขียนแนะนำตัว',
    followers: (_, figure) => `ผู้ติดตาม ${figure} คน`,
    askShop: 'แชทกับร้าน',
    noReviews: 'ยังไม่มีใครรีวิวร้านนี้',
    noReviewsText: 'ผู้ที่ซื้อจากร้านนี้เขียนรีวิวแรกได้',
    shownReviews: (n) => `แสดง ${n} รีวิว`,
    moreReviews: 'แสดงรีวิวเพิ่ม',
    aBuyer: 'ผู้ซื้อ',
    reply: (shop) => `ตอบกลับจาก ${shop}`,
    gone: { title: 'ไม่พบร้านนี้', text: 'ร้านอาจออกไปแล้ว หรือพิมพ์ที่อยู่ผิด', linkLabel: 'ค้นหาทั้งห้าง' },
  },
  zhtw: {
    tabs: { products: '全部商品', new: '新品', reviews: '評價', about: '商店介紹' },
    parts: '商店內容',
    since: (month) => `${month}進駐`,
    ratings: (_, figure) => `${figure} 則評分`,
    searchIn: (shop) => `在 ${shop} 中搜尋`,
    found: (words) => `本店「${words}」的結果`,
    seeAll: '查看本店全部商品',
    notFound: (words) => `本店沒有「${words}」`,
    closed: '本店已關閉',
    closedText: '目前無法在此購買。您先前的訂單仍會繼續處理。',
    backOn: (day) => `${day} 恢復營業`,
    awayText: '本店正在休假，在此之前無法購買。',
    place: '出貨地',
    opened: '開店時間',
    policies: '每筆訂單的保障',
    noDescription: '本店尚未填寫介紹。',
    followers: (_, figure) => `${figure} 位追蹤者`,
    askShop: '聯絡商店',
    noReviews: '還沒有人評價這家店鋪',
    noReviewsText: '購買後即可寫下第一則評價。',
    shownReviews: (n) => `已顯示 ${n} 則評價`,
    moreReviews: '顯示更多評價',
    aBuyer: '一位買家',
    reply: (shop) => `${shop} 的回覆`,
    gone: { title: '找不到這家商店', text: '商店可能已經離開，或網址有誤。', linkLabel: '搜尋商城' },
  },
}
