import { createStore } from '@plaza/web/store'

/** Text that a screen reader speaks at its next pause. */
export const announced = createStore('')

export const announce = (words: string): void => {
  announced.set('')
  setTimeout(() => announced.set(words), 50)
}
