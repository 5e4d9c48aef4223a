import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'
import type { Sort } from './listing-state.ts'

export type ListingWords = {
  /** The heading of the list, for readers. */
  products: string
  filters: string
  filterButton: (applied: number) => string
  /** The row of chips above a list. */
  promoted: string
  sortBy: string
  sorts: Record<Sort, string>
  items: (n: number, exact: boolean) => string
  shown: (shown: number, total: number) => string
  showMore: (n: number) => string
  showItems: (n: number) => string
  clearAll: string
  remove: (what: string) => string
  department: string
  allHere: string
  price: string
  from: string
  to: string
  /** A chip of one bound: "Up to $60.00". */
  priceFrom: (low: string) => string
  priceTo: (high: string) => string
  histogram: (low: string, high: string) => string
  notANumber: string
  brand: string
  findBrand: string
  rating: string
  andUp: (stars: number) => string
  availability: string
  inStock: string
  onSale: string
  nothing: (applied: number) => string
  nothingText: (applied: number) => string
  nothingHere: string
  similar: string
  breadcrumb: string
  home: string
}

const en = (n: number, one: string, other: string) => plural('en', n, { one, other })
const es = (n: number, one: string, other: string) => plural('es', n, { one, other })

export const listingWords: Record<Language, ListingWords> = {
  en: {
    products: 'Products',
    filters: 'Filters',
    filterButton: (n) => (n > 0 ? `Filter (${n})` : 'Filter'),
    promoted: 'Quick filters',
    sortBy: 'Sort by',
    sorts: {
      relevance: 'Recommended',
      newest: 'Newest',
      sales: 'Most sold',
      price_asc: 'Price: low to high',
      price_desc: 'Price: high to low',
      rating: 'Best rated',
    },
    items: (n, exact) => (exact ? en(n, '# item', '# items') : `More than ${n} items`),
    shown: (shown, total) => `${shown} of ${total} shown`,
    showMore: (n) => `Show ${n} more`,
    showItems: (n) => en(n, 'Show # item', 'Show # items'),
    clearAll: 'Clear all',
    remove: (what) => `Remove ${what}`,
    department: 'Department',
    allHere: 'All',
    price: 'Price',
    from: 'From',
    to: 'To',
    priceFrom: (low) => `From ${low}`,
    priceTo: (high) => `Up to ${high}`,
    histogram: (low, high) => `Prices from ${low} to ${high}`,
    notANumber: 'Type a plain number, such as 25',
    brand: 'Brand',
    findBrand: 'Find a brand',
    rating: 'Rating',
    andUp: (stars) => en(stars, '# star and up', '# stars and up'),
    availability: 'Availability',
    inStock: 'In stock',
    onSale: 'Reduced price',
    nothing: (n) => en(n, 'Nothing matches this filter', 'Nothing matches all # filters'),
    nothingText: (n) => en(n, 'Take it away to see more.', 'Take one of them away, or clear them all.'),
    nothingHere: 'Nothing is sold here yet',
    similar: 'You may like these instead',
    breadcrumb: 'Where you are',
    home: 'Home',
  },
  zh: {
    products: '商品',
    filters: '筛选',
    filterButton: (n) => (n > 0 ? `筛选（${n}）` : '筛选'),
    promoted: '快速筛选',
    sortBy: '排序',
    sorts: {
      relevance: '综合推荐',
      newest: '最新上架',
      sales: '销量最高',
      price_asc: '价格从低到高',
      price_desc: '价格从高到低',
      rating: '评分最高',
    },
    items: (n, exact) => (exact ? `${n} 件商品` : `超过 ${n} 件商品`),
    shown: (shown, total) => `已显示 ${shown} / ${total}`,
    showMore: (n) => `再显示 ${n} 件`,
    showItems: (n) => `查看 ${n} 件商品`,
    clearAll: '全部清除',
    remove: (what) => `移除 ${what}`,
    department: '分类',
    allHere: '全部',
    price: '价格',
    from: '最低',
    to: '最高',
    priceFrom: (low) => `${low} 起`,
    priceTo: (high) => `${high} 以下`,
    histogram: (low, high) => `价格 ${low} 至 ${high}`,
    notANumber: '请输入数字，例如 25',
    brand: '品牌',
    findBrand: '查找品牌',
    rating: '评分',
    andUp: (stars) => `${stars} 星及以上`,
    availability: '供应情况',
    inStock: '有货',
    onSale: '降价商品',
    nothing: (n) => (n > 1 ? `没有同时符合 ${n} 个条件的商品` : '没有符合条件的商品'),
    nothingText: (n) => (n > 1 ? '可以去掉其中一个条件，或全部清除。' : '去掉筛选条件可看到更多。'),
    nothingHere: '这里还没有商品',
    similar: '也许您会喜欢这些',
    breadcrumb: '当前位置',
    home: '首页',
  },
  es: {
    products: 'Productos',
    filters: 'Filtros',
    filterButton: (n) => (n > 0 ? `Filtrar (${n})` : 'Filtrar'),
    promoted: 'Filtros rápidos',
    sortBy: 'Ordenar por',
    sorts: {
      relevance: 'Recomendados',
      newest: 'Novedades',
      sales: 'Más vendidos',
      price_asc: 'Precio: de menor a mayor',
      price_desc: 'Precio: de mayor a menor',
      rating: 'Mejor valorados',
    },
    items: (n, exact) => (exact ? es(n, '# artículo', '# artículos') : `Más de ${n} artículos`),
    shown: (shown, total) => `${shown} de ${total}`,
    showMore: (n) => `Ver ${n} más`,
    showItems: (n) => es(n, 'Ver # artículo', 'Ver # artículos'),
    clearAll: 'Borrar todo',
    remove: (what) => `Quitar ${what}`,
    department: 'Departamento',
    allHere: 'Todo',
    price: 'Precio',
    from: 'Desde',
    to: 'Hasta',
    priceFrom: (low) => `Desde ${low}`,
    priceTo: (high) => `Hasta ${high}`,
    histogram: (low, high) => `Precios de ${low} a ${high}`,
    notANumber: 'Escribe un número, por ejemplo 25',
    brand: 'Marca',
    findBrand: 'Buscar una marca',
    rating: 'Valoración',
    andUp: (stars) => es(stars, '# estrella o más', '# estrellas o más'),
    availability: 'Disponibilidad',
    inStock: 'En existencias',
    onSale: 'Precio rebajado',
    nothing: (n) => es(n, 'Nada coincide con este filtro', 'Nada coincide con los # filtros'),
    nothingText: (n) => es(n, 'Quítalo para ver más.', 'Quita uno de ellos o bórralos todos.'),
    nothingHere: 'Aquí todavía no se vende nada',
    similar: 'Quizá te gusten estos',
    breadcrumb: 'Dónde estás',
    home: 'Inicio',
  },
  jp: {
    products: '商品',
    filters: '絞り込み',
    filterButton: (n) => (n > 0 ? `絞り込み（${n}）` : '絞り込み'),
    promoted: 'すばやく絞り込む',
    sortBy: '並べ替え',
    sorts: {
      relevance: 'おすすめ順',
      newest: '新着順',
      sales: '売れている順',
      price_asc: '価格の安い順',
      price_desc: '価格の高い順',
      rating: '評価の高い順',
    },
    items: (n, exact) => (exact ? `${n}件` : `${n}件以上`),
    shown: (shown, total) => `${total}件中${shown}件を表示`,
    showMore: (n) => `あと${n}件を表示`,
    showItems: (n) => `${n}件を表示`,
    clearAll: 'すべて解除',
    remove: (what) => `${what}を解除`,
    department: 'カテゴリー',
    allHere: 'すべて',
    price: '価格',
    from: '下限',
    to: '上限',
    priceFrom: (low) => `${low}以上`,
    priceTo: (high) => `${high}以下`,
    histogram: (low, high) => `価格帯 ${low}〜${high}`,
    notANumber: '25のように数字で入力してください',
    brand: 'ブランド',
    findBrand: 'ブランドを探す',
    rating: '評価',
    andUp: (stars) => `星${stars}つ以上`,
    availability: '在庫',
    inStock: '在庫あり',
    onSale: '値下げ品',
    nothing: (n) => (n > 1 ? `${n}つの条件すべてに合う商品がありません` : '条件に合う商品がありません'),
    nothingText: (n) => (n > 1 ? 'どれか1つを外すか、すべて解除してください。' : '条件を外すと商品が表示されます。'),
    nothingHere: 'ここにはまだ商品がありません',
    similar: 'こちらはいかがですか',
    breadcrumb: '現在の位置',
    home: 'ホーム',
  },
  th: {
    products: 'สินค้า',
    filters: 'ตัวกรอง',
    filterButton: (n) => (n > 0 ? `ตัวกรอง (${n})` : 'ตัวกรอง'),
    promoted: 'ตัวกรองด่วน',
    sortBy: 'เรียงตาม',
    sorts: { relevance: 'แนะนำ', newest: 'มาใหม่', sales: 'ขายดี', price_asc: 'ราคาต่ำไปสูง', price_desc: 'ราคาสูงไปต่ำ', rating: 'คะแนนสูงสุด' },
    items: (n, exact) => (exact ? `${n} รายการ` : `มากกว่า ${n} รายการ`),
    shown: (shown, total) => `แสดง ${shown} จาก ${total}`,
    showMore: (n) => `แสดงอีก ${n} รายการ`,
    showItems: (n) => `ดู ${n} รายการ`,
    clearAll: 'ล้างทั้งหมด',
    remove: (what) => `เอา ${what} ออก`,
    department: 'หมวดหมู่',
    allHere: 'ทั้งหมด',
    price: 'ราคา',
    from: 'ต่ำสุด',
    to: 'สูงสุด',
    priceFrom: (low) => `ตั้งแต่ ${low}`,
    priceTo: (high) => `ไม่เกิน ${high}`,
    histogram: (low, high) => `ราคา ${low} ถึง ${high}`,
    notANumber: 'พิมพ์เป็นตัวเลข เช่น 25',
    brand: 'แบรนด์',
    findBrand: 'ค้นหาแบรนด์',
    rating: 'คะแนน',
    andUp: (stars) => `${stars} ดาวขึ้นไป`,
    availability: 'สถานะสินค้า',
    inStock: 'มีสินค้า',
    onSale: 'ลดราคา',
    nothing: (n) => (n > 1 ? `ไม่มีสินค้าที่ตรงกับตัวกรองทั้ง ${n} ตัว` : 'ไม่มีสินค้าที่ตรงกับตัวกรองนี้'),
    nothingText: (n) => (n > 1 ? 'ลองเอาออกหนึ่งตัว หรือล้างทั้งหมด' : 'ลองเอาตัวกรองออกเพื่อดูเพิ่ม'),
    nothingHere: 'ยังไม่มีสินค้าที่นี่',
    similar: 'คุณอาจชอบสิ่งเหล่านี้',
    breadcrumb: 'ตำแหน่งของคุณ',
    home: 'หน้าแรก',
  },
  zhtw: {
    products: '商品',
    filters: '篩選',
    filterButton: (n) => (n > 0 ? `篩選（${n}）` : '篩選'),
    promoted: '快速篩選',
    sortBy: '排序',
    sorts: {
      relevance: '綜合推薦',
      newest: '最新上架',
      sales: '最多人買',
      price_asc: '價格由低到高',
      price_desc: '價格由高到低',
      rating: '評價最高',
    },
    items: (n, exact) => (exact ? `${n} 件商品` : `超過 ${n} 件商品`),
    shown: (shown, total) => `已顯示 ${shown} / ${total}`,
    showMore: (n) => `再顯示 ${n} 件`,
    showItems: (n) => `查看 ${n} 件商品`,
    clearAll: '全部清除',
    remove: (what) => `移除 ${what}`,
    department: '分類',
    allHere: '全部',
    price: '價格',
    from: '最低',
    to: '最高',
    priceFrom: (low) => `${low} 起`,
    priceTo: (high) => `${high} 以下`,
    histogram: (low, high) => `價格 ${low} 至 ${high}`,
    notANumber: '請輸入數字，例如 25',
    brand: '品牌',
    findBrand: '尋找品牌',
    rating: '評價',
    andUp: (stars) => `${stars} 星以上`,
    availability: '供貨狀況',
    inStock: '有現貨',
    onSale: '降價商品',
    nothing: (n) => (n > 1 ? `沒有同時符合 ${n} 個條件的商品` : '沒有符合條件的商品'),
    nothingText: (n) => (n > 1 ? '可以拿掉其中一個條件，或全部清除。' : '拿掉篩選條件可看到更多。'),
    nothingHere: '這裡還沒有商品',
    similar: '也許您會喜歡這些',
    breadcrumb: '目前位置',
    home: '首頁',
  },
}
