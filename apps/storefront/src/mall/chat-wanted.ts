import { createStore } from '@plaza/web/store'

/** With whom, and about what: as the chat's address says it. `from` is where the focus goes back to. */
export type ChatWanted = { query: Readonly<Record<string, string>>; from: HTMLElement }

/** The conversation that stands beside the page, on a desktop. */
export const chatWanted = createStore<ChatWanted | null>(null)

export const closeChat = (): void => {
  const from = chatWanted.current()?.from
  chatWanted.set(null)
  from?.focus()
}
