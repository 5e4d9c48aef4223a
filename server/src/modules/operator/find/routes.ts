import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { FindCases } from '../../approvals/queue/index.ts'
import { findRecords } from './find-records.ts'

/** `findCases` reads cases of modules that load later, so `modules.ts` passes it in. */
export const findRoutes = (findCases: FindCases) => [route('findRecords', contract.findRecords, findRecords(findCases))]
