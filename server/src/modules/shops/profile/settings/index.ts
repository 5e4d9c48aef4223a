export { type ShopSettings, holdSettings, isNameTaken, settingsOf, writeSettings } from './settings-rows.ts'
