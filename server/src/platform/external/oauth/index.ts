export { type Journey, makePlatform, type Platform, type PlatformPerson } from './platform.ts'
export { type PlatformSettings } from './platform-settings.ts'
