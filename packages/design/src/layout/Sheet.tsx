import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconX } from '../icons.ts'
import { firstStop } from './first-stop.ts'
import { keepFocusAfter } from './focus-after.ts'
import styles from './Sheet.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Content that stays visible below the scrolling content, such as the buttons. */
  footer?: ReactNode
  /** `full` covers the whole phone screen, `narrow` is for one question, `wide` has two columns on desktops. */
  size?: 'normal' | 'narrow' | 'wide' | 'full'
  className?: string
}

/**
 * A sheet from below on phones, a dialog in the middle on desktops. Esc, the backdrop and the cross close it; focus returns to the previous element.
 * On opening, the focus goes to the first field or to the title.
 */
export function Sheet({ open, onClose, title, closeLabel, children, footer, size = 'normal', className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const opener = document.activeElement
    element.showModal()
    // The browser would choose the first button, which closes the sheet.
    ;((body.current && firstStop(body.current)) ?? heading.current)?.focus()
    // Closes the dialog before React removes it. Otherwise the browser would not restore the focus.
    return () => {
      element.close()
      keepFocusAfter(opener)
    }
  }, [open])

  const pressOutside = (event: MouseEvent) => event.target === dialog.current && onClose()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does it by key
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(styles.sheet, styles[size], className)}
      onClick={pressOutside}
      onCancel={(event) => {
        // React also passes on the event of a sheet inside this one, and the browser that of a file chooser.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon of={IconX} />
            </IconButton>
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
