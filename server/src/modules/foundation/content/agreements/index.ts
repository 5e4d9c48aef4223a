export { agree, ownAgreements, toAgreeOf } from './agreement-rows.ts'
