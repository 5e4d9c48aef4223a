export { accountTemplates } from './account.ts'
export { standingTemplates } from './standing.ts'
export type { Template } from './template.ts'
export { type TemplateName, type ValueNamesOf, isTemplate, templates } from './templates.ts'
