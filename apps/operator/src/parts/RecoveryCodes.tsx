import { Button } from '@plaza/design'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'
import styles from './RecoveryCodes.module.css'

/** The codes are shown only once. Each can replace a lost authenticator at sign-in. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { recovery } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {recovery.title}
      </h2>
      <p>{recovery.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button wide onClick={onSaved}>
        {recovery.kept}
      </Button>
    </>
  )
}
