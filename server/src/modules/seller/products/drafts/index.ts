export { type Acting, overtaken, productRoles, withOwnEntry } from './own-entry.ts'
export { publishAtOnce } from './publish-at-once.ts'
export { saveDraft } from './save-draft.ts'
export { submitDraft } from './submit-draft.ts'
