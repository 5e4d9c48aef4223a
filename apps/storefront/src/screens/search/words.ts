import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'

export type SearchWords = {
  title: string
  results: (words: string) => string
  correctedResults: (words: string) => string
  nothingAsTyped: (words: string) => string
  closest: string
  /** Shown when few products match all words, above the closest matches. */
  few: (n: number) => string
  noneOfFilters: string
  related: string
  within: string
  recent: string
  clearRecent: string
  removeRecent: (words: string) => string
  hot: string
  byCategory: string
  none: (words: string) => string
  noneText: string
  ask: string
  tryThese: string
  hotNow: string
  /** Heading of the products stored on this device, shown while the server cannot be reached. */
  offline: string
  offlineText: string
}

export const searchWords: Record<Language, SearchWords> = {
  en: {
    title: 'Search',
    results: (words) => `Results for “${words}”`,
    correctedResults: (words) => `Showing results for “${words}”`,
    nothingAsTyped: (words) => `We found nothing for “${words}”.`,
    closest: 'No exact matches. Here are the closest results.',
    few: (n) =>
      plural('en', n, {
        one: '# exact match, followed by the closest results.',
        other: '# exact matches, followed by the closest results.',
      }),
    noneOfFilters: 'No exact matches with these filters. Here are the closest results.',
    related: 'You may also like',
    within: 'Search within',
    recent: 'Recent searches',
    clearRecent: 'Clear',
    removeRecent: (words) => `Remove “${words}” from recent searches`,
    hot: 'Popular searches',
    byCategory: 'Browse by department',
    none: (words) => `No results for “${words}”`,
    noneText: 'Check the spelling, or use fewer or more general words.',
    ask: 'Ask customer service',
    tryThese: 'Try one of these',
    hotNow: 'What people are buying now',
    offline: 'Results on this device',
    offlineText: "Based on what you've viewed on this device. Prices and stock may have changed.",
  },
  zh: {
    title: '搜索',
    results: (words) => `“${words}”的搜索结果`,
    correctedResults: (words) => `为您显示“${words}”的结果`,
    nothingAsTyped: (words) => `没有找到“${words}”的相关商品。`,
    closest: '没有商品包含全部词语，以下是最接近的结果。',
    few: (n) => `有 ${n} 件商品包含全部词语，其后是最接近的结果。`,
    noneOfFilters: '在当前筛选条件下，没有商品包含全部词语，以下是最接近的结果。',
    related: '您可能还喜欢',
    within: '在分类中搜索',
    recent: '最近搜索',
    clearRecent: '清空',
    removeRecent: (words) => `从最近搜索中移除“${words}”`,
    hot: '热门搜索',
    byCategory: '按分类浏览',
    none: (words) => `没有找到“${words}”`,
    noneText: '请检查拼写，或换用更少、更通用的词语。',
    ask: '咨询客服',
    tryThese: '试试这些',
    hotNow: '大家正在买',
    offline: '本设备上的结果',
    offlineText: '来自您在本设备上看过的内容，价格和库存可能已有变化。',
  },
  es: {
    title: 'Buscar',
    results: (words) => `Resultados de «${words}»`,
    correctedResults: (words) => `Mostrando resultados de «${words}»`,
    nothingAsTyped: (words) => `No se encontró nada para «${words}».`,
    closest: 'Ningún producto tiene todas estas palabras. Estos son los más parecidos.',
    few: (n) =>
      plural('es', n, {
        one: 'Un producto tiene todas estas palabras. Le siguen los más parecidos.',
        other: '# productos tienen todas estas palabras. Les siguen los más parecidos.',
      }),
    noneOfFilters: 'Con estos filtros, ningún producto tiene todas estas palabras. Estos son los más parecidos.',
    related: 'También te puede gustar',
    within: 'Buscar dentro de',
    recent: 'Búsquedas recientes',
    clearRecent: 'Borrar',
    removeRecent: (words) => `Quitar «${words}» de las búsquedas recientes`,
    hot: 'Búsquedas populares',
    byCategory: 'Explorar por departamento',
    none: (words) => `Sin resultados para «${words}»`,
    noneText: 'Revisa la ortografía o usa menos palabras, o más generales.',
    ask: 'Preguntar a atención al cliente',
    tryThese: 'Prueba con una de estas',
    hotNow: 'Lo que la gente compra ahora',
    offline: 'Resultados en este dispositivo',
    offlineText: 'De lo que has visto en este dispositivo. Los precios y las existencias pueden haber cambiado.',
  },
  jp: {
    title: '検索',
    results: (words) => `「${words}」の検索結果`,
    correctedResults: (words) => `「${words}」の検索結果を表示しています`,
    nothingAsTyped: (words) => `「${words}」に一致する商品は見つかりませんでした。`,
    closest: 'すべての言葉を含む商品はありません。近いものを表示しています。',
    few: (n) => `すべての言葉を含む商品は${n}点です。続けて近いものを表示しています。`,
    noneOfFilters: 'この条件では、すべての言葉を含む商品はありません。近いものを表示しています。',
    related: 'こちらもおすすめ',
    within: 'カテゴリーで絞り込む',
    recent: '最近の検索',
    clearRecent: 'すべて削除',
    removeRecent: (words) => `最近の検索から「${words}」を削除`,
    hot: '人気の検索',
    byCategory: 'カテゴリーから探す',
    none: (words) => `「${words}」の検索結果はありません`,
    noneText: 'つづりを確認するか、言葉を減らすか、より一般的な言葉でお試しください。',
    ask: 'カスタマーサービスに聞く',
    tryThese: 'こちらの言葉はいかがですか',
    hotNow: '今売れている商品',
    offline: 'この端末での検索結果',
    offlineText: 'この端末で表示した商品から探しています。価格や在庫は変わっている場合があります。',
  },
  th: {
    title: 'ค้นหา',
    results: (words) => `ผลการค้นหา “${words}”`,
    correctedResults: (words) => `แสดงผลการค้นหา “${words}”`,
    nothingAsTyped: (words) => `ไม่พบสินค้าสำหรับ “${words}”`,
    closest: 'ไม่มีสินค้าที่มีครบทุกคำ นี่คือสินค้าที่ใกล้เคียงที่สุด',
    few: (n) => `มีสินค้า ${n} รายการที่มีครบทุกคำ ถัดจากนั้นคือสินค้าที่ใกล้เคียงที่สุด`,
    noneOfFilters: 'เมื่อใช้ตัวกรองนี้ ไม่มีสินค้าที่มีครบทุกคำ นี่คือสินค้าที่ใกล้เคียงที่สุด',
    related: 'คุณอาจชอบสิ่งเหล่านี้ด้วย',
    within: 'ค้นหาในหมวด',
    recent: 'การค้นหาล่าสุด',
    clearRecent: 'ล้าง',
    removeRecent: (words) => `ลบ “${words}” ออกจากการค้นหาล่าสุด`,
    hot: 'คำค้นยอดนิยม',
    byCategory: 'เลือกดูตามหมวดหมู่',
    none: (words) => `ไม่พบผลการค้นหา “${words}”`,
    noneText: 'ตรวจการสะกด หรือลองใช้คำน้อยลงหรือคำที่กว้างขึ้น',
    ask: 'สอบถามฝ่ายบริการลูกค้า',
    tryThese: 'ลองคำเหล่านี้',
    hotNow: 'สินค้าที่คนกำลังซื้อ',
    offline: 'ผลการค้นหาในอุปกรณ์นี้',
    offlineText: 'ค้นจากสินค้าที่คุณเคยเห็นในอุปกรณ์นี้ ราคาและจำนวนสินค้าอาจเปลี่ยนไปแล้ว',
  },
  zhtw: {
    title: '搜尋',
    results: (words) => `「${words}」的搜尋結果`,
    correctedResults: (words) => `為您顯示「${words}」的結果`,
    nothingAsTyped: (words) => `找不到「${words}」的相關商品。`,
    closest: '沒有商品包含全部字詞，以下是最接近的結果。',
    few: (n) => `有 ${n} 件商品包含全部字詞，其後是最接近的結果。`,
    noneOfFilters: '在目前的篩選條件下，沒有商品包含全部字詞，以下是最接近的結果。',
    related: '您可能也會喜歡',
    within: '在分類中搜尋',
    recent: '最近搜尋',
    clearRecent: '清除',
    removeRecent: (words) => `從最近搜尋中移除「${words}」`,
    hot: '熱門搜尋',
    byCategory: '依分類瀏覽',
    none: (words) => `找不到「${words}」`,
    noneText: '請檢查拼字，或改用較少、較常見的字詞。',
    ask: '詢問客服',
    tryThese: '試試這些',
    hotNow: '大家正在買',
    offline: '此裝置上的結果',
    offlineText: '來自您在這台裝置上看過的內容，價格和庫存可能已有變動。',
  },
}
