import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export type ButtonLook = 'primary' | 'soft' | 'outline' | 'white' | 'danger' | 'link'
type Shape = {
  look?: ButtonLook
  size?: 'small' | 'medium' | 'large'
  /** Makes the button as wide as its container. */
  wide?: boolean
  icon?: ReactNode
}

const classes = ({ look = 'primary', size = 'medium', wide }: Shape, className?: string) =>
  cx(styles.button, styles[look], styles[size], wide && styles.wide, className)

type ButtonProps = Shape &
  Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
    busy?: boolean
    /**
     * Why the button cannot be pressed now. The button can still get the focus, and shows the reason on hover, focus and touch. Empty if its label
     * or a text beside it gives the reason.
     */
    whyNot?: string | undefined
  }

/** The label is a verb and an object. While busy, the button keeps its width and focus, shows a spinner and ignores presses. */
export function Button({ look, size, wide, icon, busy, whyNot, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const rests = busy || whyNot !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => (rests ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={rests || undefined}
      title={whyNot || rest.title}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}

type LinkProps = Shape & ComponentProps<'a'> & { href: string }

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classes({ look, size, wide }, className)}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
