import * as contract from '@plaza/contract'
import { route, type Route } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { cancelClosing } from './closure/cancel-closing.ts'
import { closeAccount } from './closure/close-account.ts'
import { changePaymentSettings } from './payouts/change-payment-settings.ts'
import { getPaymentSettings } from './payouts/get-payment-settings.ts'
import { agreeToPolicies } from './profile/agree-to-policies.ts'
import { exportOwnData } from './profile/export-own-data.ts'
import { forgotPassword } from './profile/forgot-password.ts'
import { getUserInfo } from './profile/get-user-info.ts'
import { listSessions } from './profile/list-sessions.ts'
import { resetPassword } from './profile/reset-password.ts'
import { revokeSession } from './profile/revoke-session.ts'
import { updateUser } from './profile/update-user.ts'
import { verifyEmail } from './profile/verify-email.ts'
import { getCaptcha } from './sign-in/get-captcha.ts'
import { loginByCode } from './sign-in/login-by-code.ts'
import { loginByPassword } from './sign-in/login-by-password.ts'
import { logout } from './sign-in/logout.ts'
import { register } from './sign-in/register.ts'
import { userRow } from './people/show-user.ts'
import { sendCode } from './codes/send-code.ts'
import { bindSocialAccount } from './social-login/bind-social-account.ts'
import { getSocialLogin } from './social-login/get-social-login.ts'

const hasPlatform = (kernel: Kernel) => kernel.platform !== null

export const accountsRoutes: Route[] = [
  route('loginByPassword', contract.loginByPassword, loginByPassword),
  route('loginByCode', contract.loginByCode, loginByCode),
  route('getSocialLogin', contract.getSocialLogin, getSocialLogin, { open: hasPlatform }),
  route('bindSocialAccount', contract.bindSocialAccount, bindSocialAccount, { open: hasPlatform }),
  route('sendCode', contract.sendCode, sendCode),
  route('getCaptcha', contract.getCaptcha, getCaptcha),
  route('register', contract.register, register),
  route('forgotPassword', contract.forgotPassword, forgotPassword),
  route('resetPassword', contract.resetPassword, resetPassword),
  route('logout', contract.logout, logout),
  route('listSessions', contract.listSessions, listSessions),
  route('revokeSession', contract.revokeSession, revokeSession),
  route('getUserInfo', contract.getUserInfo, getUserInfo, {
    alongside: ({ people }) => userRow(people),
  }),
  route('updateUser', contract.updateUser, updateUser),
  route('agreeToPolicies', contract.agreeToPolicies, agreeToPolicies),
  route('verifyEmail', contract.verifyEmail, verifyEmail),
  route('exportOwnData', contract.exportOwnData, exportOwnData),
  route('closeAccount', contract.closeAccount, closeAccount),
  route('cancelClosing', contract.cancelClosing, cancelClosing),
  route('getPaymentSettings', contract.getPaymentSettings, getPaymentSettings),
  route('changePaymentSettings', contract.changePaymentSettings, changePaymentSettings),
]
