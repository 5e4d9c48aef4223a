import { demoPeople } from '@plaza/cast'
import { getDemoPeople } from '@plaza/contract'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'

export const accountsRoutes = [
  route('getDemoPeople', getDemoPeople, async () => done({ list: demoPeople.map((person) => ({ ...person, totp: null })) }), {
    open: (kernel) => kernel.environment.demo,
  }),
]
