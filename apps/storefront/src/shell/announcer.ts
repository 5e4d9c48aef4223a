import { createStore } from '@plaza/web/store'

/** What a reader hears when it next pauses. */
export const announced = createStore('')

export const announce = (words: string): void => {
  announced.set('')
  setTimeout(() => announced.set(words), 50)
}
