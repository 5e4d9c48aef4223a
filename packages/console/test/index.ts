export { consoleOpener } from './console-opener.tsx'
export { inWords, websiteConfig } from './samples.ts'
