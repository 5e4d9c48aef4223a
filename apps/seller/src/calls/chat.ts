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

/** What somebody said, or read, makes untrue. */
export const tellingOfChat = [getShopMessages, listShopConversations]

export const useListShopConversationsPages = (view: 'all' | 'waiting', when?: When) =>
  usePages(listShopConversations, { view, limit: '30' }, { tongue: 'any', ...when })
export const useGetShopMessagesPages = (conversation: string) => usePages(getShopMessages, { conversation, limit: '30' })
export const useSendShopMessage = () => useChange(sendShopMessage, { stale: tellingOfChat })
export const useBlockShopConversation = () => useChange(blockShopConversation, { stale: tellingOfChat })
export const useReportShopConversation = () => useChange(reportShopConversation)
export const useReadShopMessages = () => useChange(readShopMessages, { stale: [listShopConversations] })

/** In how many conversations nobody of the shop has read what was written. */
export const useUnreadTalks = (): number => {
  const may = useMay('chat')
  const asked = useListShopConversationsPages('waiting', { enabled: may })
  return may ? (asked.data?.pages[0]?.unread ?? 0) : 0
}

/** What is ready to be said, and when somebody is there. */
export const useGetChatHouse = () => useAnswer(getChatHouse, {}, { tongue: 'any' })
export const useSaveChatHouse = () => useChange(saveChatHouse, { stale: [getChatHouse], staleIfFailed: [getChatHouse] })
