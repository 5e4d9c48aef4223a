export { chatAuthor } from './person.ts'
export { ownTalks, type ChatSide, chatSide, type Talker } from './talker.ts'
export { customerTalker, listening, serviceIn, shopTalker } from './talkers.ts'
