import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import type { When } from '@plaza/client/queries'
import {
  assignConversation,
  getServiceHouse,
  getServiceMessages,
  listServiceConversations,
  readServiceMessages,
  saveServiceHouse,
  sendServiceMessage,
} from '@plaza/contract'
import { useHasRole } from './staff.ts'

/** Queries that become stale when a message is sent or read, or a conversation is assigned. */
export const eventsOfChat = [getServiceMessages, listServiceConversations]

export const useListServiceConversationsPages = (view: 'unassigned' | 'mine' | 'all' | 'closed', when?: When) =>
  usePages(listServiceConversations, { view, limit: '30' }, { tongue: 'any', ...when })
/** Roles that may read messages to the mall. */
export const chatRoles = ['owner', 'support', 'auditor'] as const
/** Number of conversations with messages that no support agent has read. */
export const useUnreadTalks = (): number => {
  const may = useHasRole(chatRoles)
  const query = useListServiceConversationsPages('unassigned', { enabled: may })
  return may ? (query.data?.pages[0]?.unread ?? 0) : 0
}
export const useGetServiceMessagesPages = (conversation: string) => usePages(getServiceMessages, { conversation, limit: '30' })
export const useSendServiceMessage = () => useChange(sendServiceMessage, { stale: eventsOfChat })
export const useReadServiceMessages = () => useChange(readServiceMessages, { stale: [listServiceConversations] })
export const useAssignConversation = () => useChange(assignConversation, { stale: eventsOfChat, staleIfFailed: eventsOfChat })

/** Support macros and opening hours of customer service. */
export const useGetServiceChatSettings = () => useAnswer(getServiceHouse, {}, { tongue: 'any' })
export const useSaveServiceChatSettings = () => useChange(saveServiceHouse, { stale: [getServiceHouse], staleIfFailed: [getServiceHouse] })
