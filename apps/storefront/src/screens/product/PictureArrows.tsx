import { Icon, IconButton, IconChevronLeft, IconChevronRight } from '@plaza/design'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { useProductWords } from './words/index.ts'

type Props = { at: number; total: number; backClass?: string; onClass?: string; onShow: (at: number) => void }

/** Buttons for the previous and the next picture. */
export function PictureArrows({ at, total, backClass, onClass, onShow }: Props) {
  const words = useProductWords()
  const [back, on] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const holdsFocus = useRef(false)
  // At the first and last picture one arrow disappears. If it had the focus, the other arrow gets the focus.
  useLayoutEffect(() => {
    const left = at === 0 ? on.current : at === total - 1 ? back.current : null
    if (holdsFocus.current) left?.focus({ preventScroll: true })
  }, [at, total, back, on])
  const focus = {
    onFocus: () => (holdsFocus.current = true),
    onBlur: (event: FocusEvent<HTMLElement>) => (holdsFocus.current = event.currentTarget.hidden === true),
  }
  return (
    <>
      <IconButton
        {...focus}
        ref={back}
        label={words.previousPicture}
        look="raised"
        hidden={at === 0}
        className={backClass}
        onClick={() => onShow(at - 1)}
      >
        <Icon of={IconChevronLeft} />
      </IconButton>
      <IconButton
        {...focus}
        ref={on}
        label={words.nextPicture}
        look="raised"
        hidden={at === total - 1}
        className={onClass}
        onClick={() => onShow(at + 1)}
      >
        <Icon of={IconChevronRight} />
      </IconButton>
    </>
  )
}
