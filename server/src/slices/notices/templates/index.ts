export { accountTemplates } from './account.ts'
export type { Template } from './template.ts'
export { type TemplateName, type ValueNamesOf, isTemplate, templates } from './templates.ts'
