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

const told = [getMessages, listConversations]

export const useListConversationsPages = (when?: When) => usePages(listConversations, { limit: '30' }, { ...when, tongue: 'any' })
/** Cards in it say how far something has come, in the language that is read. */
export const useGetMessagesPages = (conversation: string) => usePages(getMessages, { conversation, limit: '30' })
/** It is made at first, and the same ever after: to ask for it again does no harm. */
export const useOpenConversation = (fields: Fields<typeof openConversation>, when?: When) => useAnswer(openConversation, fields, when)
export const useSendMessage = () => useChange(sendMessage, { stale: told })
export const useBlockConversation = () => useChange(blockConversation, { stale: told })
export const useReportConversation = () => useChange(reportConversation)
export const useReadMessages = () => useChange(readMessages, { stale: [listConversations, getUserInfo] })
