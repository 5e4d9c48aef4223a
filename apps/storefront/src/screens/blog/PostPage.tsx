import { useGetKeptProductsPages } from '@plaza/client'
import type { AnswerOf, getPost } from '@plaza/contract'
import { Badge, Button, Grid, Icon, IconShare, Tile, toasts } from '@plaza/design'
import { htmlLanguages, localizedLanguage } from '@plaza/values'
import { dayOf, momentOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { shareAddress } from '../../mall/share.ts'
import { ProductInList } from '../../parts/product/Product.tsx'
import { RichText } from '../../parts/rich-text/RichText.tsx'
import styles from './Blog.module.css'
import { PostCard } from './PostCard.tsx'
import { blogWords } from './words.ts'

type Props = { post: AnswerOf<typeof getPost> }

/** A blog post, its products with current data, and further posts. */
export function PostPage({ post }: Props) {
  const { words: mall, lang, text, picture } = useReader()
  const words = blogWords[lang]
  const shownIn = localizedLanguage<'body'>(post, 'body', lang)
  const title = text(post, 'title')
  const share = async () => {
    if ((await shareAddress({ title, url: location.href })) === 'copied') toasts.show(words.copied)
  }
  return (
    <>
      <article className={styles.reading}>
        <p className={styles.facts}>
          <time dateTime={post.date} title={momentOf(post.date, lang)}>
            {dayOf(post.date, lang)}
          </time>
          <span>{mall.news.minutes(post.minutes)}</span>
          {shownIn !== lang && <Badge>{mall.news.inEnglish}</Badge>}
        </p>
        <h1 className={styles.headline}>{title}</h1>
        <p className={styles.lead}>{text(post, 'excerpt')}</p>
        {post.image && (
          <Tile
            shape="news"
            corners="large"
            priority
            name={title}
            picture={picture('general', post.image, post.tint)}
            sizes="(min-width: 720px) 680px, 92vw"
            className={styles.opening}
          />
        )}
        <RichText html={text(post, 'body')} lang={htmlLanguages[shownIn]} />
        <Button look="outline" size="small" icon={<Icon of={IconShare} size={18} />} onClick={() => void share()} className={styles.share}>
          {words.share}
        </Button>
      </article>
      <Mentioned productIds={post.product_ids} />
      {post.next && (
        <section className={styles.section}>
          <h2>{words.next}</h2>
          <div className={styles.next}>
            <PostCard post={post.next} level={3} />
          </div>
        </section>
      )}
    </>
  )
}

/** Products mentioned in the post, at their current prices. */
function Mentioned({ productIds }: { productIds: readonly string[] }) {
  const { lang } = useReader()
  const query = useGetKeptProductsPages(productIds)
  const products = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (products.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{blogWords[lang].mentioned}</h2>
      <Grid>
        {products.map((product) => (
          <ProductInList key={product.id} product={product} />
        ))}
      </Grid>
    </section>
  )
}
