export { reportConversation } from './report-conversation.ts'
export { reportShopConversation } from './report-shop-conversation.ts'
export { talkCase } from './talk-case.ts'
