import { Card, Compare, type ComparedGroup } from '@plaza/console'
import type { ShopProduct } from '@plaza/contract'
import { Tile } from '@plaza/design'
import { languageNames, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useProductWords } from '../words/index.ts'
import { type Difference, differencesOf, htmlOf, isAnother } from './differences.ts'
import styles from './ChangesCard.module.css'

/** Saved changes of a live product next to the version that shoppers see. */
export function ChangesCard({ product }: { product: ShopProduct }) {
  const words = useProductWords()
  const { text } = useReader()
  if (!product.live || !product.draft) return null
  const all = differencesOf(product.live, product.content, (named) => text(named, 'name'))
  if (!all.some(isAnother)) return null
  const groupOf = (name: string, differences: readonly Difference[]): ComparedGroup => ({
    name,
    fields: differences.map((each) => ({
      key: each.key,
      name: each.of ? words.priceOf(each.of) : words[each.what],
      lang: htmlOf(each),
      live: shown(each.live),
      requested: shown(each.proposed),
      changes: isAnother(each),
    })),
  })
  const groups = [
    ...languages.map((lang) =>
      groupOf(
        languageNames[lang],
        all.filter((each) => each.lang === lang),
      ),
    ),
    groupOf(
      words.inEveryLanguage,
      all.filter(({ lang }) => lang === null),
    ),
  ]
  return (
    <Card title={words.changes} flush>
      <Compare label={words.changes} groups={groups} />
    </Card>
  )
}

const shown = (value: string | readonly string[]) => (typeof value === 'string' ? value : <Pictures paths={value} />)

function Pictures({ paths }: { paths: readonly string[] }) {
  const words = useProductWords()
  const { picture } = useReader()
  return (
    <ul className={styles.pictures}>
      {paths.map((path, at) => {
        const source = picture('product', path, 9)
        const name = words.picture(at + 1)
        return (
          <li key={path}>
            <Tile name={name} alt={name} corners="small" sizes="64px" {...(source && { picture: source })} />
          </li>
        )
      })}
    </ul>
  )
}
