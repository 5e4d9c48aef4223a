import { Icon, IconMenu2, toasts } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useReader } from '../mall/reader.ts'
import styles from './CategoriesButton.module.css'

const hoverMs = 150
type Menu = ComponentType<{ id: string; onClose: () => void }>
const id = 'categories-menu'

/** Button that opens the departments on desktops, by press or hover. */
export function CategoriesButton() {
  const { nav, page } = useReader().words
  const route = useRoute()
  const [open, setOpen] = useState(false)
  // Every change of the address closes the menu.
  const [shownAt, setShownAt] = useState(route)
  if (shownAt !== route) {
    setShownAt(route)
    setOpen(false)
  }
  const [Menu, setMenu] = useState<Menu>()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!open || Menu) return
    import('./MegaMenu.tsx').then(
      ({ MegaMenu }) => setMenu(() => MegaMenu),
      () => {
        setOpen(false)
        toasts.show(page.failed, 'error')
      },
    )
  }, [open, Menu, page.failed])
  useEffect(() => {
    if (!open) return
    const pressElsewhere = (event: Event) => !area.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', pressElsewhere)
    return () => document.removeEventListener('pointerdown', pressElsewhere)
  }, [open])

  const rest = (event: PointerEvent, optimisticChange: boolean) => {
    clearTimeout(intent.current)
    if (event.pointerType === 'mouse')
      intent.current = setTimeout(() => setOpen(optimisticChange), optimisticChange ? hoverMs : hoverMs * 2)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only follows what happens to the button and the menu in it
    <div
      ref={area}
      className={styles.area}
      onPointerEnter={(event) => rest(event, true)}
      onPointerLeave={(event) => rest(event, false)}
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
      onBlur={(event) => event.relatedTarget && !area.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.button}
        onClick={() => {
          clearTimeout(intent.current)
          setOpen(!open)
        }}
      >
        <Icon of={IconMenu2} size={20} />
        {nav.categories}
      </button>
      {open && Menu && <Menu id={id} onClose={close} />}
    </div>
  )
}
