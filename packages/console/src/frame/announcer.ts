import { createStore } from '@plaza/web/store'

/** What readers are told beside what is shown. */
export const announced = createStore('')
export const announce = (text: string): void => announced.set(text)
