import { ButtonLink, EmptyScene, Page } from '@plaza/design'
import type { Language } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'

const words: Record<Language, { title: string; text: string; linkLabel: string }> = {
  en: {
    title: "We can't find this brand",
    text: 'It may no longer be sold here. Browse all brands instead.',
    linkLabel: 'See all brands',
  },
  zh: { title: '找不到这个品牌', text: '它可能已不在这里销售。所有品牌都在同一页上。', linkLabel: '查看全部品牌' },
  es: {
    title: 'Esta marca no está aquí',
    text: 'Puede que ya no se venda aquí. Todas las marcas están en una página.',
    linkLabel: 'Ver todas las marcas',
  },
  jp: {
    title: 'このブランドは見つかりません',
    text: '取り扱いが終了した可能性があります。すべてのブランドは一覧で確認できます。',
    linkLabel: 'ブランド一覧を見る',
  },
  th: { title: 'ไม่พบแบรนด์นี้', text: 'อาจไม่มีจำหน่ายที่นี่แล้ว ดูทุกแบรนด์ได้ในหน้าเดียว', linkLabel: 'ดูทุกแบรนด์' },
  zhtw: { title: '找不到這個品牌', text: '它可能已不在這裡販售。所有品牌都在同一頁。', linkLabel: '查看全部品牌' },
}

/** Page for an unknown or removed brand, with a link to the other brands. */
export function BrandGone() {
  const { title, text, linkLabel } = words[useReader().lang]
  useTitle(title)
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        pictures={scene('search')}
        title={title}
        text={text}
        action={<ButtonLink href={hrefOf('brands')}>{linkLabel}</ButtonLink>}
      />
    </Page>
  )
}
