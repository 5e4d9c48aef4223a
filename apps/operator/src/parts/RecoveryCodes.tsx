import { Button } from '@plaza/design'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'
import styles from './RecoveryCodes.module.css'

/** Shown only once. Each code signs in an operator who lost the authenticator. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
      <Button wide onClick={onKept}>
        {recovery.kept}
      </Button>
    </>
  )
}
