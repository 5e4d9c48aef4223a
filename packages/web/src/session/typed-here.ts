let typedAt: string | undefined
let isPressed = false

const here = () => location.hash.split('?')[0]
const noteInput = () => (typedAt = here())
const notePress = ({ target }: Event) => (isPressed ||= target instanceof Element && target.closest('button') !== null)

/** Whether the person has typed or chosen something on this page, in any form. Such a page stays open when the session ends. */
export const typedHere = {
  /** Starts to follow the person's input. */
  follow: (): void => {
    typedAt = undefined
    if (typeof document === 'undefined') return
    document.addEventListener('input', noteInput, true)
    document.addEventListener('click', notePress, true)
  },
  isTrue: (): boolean => typedAt !== undefined && typedAt === here(),
  forget: (): void => void (typedAt = undefined),
  /** Whether the person has pressed a button since the last question. */
  hasPressed: (): boolean => isPressed,
  forgetPress: (): void => void (isPressed = false),
}
