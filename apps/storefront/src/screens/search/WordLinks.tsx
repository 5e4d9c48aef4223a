import { searchHref } from '../../parts/search/suggestion-href.ts'
import styles from './SearchScreen.module.css'

/** Links that search for suggested words. */
export function WordLinks({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <ul aria-label={label} className={styles.words}>
      {words.map((each) => (
        <li key={each}>
          <a href={searchHref(each)}>{each}</a>
        </li>
      ))}
    </ul>
  )
}
