export { challenge } from './challenge.ts'
export { consoleOpener } from './console-opener.tsx'
export { everyday, inWords, websiteConfig } from './samples.ts'
