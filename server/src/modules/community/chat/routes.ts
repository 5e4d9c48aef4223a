import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { blockConversation } from './block-conversation.ts'
import { blockShopConversation } from './block-shop-conversation.ts'
import { getMessages } from './get-messages.ts'
import { getShopMessages } from './get-shop-messages.ts'
import { getChatHouse } from './support/get-chat-house.ts'
import { getServiceHouse } from './support/get-service-house.ts'
import { saveChatHouse } from './support/save-chat-house.ts'
import { saveServiceHouse } from './support/save-service-house.ts'
import { listConversations } from './list-conversations.ts'
import { listShopConversations } from './list-shop-conversations.ts'
import { openConversation } from './open-conversation.ts'
import { readMessages } from './read-messages.ts'
import { readShopMessages } from './read-shop-messages.ts'
import { reportConversation } from './reports/report-conversation.ts'
import { reportShopConversation } from './reports/report-shop-conversation.ts'
import { sendMessage } from './send-message.ts'
import { sendShopMessage } from './send-shop-message.ts'
import { assignConversation } from './service/assign-conversation.ts'
import { getServiceMessages } from './service/get-service-messages.ts'
import { listServiceConversations } from './service/list-service-conversations.ts'
import { readServiceMessages } from './service/read-service-messages.ts'
import { sendServiceMessage } from './service/send-service-message.ts'

export const chatRoutes = [
  route('listConversations', contract.listConversations, listConversations),
  route('getMessages', contract.getMessages, getMessages),
  route('openConversation', contract.openConversation, openConversation),
  route('sendMessage', contract.sendMessage, sendMessage),
  route('readMessages', contract.readMessages, readMessages),
  route('blockConversation', contract.blockConversation, blockConversation),
  route('reportConversation', contract.reportConversation, reportConversation),
  route('reportShopConversation', contract.reportShopConversation, reportShopConversation),
  route('blockShopConversation', contract.blockShopConversation, blockShopConversation),
  route('listShopConversations', contract.listShopConversations, listShopConversations),
  route('getShopMessages', contract.getShopMessages, getShopMessages),
  route('sendShopMessage', contract.sendShopMessage, sendShopMessage),
  route('readShopMessages', contract.readShopMessages, readShopMessages),
  route('getChatHouse', contract.getChatHouse, getChatHouse),
  route('saveChatHouse', contract.saveChatHouse, saveChatHouse),
  route('getServiceHouse', contract.getServiceHouse, getServiceHouse),
  route('saveServiceHouse', contract.saveServiceHouse, saveServiceHouse),
  route('listServiceConversations', contract.listServiceConversations, listServiceConversations),
  route('getServiceMessages', contract.getServiceMessages, getServiceMessages),
  route('sendServiceMessage', contract.sendServiceMessage, sendServiceMessage),
  route('readServiceMessages', contract.readServiceMessages, readServiceMessages),
  route('assignConversation', contract.assignConversation, assignConversation),
]
