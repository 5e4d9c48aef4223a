import { Card, Compare } from '@plaza/console'
import type { Compared } from '@plaza/contract'
import { htmlLanguages, languageNames, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './ComparedTable.module.css'

/** Requested values next to the published values, in every language. Differences are marked, and pictures appear as in the shop. */
export function ComparedTable({ compared }: { compared: readonly Compared[] }) {
  const words = useCaseWords()
  if (compared.length === 0) return null
  const isNew = compared.every(({ before, images }) => before === null && (images?.before.length ?? 0) === 0)
  const fieldsOf = (rows: readonly Compared[], lang?: string) =>
    rows.map(({ field, before, after }) => ({
      key: field,
      name: words.labelOf(field),
      lang,
      live: before,
      requested: after,
      changes: before !== after,
    }))
  const groups = [
    ...languages.map((lang) => ({
      name: languageNames[lang],
      fields: fieldsOf(
        compared.filter((row) => row.lang === lang),
        htmlLanguages[lang],
      ),
    })),
    { name: words.allLanguages, fields: fieldsOf(compared.filter(({ lang, images }) => lang === null && images === null)) },
  ]
  const title = isNew ? words.theProduct : words.wouldChange
  const pictured = compared.flatMap(({ field, images }) => (images ? [<Pictures key={field} {...images} isNew={isNew} />] : []))
  return (
    <>
      <Card title={title} flush>
        <Compare label={title} groups={groups} isNew={isNew} />
      </Card>
      {pictured.length > 0 && <Card>{pictured}</Card>}
    </>
  )
}

type PicturesProps = { before: readonly string[]; after: readonly string[]; isNew: boolean }

function Pictures({ before, after, isNew }: PicturesProps) {
  const words = useCaseWords()
  const differs = !isNew && before.join() !== after.join()
  return (
    <>
      {differs && <Row name={words.picturesNow} paths={before} />}
      <Row name={differs ? words.picturesWanted : words.pictures} paths={after} />
    </>
  )
}

function Row({ name, paths }: { name: string; paths: readonly string[] }) {
  const { picture } = useReader()
  return (
    <>
      <h3 className={styles.part}>{name}</h3>
      <ul className={styles.pictures} aria-label={name}>
        {paths.map((path, at) => {
          const source = picture('product', path, 1)
          return (
            <li key={path}>
              {source && (
                <a href={source.src} target="_blank" rel="noreferrer">
                  <img src={source.src} alt={`${name} ${at + 1}`} width={160} height={160} loading="lazy" />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
