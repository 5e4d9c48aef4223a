import { type FormFields, type RecommendationTab, useRecommendations } from '@plaza/client'
import { Segmented, Page } from '@plaza/design'
import type { Language } from '@plaza/values'
import { hrefOf } from '../../paths.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { type ListingState, anyListing, fieldsOf } from '../../parts/listing/listing-state.ts'
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
    tabs: { deals: 'Price drops', hot: 'Hot', new: 'New', recommended: 'Recommended' },
    why: {
      deals: 'Everything that costs less than its lowest price of the 30 days before.',
      hot: 'What sells most, counted in pieces.',
      new: 'What came to the mall last.',
      recommended: 'Well rated and well sold, in stock. The same for everybody, and nobody can pay to be here.',
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
  },
}

const tabs: readonly RecommendationTab[] = ['deals', 'hot', 'new', 'recommended']

/** Of an order or a department only some of the lists know. */
const askedOf = (tab: RecommendationTab, { categoryId, sort }: ListingState): FormFields => {
  if (tab === 'deals') return fieldsOf({ ...anyListing, categoryId, sort, onSale: true })
  return tab === 'recommended' ? fieldsOf({ ...anyListing, categoryId, sort }) : {}
}

/** Price drops, hot, new and recommended, each saying how it is chosen. */
export default function RecommendedScreen({ query }: ScreenProps) {
  const { lang } = useReader()
  const words = recommendedWords[lang]
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'recommended'
  const [state, change] = useListing('recommended', query)
  const asked = useRecommendations(tab, askedOf(tab, state))
  useTitle(words.title)
  return (
    <Page>
      <h1 className={styles.title}>{words.title}</h1>
      <Segmented
        label={words.title}
        value={tab}
        options={tabs.map((each) => ({ value: each, label: words.tabs[each] }))}
        onChange={(next) => changeQuery(hrefOf('recommended', { tab: next }))}
      />
      <p className={styles.why}>{words.why[tab]}</p>
      <Listing asked={asked as never} state={state} onChange={change} plain fixedOrder={tab === 'hot' || tab === 'new'} />
    </Page>
  )
}
