export { bankPage } from './bank-page.ts'
export { type DemoChoice, demoPage } from './demo-page.ts'
export { languageOfBrowser, showPage } from './page.ts'
