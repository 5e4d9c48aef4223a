import { useGetReturnPolicy, useGetSupportPolicy, useGetTermsPolicy } from '@plaza/client'
import type { Policy } from '@plaza/contract'
import { hrefOf } from '../../../paths.ts'
import { policyRoutes } from '../policy-places.ts'
import { findQuestions } from './find-questions.ts'
import styles from './Support.module.css'
import { useSupportWords } from './words/index.ts'

const most = 8

/** Search results in the mall's help answers and its return and buying rules. */
export function FoundQuestions({ keyword }: { keyword: string }) {
  const words = useSupportWords()
  const queries = [useGetSupportPolicy(null), useGetReturnPolicy(null), useGetTermsPolicy(null)]
  const found = findQuestions(
    queries.flatMap(({ data }): Policy[] => (data ? [data] : [])),
    keyword,
  ).slice(0, most)
  const isSearching = queries.some(({ isPending }) => isPending)
  return (
    <div role="status" aria-busy={isSearching}>
      {found.length === 0 && !isSearching && <p className={styles.quiet}>{words.noneFound}</p>}
      {found.length > 0 && (
        <ul aria-label={words.found} className={styles.found}>
          {found.map(({ policy, part, title, text }) => (
            <li key={`${policy} ${part}`}>
              <a href={hrefOf(policyRoutes[policy], { part: String(part) })}>{title}</a>
              <p className={styles.quiet}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
