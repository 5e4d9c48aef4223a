import { createStore } from '@plaza/web/store'

/** Whether the sheet for language, currency and theme is open; several buttons open it. */
export const settingsOpen = createStore(false)
