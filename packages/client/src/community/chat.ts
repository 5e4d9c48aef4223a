import {
  blockConversation,
  getMessages,
  getUserInfo,
  listConversations,
  openConversation,
  readMessages,
  reportConversation,
  sendMessage,
} from '@plaza/contract'
import { useAnswer, usePages } from '../asking.ts'
import { useChange } from '../changing.ts'
import type { Fields } from '../caller.ts'
import type { When } from '../queries.ts'

const staleCalls = [getMessages, listConversations]

export const useListConversationsPages = (when?: When) => usePages(listConversations, { limit: '30' }, { ...when, tongue: 'any' })
/** Messages of a conversation. Each card in a message shows the state of an order or refund in the reader's language. */
export const useGetMessagesPages = (conversation: string) => usePages(getMessages, { conversation, limit: '30' })
/** The first request creates the conversation, and later ones return it. Repeating the request is therefore harmless. */
export const useOpenConversation = (fields: Fields<typeof openConversation>, when?: When) => useAnswer(openConversation, fields, when)
export const useSendMessage = () => useChange(sendMessage, { stale: staleCalls })
export const useBlockConversation = () => useChange(blockConversation, { stale: staleCalls })
export const useReportConversation = () => useChange(reportConversation)
export const useReadMessages = () => useChange(readMessages, { stale: [listConversations, getUserInfo] })
