import { Card } from '@plaza/console'
import type { Compared } from '@plaza/contract'
import { cx } from '@plaza/design'
import { htmlLanguages, languageNames, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useQueueWords } from '../words/index.ts'
import styles from './ComparedTable.module.css'

/** What is asked for beside what shoppers see now, in every language; what differs is marked, and pictures stand as they would. */
export function ComparedTable({ compared }: { compared: readonly Compared[] }) {
  const words = useQueueWords()
  if (compared.length === 0) return null
  const isNew = compared.every(({ before, images }) => before === null && (images?.before.length ?? 0) === 0)
  const parts = [
    ...languages.map((lang) => ({
      name: languageNames[lang],
      lang: htmlLanguages[lang],
      rows: compared.filter((row) => row.lang === lang),
    })),
    { name: words.allLanguages, lang: undefined, rows: compared.filter(({ lang, images }) => lang === null && images === null) },
  ].filter(({ rows }) => rows.length > 0)
  const title = isNew ? words.theProduct : words.wouldChange
  return (
    <Card title={title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              {!isNew && <th scope="col">{words.live}</th>}
              <th scope="col">{words.wanted}</th>
            </tr>
          </thead>
          {parts.map(({ name, lang, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={isNew ? 2 : 3} lang={lang}>
                  {name}
                </th>
              </tr>
              {rows.map(({ field, before, after }) => {
                const differs = !isNew && before !== after
                return (
                  <tr key={field} className={cx(differs && styles.differs)}>
                    <th scope="row">
                      {words.labelOf(field)}
                      {differs && <small> · {words.changed}</small>}
                    </th>
                    {!isNew && <td lang={lang}>{before ?? '–'}</td>}
                    <td lang={lang}>{after ?? '–'}</td>
                  </tr>
                )
              })}
            </tbody>
          ))}
        </table>
      </div>
      {compared.map(({ field, images }) => images && <Pictures key={field} {...images} isNew={isNew} />)}
    </Card>
  )
}

type PicturesProps = { before: readonly string[]; after: readonly string[]; isNew: boolean }

function Pictures({ before, after, isNew }: PicturesProps) {
  const words = useQueueWords()
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
