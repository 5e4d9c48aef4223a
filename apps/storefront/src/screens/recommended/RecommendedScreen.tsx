import { useRecommendations, type RecommendationTab } from '@plaza/client'
import { Segmented, Wrap } from '@plaza/design'
import type { Language } from '@plaza/values'
import { hrefOf } from '../../paths.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { fieldsOf } from '../../parts/listing/listing-state.ts'
import { useListing } from '../../parts/listing/use-listing.ts'
import { changeQuery } from '../../parts/place.ts'
import { useReader } from '../../parts/reader.ts'
import { useTitle } from '../../parts/use-title.ts'
import type { ScreenProps } from '../screen.ts'
import styles from './RecommendedScreen.module.css'

type Words = { title: string; tabs: Record<RecommendationTab, string>; why: Record<RecommendationTab, string> }
const recommendedWords: Record<Language, Words> = {
  en: {
    title: 'Picked for you',
    tabs: { hot: 'Hot', new: 'New', recommended: 'Recommended' },
    why: {
      hot: 'What sells most, counted in pieces.',
      new: 'What came to the mall last.',
      recommended: 'Well rated and well sold, in stock. The same for everybody, and nobody can pay to be here.',
    },
  },
  zh: {
    title: '为您精选',
    tabs: { hot: '热卖', new: '新品', recommended: '推荐' },
    why: { hot: '按售出件数排列。', new: '最近上架的商品。', recommended: '评分好、卖得多且有货。对所有人都一样，不能付费上榜。' },
  },
  es: {
    title: 'Elegido para ti',
    tabs: { hot: 'Populares', new: 'Novedades', recommended: 'Recomendados' },
    why: {
      hot: 'Lo que más se vende, contado en unidades.',
      new: 'Lo último en llegar.',
      recommended: 'Bien valorado, muy vendido y en existencias. Igual para todos; nadie puede pagar por estar aquí.',
    },
  },
  jp: {
    title: 'おすすめ商品',
    tabs: { hot: '人気', new: '新着', recommended: 'おすすめ' },
    why: {
      hot: '売れた数の多い順です。',
      new: '新しく入った順です。',
      recommended: '評価が高く、よく売れ、在庫のある商品です。全員に同じ表示で、有料掲載はありません。',
    },
  },
  th: {
    title: 'คัดมาให้คุณ',
    tabs: { hot: 'ขายดี', new: 'มาใหม่', recommended: 'แนะนำ' },
    why: { hot: 'เรียงตามจำนวนชิ้นที่ขายได้', new: 'สินค้าที่เพิ่งเข้ามา', recommended: 'คะแนนดี ขายดี และมีของ ทุกคนเห็นเหมือนกัน ไม่มีใครจ่ายเงินเพื่อขึ้นที่นี่ได้' },
  },
  zhtw: {
    title: '為您精選',
    tabs: { hot: '熱賣', new: '新品', recommended: '推薦' },
    why: { hot: '依售出件數排列。', new: '最近上架的商品。', recommended: '評價好、賣得多且有現貨。對每個人都一樣，無法付費上榜。' },
  },
}

const tabs: readonly RecommendationTab[] = ['hot', 'new', 'recommended']

/** Hot, new and recommended, each saying how it is chosen. */
export default function RecommendedScreen({ query }: ScreenProps) {
  const { lang } = useReader()
  const words = recommendedWords[lang]
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'recommended'
  const [state, change] = useListing('recommended', query)
  const asked = useRecommendations(
    tab,
    tab === 'recommended'
      ? fieldsOf({ ...state, brandIds: [], priceMin: null, priceMax: null, ratingMin: null, inStock: false, onSale: false })
      : {},
  )
  useTitle(words.title)
  return (
    <Wrap>
      <h1 className={styles.title}>{words.title}</h1>
      <Segmented
        label={words.title}
        value={tab}
        options={tabs.map((each) => ({ value: each, label: words.tabs[each] }))}
        onChange={(next) => changeQuery(hrefOf('recommended', { tab: next }))}
      />
      <p className={styles.why}>{words.why[tab]}</p>
      <Listing asked={asked as never} state={state} onChange={change} plain />
    </Wrap>
  )
}
