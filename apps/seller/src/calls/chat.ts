import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { blockShopConversation, getShopMessages, listShopConversations, readShopMessages, sendShopMessage } from '@plaza/contract'

/** What somebody said, or read, makes untrue. */
export const tellingOfChat = [getShopMessages, listShopConversations]

export const useListShopConversationsPages = (view: 'all' | 'waiting') =>
  usePages(listShopConversations, { view, limit: '30' }, { tongue: 'any' })
export const useGetShopMessagesPages = (conversation: string) => usePages(getShopMessages, { conversation, limit: '30' })
export const useSendShopMessage = () => useChange(sendShopMessage, { stale: tellingOfChat })
export const useBlockShopConversation = () => useChange(blockShopConversation, { stale: tellingOfChat })
export const useReadShopMessages = () => useChange(readShopMessages, { stale: [listShopConversations] })
