import { demoPeople } from '@plaza/cast'
import * as contract from '@plaza/contract'
import { done } from '@plaza/values'
import { makeChallenge } from '../../kernel/captcha.ts'
import { route, type Route } from '../../kernel/http/serve.ts'
import { getAffiliateSummary } from './affiliate.ts'
import { cancelClosing, closeAccount } from './close-account.ts'
import { listSessions, revokeSession } from './devices.ts'
import { exportOwnData } from './export-own-data.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { forgotPassword } from './forgot-password.ts'
import { loginByCode } from './login-by-code.ts'
import { loginByPassword } from './login-by-password.ts'
import { logout } from './logout.ts'
import { ownSession } from './own-session.ts'
import { changePaymentSettings, getPaymentSettings } from './payment-settings.ts'
import type { PersonSources } from './person-sources.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { showUser, userRow } from './show-user.ts'
import { bindSocialAccount, getSocialLogin } from './social/index.ts'
import { updateUser } from './update-user.ts'
import { verifyEmail } from './verify-email.ts'

const demo = (sources: PersonSources) =>
  route(
    'getDemoPeople',
    contract.getDemoPeople,
    async ({ kernel }) => {
      const totpOf = async (email: string) => (await sources.demoTotp?.(kernel, email)) ?? null
      return done({ list: await Promise.all(demoPeople.map(async (person) => ({ ...person, totp: await totpOf(person.email) }))) })
    },
    { open: (kernel) => kernel.environment.demo },
  )

const hasPlatform = (kernel: Kernel) => kernel.platform !== null

export const accountsRoutes = (sources: PersonSources): Route[] => [
  demo(sources),
  route('loginByPassword', contract.loginByPassword, loginByPassword(sources)),
  route('loginByCode', contract.loginByCode, loginByCode(sources)),
  route('getSocialLogin', contract.getSocialLogin, getSocialLogin(sources), { open: hasPlatform }),
  route('bindSocialAccount', contract.bindSocialAccount, bindSocialAccount(sources), { open: hasPlatform }),
  route('sendCode', contract.sendCode, sendCode),
  route('getCaptcha', contract.getCaptcha, async ({ kernel }) => done(makeChallenge(kernel))),
  route('register', contract.register, register(sources)),
  route('forgotPassword', contract.forgotPassword, forgotPassword),
  route('resetPassword', contract.resetPassword, resetPassword),
  route('logout', contract.logout, logout),
  route('listSessions', contract.listSessions, listSessions),
  route('revokeSession', contract.revokeSession, revokeSession),
  route('getUserInfo', contract.getUserInfo, async (ask) => done(showUser(ownSession(ask).alongside, ask.kernel.environment)), {
    alongside: (customerId) => userRow(sources, customerId),
  }),
  route('updateUser', contract.updateUser, updateUser(sources)),
  route('verifyEmail', contract.verifyEmail, verifyEmail(sources)),
  route('exportOwnData', contract.exportOwnData, exportOwnData(sources)),
  route('closeAccount', contract.closeAccount, closeAccount(sources)),
  route('cancelClosing', contract.cancelClosing, cancelClosing(sources)),
  route('getPaymentSettings', contract.getPaymentSettings, getPaymentSettings),
  route('changePaymentSettings', contract.changePaymentSettings, changePaymentSettings),
  route('getAffiliateSummary', contract.getAffiliateSummary, getAffiliateSummary(sources)),
]
