import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { assignConversation, getServiceMessages, listServiceConversations, readServiceMessages, sendServiceMessage } from '@plaza/contract'

/** What somebody said, read or took makes untrue. */
export const tellingOfChat = [getServiceMessages, listServiceConversations]

export const useListServiceConversationsPages = (view: 'unassigned' | 'mine' | 'all' | 'closed') =>
  usePages(listServiceConversations, { view, limit: '30' }, { tongue: 'any' })
export const useGetServiceMessagesPages = (conversation: string) => usePages(getServiceMessages, { conversation, limit: '30' })
export const useSendServiceMessage = () => useChange(sendServiceMessage, { stale: tellingOfChat })
export const useReadServiceMessages = () => useChange(readServiceMessages, { stale: [listServiceConversations] })
export const useAssignConversation = () => useChange(assignConversation, { stale: tellingOfChat, staleIfFailed: tellingOfChat })
