export { chatRoutes } from './routes.ts'
export { ownWords } from './own-words.ts'
