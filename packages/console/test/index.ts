export { challenge } from './challenge.ts'
export { consoleOpener } from './console-opener.tsx'
export { inWords, websiteConfig } from './samples.ts'
