import type { Door } from '../../../platform/http/plugin.ts'
import { serveSocialLogin } from './social-login/index.ts'

export const accountsDoors: readonly Door[] = [
  { what: 'social login', at: ['/api/customer/login/:platform/start', '/api/customer/login/:platform/callback'], open: serveSocialLogin },
]
