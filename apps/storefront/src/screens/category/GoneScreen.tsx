import { ButtonLink, EmptyScene, Page } from '@plaza/design'
import type { Language } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'

const words: Record<Language, { title: string; text: string; linkLabel: string }> = {
  en: {
    title: "We can't find this department",
    text: 'It may have moved. Browse all departments instead.',
    linkLabel: 'See all departments',
  },
  zh: { title: '找不到这个分类', text: '它可能已经移走。所有分类都在同一页上。', linkLabel: '查看全部分类' },
  es: {
    title: 'Este departamento no está aquí',
    text: 'Puede que se haya movido. Todos los departamentos están en una página.',
    linkLabel: 'Ver todos los departamentos',
  },
  jp: {
    title: 'このカテゴリーは見つかりません',
    text: '移動した可能性があります。すべてのカテゴリーは一覧で確認できます。',
    linkLabel: 'カテゴリー一覧を見る',
  },
  th: { title: 'ไม่พบหมวดหมู่นี้', text: 'อาจถูกย้ายไปแล้ว ดูทุกหมวดหมู่ได้ในหน้าเดียว', linkLabel: 'ดูทุกหมวดหมู่' },
  zhtw: { title: '找不到這個分類', text: '它可能已經移走。所有分類都在同一頁。', linkLabel: '查看全部分類' },
}

/** Page for an unknown or removed category, with links to the other categories. */
export function GoneScreen() {
  const { lang } = useReader()
  const { title, text, linkLabel } = words[lang]
  useTitle(title)
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        pictures={scene('search')}
        title={title}
        text={text}
        action={<ButtonLink href={hrefOf('categories')}>{linkLabel}</ButtonLink>}
      />
    </Page>
  )
}
