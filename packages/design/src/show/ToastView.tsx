import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../icons.ts'
import { type Toast, type Toasts, toasts as pageToasts } from './toasts.ts'
import styles from './ToastView.module.css'

const icons = { done: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle }
const nothing = () => undefined

/** Shows the toasts of a page; render it once, near the root. Screen readers announce errors at once, and other toasts when the reader pauses. */
export function ToastView({ toasts = pageToasts }: { toasts?: Toasts }) {
  const stage = useRef<HTMLDivElement>(null)
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing)
  const id = toast?.id

  useEffect(() => stayOnTop(stage.current, { shown: id !== undefined }), [id])

  const words = toast && <ToastWords key={toast.id} toast={toast} toasts={toasts} />
  return (
    <div ref={stage} popover="manual" className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- both live regions are there before their words */}
      <div role="status">{toast && toast.kind !== 'error' ? words : null}</div>
      <div role="alert">{toast?.kind === 'error' ? words : null}</div>
    </div>
  )
}

/** A sheet that opens later would cover the toast. The toast is therefore opened again, because the popover opened last is on top. */
const stayOnTop = (stage: HTMLDivElement | null, { shown }: { shown: boolean }) => {
  if (!stage?.isConnected || typeof stage.showPopover !== 'function') return
  const isOpen = stage.matches(':popover-open')
  if (shown && isOpen && document.querySelector('dialog:modal')) stage.hidePopover()
  if (!stage.matches(':popover-open')) stage.showPopover()
}

export function ToastWords({ toast, toasts }: { toast: Toast; toasts: Pick<Toasts, 'hold' | 'release' | 'dismiss'> }) {
  return (
    <div
      tabIndex={-1}
      className={cx(styles.toast, styles[toast.kind])}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      <Icon of={icons[toast.kind]} size={20} className={styles.glyph} />
      {toast.text}
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.dismiss()
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
