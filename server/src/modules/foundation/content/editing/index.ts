export {
  type ContentKind,
  type ContentRow,
  type ContentState,
  contentKinds,
  contentRows,
  contentState,
  removeContent,
  writeContent,
} from './content-things.ts'
export { dropDraft, insertDraft, publishDraft, writeDraft } from './policy-drafts.ts'
