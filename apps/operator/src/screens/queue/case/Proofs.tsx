import { Card } from '@plaza/console'
import { PrivatePicture } from '../../../parts/pictures/PrivatePicture.tsx'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './Proofs.module.css'

/**
 * Documents and proofs of a case. They are private: each is fetched as the signed-in operator, with the operator's watermark, and each view is
 * logged.
 */
export function Proofs({ pictures }: { pictures: readonly { id: string; url: string }[] }) {
  const words = useCaseWords()
  if (pictures.length === 0) return null
  return (
    <Card title={words.proofs}>
      <p className={styles.hint}>{words.proofsText}</p>
      <ul aria-label={words.proofs} className={styles.proofs}>
        {pictures.map((each, at) => (
          <li key={each.id}>
            <PrivatePicture {...each} label={words.proof(at + 1)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
