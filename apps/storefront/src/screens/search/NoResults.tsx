import { useGetHotList } from '@plaza/client'
import type { AnswerOf, searchProducts } from '@plaza/contract'
import { Grid, Section } from '@plaza/design'
import type { RefObject } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { ChatLink, withService } from '../../parts/ChatLink.tsx'
import { GridHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { Categories } from '../../parts/Categories.tsx'
import styles from './SearchScreen.module.css'
import { WordLinks } from './WordLinks.tsx'
import { searchWords } from './words.ts'

const hotShown = 6
type Props = { heading: RefObject<HTMLHeadingElement | null>; words: string; answer: AnswerOf<typeof searchProducts> }

/** Page without search results: other search words, the departments, best sellers, and a link to support. */
export function NoResults({ heading, words, answer }: Props) {
  const says = searchWords[useReader().lang]
  const hot = useGetHotList({ limit: hotShown })
  const others = [...(answer.corrected ? [answer.corrected] : []), ...answer.hot_words.map((each) => each.text)]
  return (
    <>
      <div className={styles.none}>
        <h1 ref={heading}>{says.none(words)}</h1>
        <p>{says.noneText}</p>
        <ChatLink look="outline" query={withService}>
          {says.ask}
        </ChatLink>
      </div>
      {others.length > 0 && (
        <Section title={says.tryThese}>
          <WordLinks label={says.tryThese} words={others} />
        </Section>
      )}
      <Section title={says.byCategory}>
        <Categories />
      </Section>
      <Block query={hot} title={says.hotNow} isEmpty={({ list }) => list.length === 0} hold={<GridHold count={hotShown} />}>
        {({ list }) => (
          <Grid label={says.hotNow}>
            {list.map((product) => (
              <ProductInList key={product.id} product={product} />
            ))}
          </Grid>
        )}
      </Block>
    </>
  )
}
