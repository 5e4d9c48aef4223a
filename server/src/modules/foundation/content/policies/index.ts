export { type PolicyVersion, nextPolicyAt, policyInForce, policyVersions } from './policy-rows.ts'
