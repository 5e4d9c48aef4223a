import type { Suggestion } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'

type SuggestionWords = { label: string; count: (n: number) => string; groups: Record<Suggestion['kind'], string> }

export const suggestionWords: Record<Language, SuggestionWords> = {
  en: {
    label: 'Suggestions',
    count: (n) => plural('en', n, { one: '# suggestion', other: '# suggestions' }),
    groups: { query: 'Searches', category: 'Departments', product: 'Products', brand: 'Brands', shop: 'Shops' },
  },
  zh: {
    label: '搜索建议',
    count: (n) => `${n} 条搜索建议`,
    groups: { query: '搜索词', category: '分类', product: '商品', brand: '品牌', shop: '店铺' },
  },
  es: {
    label: 'Sugerencias',
    count: (n) => plural('es', n, { one: '# sugerencia', other: '# sugerencias' }),
    groups: { query: 'Búsquedas', category: 'Departamentos', product: 'Productos', brand: 'Marcas', shop: 'Tiendas' },
  },
  jp: {
    label: '検索候補',
    count: (n) => `検索候補 ${n}件`,
    groups: { query: '検索ワード', category: 'カテゴリー', product: '商品', brand: 'ブランド', shop: 'ショップ' },
  },
  th: {
    label: 'คำแนะนำ',
    count: (n) => `${n} คำแนะนำ`,
    groups: { query: 'คำค้นหา', category: 'หมวดหมู่', product: 'สินค้า', brand: 'แบรนด์', shop: 'ร้านค้า' },
  },
  zhtw: {
    label: '搜尋建議',
    count: (n) => `${n} 則搜尋建議`,
    groups: { query: '搜尋字詞', category: '分類', product: '商品', brand: '品牌', shop: '商店' },
  },
}
