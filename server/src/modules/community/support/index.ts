export { supportRoutes } from './routes.ts'
export { ownTicketWords } from './tickets/index.ts'
