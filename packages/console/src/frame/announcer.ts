import { createStore } from '@plaza/web/store'

/** Text that screen readers announce in addition to the page. */
export const announced = createStore('')
export const announce = (text: string): void => announced.set(text)
