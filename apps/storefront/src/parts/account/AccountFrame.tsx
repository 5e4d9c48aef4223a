import { Icon, IconArrowLeft, Page, cx } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { useIsWide, useTitle } from '@plaza/web/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { hrefOf } from '../../paths.ts'
import { AccountMenu, type MenuItem } from './AccountMenu.tsx'
import { useAccountWords } from './words/index.ts'
import styles from './AccountFrame.module.css'

type Props = {
  /** Menu entry that marks the current page. */
  here?: MenuItem
  title: string
  /** Target of the back link on phones. The default is the profile; null for the profile itself. */
  back?: { href: string; label: string } | null
  /** Content that replaces the title. */
  head?: ReactNode
  /** Content at the end of the title line. */
  aside?: ReactNode
  /** Subpages of this menu entry; the desktop menu lists them below the entry. */
  parts?: ReactNode
  children: ReactNode
}

/** Frame of every account screen. Desktops show the menu on the left, phones a back link. */
export function AccountFrame({ here, title, back, head, aside, parts, children }: Props) {
  const words = useAccountWords()
  const isWide = useIsWide()
  useTitle(title)
  useHeadingFocus()
  const backLink = back === undefined ? { href: hrefOf('dashboard'), label: words.back } : back
  return (
    <Page className={styles.page}>
      <div className={cx(isWide && styles.frame)}>
        {isWide && <AccountMenu look="rail" here={here} parts={parts} />}
        <div className={styles.panel}>
          {!isWide && backLink && (
            <a href={backLink.href} className={styles.back}>
              <Icon of={IconArrowLeft} size={20} />
              {backLink.label}
            </a>
          )}
          {head ?? (
            <div className={styles.head}>
              <h1>{title}</h1>
              {aside}
            </div>
          )}
          {children}
        </div>
      </div>
    </Page>
  )
}

/** Moving between account pages moves the focus to the new heading. For navigation from other pages, the app shell moves the focus. */
const useHeadingFocus = () => {
  const query = new URLSearchParams(useRoute().query)
  const part = `${query.get('tab')} ${query.get('section')}`
  const before = useRef(part)
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [part])
}
