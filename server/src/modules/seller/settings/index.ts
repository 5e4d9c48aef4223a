export { shopSettingsRoutes } from './routes.ts'
