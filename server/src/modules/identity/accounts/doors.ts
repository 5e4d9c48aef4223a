import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { serveSocialLogin } from './social-login/serve-social-login.ts'

export const accountsPlugins: readonly HttpPlugin[] = [
  { what: 'social login', at: ['/api/customer/login/:platform/start', '/api/customer/login/:platform/callback'], open: serveSocialLogin },
]
