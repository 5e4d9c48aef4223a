import { useGetPromises } from '@plaza/client'
import { dateLocales, type Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import styles from './Support.module.css'
import { useSupportWords } from './words/index.ts'

/** A duration in the reader's language: in minutes, or in hours from two hours up. */
const spanOf = (minutes: number, lang: Language): string => {
  const isLong = minutes >= 120
  const unit = isLong ? 'hour' : 'minute'
  return new Intl.NumberFormat(dateLocales[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(
    isLong ? Math.round(minutes / 60) : Math.max(1, minutes),
  )
}

/** Promised response times, and the measured share that the mall kept in the last four weeks. */
export function KeptPromises() {
  const words = useSupportWords()
  const { lang } = useReader()
  const list = useGetPromises().data?.list ?? []
  if (list.length === 0) return null
  const share = new Intl.NumberFormat(dateLocales[lang], { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{words.kept}</h2>
      <p className={styles.quiet}>{words.keptText}</p>
      <ul className={styles.kept}>
        {list.map(({ kind, decided, kept, promised_minutes: promised, median_minutes: median }) => (
          <li key={kind}>
            <b>{words.kinds[kind]}</b>
            <span className="num">{share.format(Math.floor((kept / decided) * 100) / 100)}</span>
            <span className={styles.quiet}>{words.span(spanOf(promised, lang), spanOf(median, lang))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
