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
export { type PolicyVersion, dropDraft, insertDraft, policyInForce, policyVersions, publishDraft, writeDraft } from './policy-rows.ts'
