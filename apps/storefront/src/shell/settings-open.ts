import { createStore } from '@plaza/web/store'

/** The sheet of language, currency and appearance; it opens from several places. */
export const settingsOpen = createStore(false)
