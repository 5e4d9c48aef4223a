import { useNewest } from '@plaza/client'
import { Block } from '../../parts/Block.tsx'
import { BlocksHold } from '../../parts/Holds.tsx'
import { NewsList } from '../../parts/NewsList.tsx'
import { useReader } from '../../parts/reader.ts'
import { useNear } from '../../parts/use-near.ts'
import { hrefOf } from '../../paths.ts'

const shown = 4

export function NewsDesk() {
  const { home } = useReader().words
  const near = useNear()
  const asked = useNewest(shown, { enabled: near.isNear })
  return (
    <Block
      near={near}
      asked={asked}
      title={home.newsDesk}
      seeAll={hrefOf('news')}
      isEmpty={({ list }) => list.length === 0}
      hold={<BlocksHold count={shown} size="news" />}
    >
      {({ list }) => <NewsList items={list} />}
    </Block>
  )
}
