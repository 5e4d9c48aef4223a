import { useAnswer, usePages } from '@plaza/client/asking'
import type { When } from '@plaza/client/queries'
import { useChange } from '@plaza/client/changing'
import {
  blockShopConversation,
  getChatHouse,
  getShopMessages,
  listShopConversations,
  readShopMessages,
  reportShopConversation,
  saveChatHouse,
  sendShopMessage,
} from '@plaza/contract'
import { useMay } from './dashboard.ts'

/** Queries that become stale when a message is sent or read. */
export const eventsOfChat = [getShopMessages, listShopConversations]

export const useListShopConversationsPages = (view: 'all' | 'waiting', when?: When) =>
  usePages(listShopConversations, { view, limit: '30' }, { tongue: 'any', ...when })
export const useGetShopMessagesPages = (conversation: string) => usePages(getShopMessages, { conversation, limit: '30' })
export const useSendShopMessage = () => useChange(sendShopMessage, { stale: eventsOfChat })
export const useBlockShopConversation = () => useChange(blockShopConversation, { stale: eventsOfChat })
export const useReportShopConversation = () => useChange(reportShopConversation)
export const useReadShopMessages = () => useChange(readShopMessages, { stale: [listShopConversations] })

/** Number of conversations with messages that no member of the shop has read. */
export const useUnreadTalks = (): number => {
  const may = useMay('chat')
  const query = useListShopConversationsPages('waiting', { enabled: may })
  return may ? (query.data?.pages[0]?.unread ?? 0) : 0
}

/** Reply templates and opening hours of the shop. */
export const useGetChatSettings = () => useAnswer(getChatHouse, {}, { tongue: 'any' })
export const useSaveChatSettings = () => useChange(saveChatHouse, { stale: [getChatHouse], staleIfFailed: [getChatHouse] })
