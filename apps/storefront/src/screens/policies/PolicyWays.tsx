import type { Policy } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import styles from './Policy.module.css'
import { policyRoutes } from './policy-places.ts'
import { usePolicyWords } from './words/index.ts'

/** Links between the policies. */
export function PolicyLinks({ name }: { name: Policy['name'] }) {
  const words = usePolicyWords()
  return (
    <nav aria-label={words.all} className={styles.ways}>
      <ul>
        {Object.entries(policyRoutes).map(([each, route]) => (
          <li key={each}>
            <a href={hrefOf(route)} aria-current={each === name ? 'page' : undefined}>
              {words.names[each as Policy['name']]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
