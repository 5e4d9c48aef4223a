import type { Compared } from '@plaza/contract'
import { htmlLanguages, languages } from '@plaza/values'
import { languageNames, readable } from './words.ts'

type Props = { compared: readonly Compared[] }

/** What is asked for beside what shoppers see now, in every language; what differs is marked, and pictures stand as they would. */
export function ComparedTable({ compared }: Props) {
  if (compared.length === 0) return null
  const isNew = compared.every(({ before }) => before === null)
  const parts = [
    ...languages.map((lang) => ({
      name: languageNames[lang],
      lang: htmlLanguages[lang],
      rows: compared.filter((row) => row.lang === lang),
    })),
    { name: 'All languages', lang: 'en', rows: compared.filter(({ lang, images }) => lang === null && images === null) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <h2>{isNew ? 'The product' : 'What would change'}</h2>
      <div className="scrolls">
        <table className="compared">
          <thead>
            <tr>
              <th scope="col">Field</th>
              {!isNew && <th scope="col">Now</th>}
              <th scope="col">{isNew ? 'Written' : 'Wanted'}</th>
            </tr>
          </thead>
          {parts.map(({ name, lang, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={isNew ? 2 : 3}>
                  {name}
                </th>
              </tr>
              {rows.map(({ field, before, after }) => (
                <tr key={field} className={!isNew && before !== after ? 'differs' : undefined}>
                  <th scope="row">
                    {readable(field)}
                    {!isNew && before !== after && <small> · changed</small>}
                  </th>
                  {!isNew && <td lang={lang}>{before ?? '–'}</td>}
                  <td lang={lang}>{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {compared.map(({ field, images }) => images && <Pictures key={field} {...images} isNew={isNew} />)}
    </>
  )
}

function Pictures({ before, after, isNew }: { before: readonly string[]; after: readonly string[]; isNew: boolean }) {
  const differs = before.join() !== after.join()
  return (
    <>
      {!isNew && differs && <Row name="Pictures now" paths={before} />}
      <Row name={isNew || !differs ? 'Pictures' : 'Pictures wanted'} paths={after} />
    </>
  )
}

function Row({ name, paths }: { name: string; paths: readonly string[] }) {
  return (
    <>
      <h3>{name}</h3>
      <ul className="proofs" aria-label={name}>
        {paths.map((path, at) => (
          <li key={path}>
            <a href={`/media/${path.replace(/640(\.\w+)$/, '960$1')}`} target="_blank" rel="noreferrer">
              <img src={`/media/${path.replace(/640(\.\w+)$/, '256$1')}`} alt={`${name} ${at + 1}`} width={160} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
