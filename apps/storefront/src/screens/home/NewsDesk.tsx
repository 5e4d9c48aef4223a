import { useGetNews } from '@plaza/client'
import { useNear } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { NewsList } from '../../parts/NewsList.tsx'
import { hrefOf } from '../../paths.ts'

const shown = 4

export function NewsDesk() {
  const { home } = useReader().words
  const near = useNear()
  const query = useGetNews(shown, { enabled: near.isNear })
  return (
    <Block
      near={near}
      query={query}
      title={home.newsDesk}
      seeAll={hrefOf('news')}
      isEmpty={({ list }) => list.length === 0}
      hold={<BlocksHold count={shown} size="news" />}
    >
      {({ list }) => <NewsList items={list} />}
    </Block>
  )
}
