import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { assignConversation } from './assign-conversation.ts'
import { blockConversation } from './block-conversation.ts'
import { blockShopConversation } from './block-shop-conversation.ts'
import { getMessages } from './get-messages.ts'
import { getServiceMessages } from './get-service-messages.ts'
import { getShopMessages } from './get-shop-messages.ts'
import { listConversations } from './list-conversations.ts'
import { listServiceConversations } from './list-service-conversations.ts'
import { listShopConversations } from './list-shop-conversations.ts'
import { openConversation } from './open-conversation.ts'
import { readMessages } from './read-messages.ts'
import { readServiceMessages } from './read-service-messages.ts'
import { readShopMessages } from './read-shop-messages.ts'
import { sendMessage } from './send-message.ts'
import { sendServiceMessage } from './send-service-message.ts'
import { sendShopMessage } from './send-shop-message.ts'

export const chatRoutes = [
  route('listConversations', contract.listConversations, listConversations),
  route('getMessages', contract.getMessages, getMessages),
  route('openConversation', contract.openConversation, openConversation),
  route('sendMessage', contract.sendMessage, sendMessage),
  route('readMessages', contract.readMessages, readMessages),
  route('blockConversation', contract.blockConversation, blockConversation),
  route('blockShopConversation', contract.blockShopConversation, blockShopConversation),
  route('listShopConversations', contract.listShopConversations, listShopConversations),
  route('getShopMessages', contract.getShopMessages, getShopMessages),
  route('sendShopMessage', contract.sendShopMessage, sendShopMessage),
  route('readShopMessages', contract.readShopMessages, readShopMessages),
  route('listServiceConversations', contract.listServiceConversations, listServiceConversations),
  route('getServiceMessages', contract.getServiceMessages, getServiceMessages),
  route('sendServiceMessage', contract.sendServiceMessage, sendServiceMessage),
  route('readServiceMessages', contract.readServiceMessages, readServiceMessages),
  route('assignConversation', contract.assignConversation, assignConversation),
]
