import { createStore } from '@plaza/web/store'

/** Chat partner and subject, as in the chat URL's query. Closing the chat returns the focus to `from`. */
export type ChatWanted = { query: Readonly<Record<string, string>>; from: HTMLElement }

/** The conversation open in the side panel, on desktops. */
export const chatWanted = createStore<ChatWanted | null>(null)

export const closeChat = (): void => {
  const from = chatWanted.current()?.from
  chatWanted.set(null)
  from?.focus()
}
