import type { Policy } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import styles from './Policy.module.css'
import { policyPlaces } from './policy-places.ts'
import { usePolicyWords } from './words/index.ts'

/** Links between the policies. */
export function PolicyWays({ name }: { name: Policy['name'] }) {
  const words = usePolicyWords()
  return (
    <nav aria-label={words.all} className={styles.ways}>
      <ul>
        {Object.entries(policyPlaces).map(([each, place]) => (
          <li key={each}>
            <a href={hrefOf(place)} aria-current={each === name ? 'page' : undefined}>
              {words.names[each as Policy['name']]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
