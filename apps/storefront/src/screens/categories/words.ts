import type { Language } from '@plaza/values'
import { plural } from '@plaza/web/words'

type CategoriesWords = { empty: string; products: (n: number) => string; all: (name: string) => string; brandsOf: (name: string) => string }

export const categoriesWords: Record<Language, CategoriesWords> = {
  en: {
    empty: 'No departments yet',
    products: (n) => plural('en', n, { one: '# product', other: '# products' }),
    all: (name) => `All ${name}`,
    brandsOf: (name) => `Brands in ${name}`,
  },
  zh: { empty: '还没有分类', products: (n) => `${n} 件商品`, all: (name) => `全部${name}`, brandsOf: (name) => `${name}的品牌` },
  es: {
    empty: 'Todavía no hay departamentos',
    products: (n) => plural('es', n, { one: '# producto', other: '# productos' }),
    all: (name) => `Todo en ${name}`,
    brandsOf: (name) => `Marcas de ${name}`,
  },
  jp: {
    empty: 'カテゴリーはまだありません',
    products: (n) => `${n}点`,
    all: (name) => `${name}すべて`,
    brandsOf: (name) => `${name}のブランド`,
  },
  th: { empty: 'ยังไม่มีหมวดหมู่', products: (n) => `${n} รายการ`, all: (name) => `ทั้งหมดใน${name}`, brandsOf: (name) => `แบรนด์ใน${name}` },
  zhtw: { empty: '還沒有分類', products: (n) => `${n} 件商品`, all: (name) => `全部${name}`, brandsOf: (name) => `${name}的品牌` },
}
