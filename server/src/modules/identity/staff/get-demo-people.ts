import { demoPeople } from '@plaza/cast'
import type { getDemoPeople as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { demoTotpOf } from './demo-totp.ts'

/** Shoppers, sellers and staff of the demo mall, with their login data. */
export const getDemoPeople: UseCase<typeof shape> = async ({ kernel }) =>
  done({ list: await Promise.all(demoPeople.map(async (person) => ({ ...person, totp: await demoTotpOf(kernel, person.email) }))) })
