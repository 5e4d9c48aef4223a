import { Button, cx } from '@plaza/design'
import { useCut } from '@plaza/web/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { useProductWords } from './words/index.ts'
import styles from './Title.module.css'

type Props = { children: ReactNode; lang?: string }

/**
 * The product name, shortened to three lines until expanded. Screen readers read all of it. The expand button is on the last line, so that the
 * layout does not shift.
 */
export function Title({ children, lang }: Props) {
  const words = useProductWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<ReactNode>()
  const isOpen = opened !== undefined && opened === children
  const isCut = useCut(heading, children)
  return (
    <div className={styles.box}>
      <h1 ref={heading} lang={lang} className={cx(styles.title, !isOpen && styles.short)}>
        {children}
      </h1>
      {(isCut || isOpen) && (
        <Button
          look="link"
          size="small"
          aria-expanded={isOpen}
          className={cx(styles.button, !isOpen && styles.over)}
          onClick={() => setOpened(isOpen ? undefined : children)}
        >
          {isOpen ? words.showLess : words.showMore}
        </Button>
      )}
    </div>
  )
}
