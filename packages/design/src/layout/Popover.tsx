import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { placePopover } from './place-popover.ts'
import styles from './Popover.module.css'

/** Attributes that the button which opens the popover must have. */
export type PopoverTrigger = Pick<ComponentProps<'button'>, 'popoverTarget' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'>

type Props = {
  trigger: (wiring: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  label: string
  role?: 'dialog' | 'menu'
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
  className?: string
}

/** A small card beside its button. A press outside the card or Esc closes it. On opening, a field marked with `data-autofocus` gets the focus. */
export function Popover({ trigger, children, label, role = 'dialog', align = 'start', onOpenChange, className }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  usePlacing({ open, id, align })

  const follow = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open'
    setOpen(opens)
    onOpenChange?.(opens)
    if (opens) event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': role, 'aria-controls': id })}
      <div id={id} popover="auto" role={role} aria-label={label} className={cx(styles.popover, className)} onToggle={follow}>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}

const usePlacing = ({ open, id, align }: { open: boolean; id: string; align: 'start' | 'end' }) => {
  useEffect(() => {
    if (!open) return
    const reposition = () => {
      const element = document.getElementById(id)
      const anchor = document.querySelector(`[popovertarget="${id}"]`)?.getBoundingClientRect()
      if (!element || !anchor) return
      element.style.maxHeight = ''
      const size = { width: element.offsetWidth, height: element.scrollHeight }
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const { left, top, maxHeight } = placePopover({ anchor, size, viewport, align })
      Object.assign(element.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` })
    }
    reposition()
    window.addEventListener('resize', reposition)
    window.addEventListener('scroll', reposition, { passive: true, capture: true })
    return () => {
      window.removeEventListener('resize', reposition)
      window.removeEventListener('scroll', reposition, { capture: true })
    }
  }, [open, id, align])
}
