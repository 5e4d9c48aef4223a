import { useMemo } from 'react'
import { compareVersions } from './compare-versions.ts'
import styles from './Policy.module.css'
import { usePolicyWords } from './words/index.ts'

/** Compares an earlier version with the current one: removed and added text. */
export function WhatChanged({ before, after }: { before: string; after: string }) {
  const words = usePolicyWords()
  const pieces = useMemo(() => compareVersions(before, after), [before, after])
  return (
    <section className={styles.changes} aria-labelledby="differs-title">
      <h2 id="differs-title">{words.differs}</h2>
      {pieces.length === 0 && <p>{words.noDifference}</p>}
      {pieces.map(({ is, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sentence can stand there twice
        <p key={at} className={styles[is]}>
          {is === 'same' && <b>{text}</b>}
          {is === 'gone' && (
            <del>
              <span className="sr">{words.went}</span> {text}
            </del>
          )}
          {is === 'new' && (
            <ins>
              <span className="sr">{words.came}</span> {text}
            </ins>
          )}
        </p>
      ))}
    </section>
  )
}
