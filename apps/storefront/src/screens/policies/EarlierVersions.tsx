import type { Policy } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import styles from './Policy.module.css'
import { policyRoutes } from './policy-places.ts'
import { usePolicyWords } from './words/index.ts'

type Props = { policy: Policy; dayOf: (moment: string) => string }

/** Earlier versions stay readable because users agreed to them. */
export function EarlierVersions({ policy, dayOf }: Props) {
  const words = usePolicyWords()
  if (policy.versions.length < 2) return null
  return (
    <section className={styles.earlier}>
      <h2>{words.versions}</h2>
      <ul>
        {policy.versions.map(({ version, effective_at }, at) => (
          <li key={version}>
            <a
              href={hrefOf(policyRoutes[policy.name], at === 0 ? {} : { version: String(version) })}
              aria-current={version === policy.version ? 'true' : undefined}
            >
              {words.version(version, dayOf(effective_at))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
