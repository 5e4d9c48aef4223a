export { agree } from './agreement-rows.ts'
export {
  contentRows,
  writeContent,
  contentKinds,
  type ContentKind,
  type ContentState,
  contentState,
  removeContent,
  type ContentRow,
} from './content-things.ts'
export { publishDraft, dropDraft, insertDraft, writeDraft } from './policy-drafts.ts'
export { policyInForce, nextPolicyAt, policyVersions, type PolicyVersion } from './policy-rows.ts'
