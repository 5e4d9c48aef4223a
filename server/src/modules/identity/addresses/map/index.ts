export { mapSettings } from './map-settings.ts'
