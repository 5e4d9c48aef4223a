import * as contract from '@plaza/contract'
import { route, type Route } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { cancelClosing, closeAccount } from './closure/index.ts'
import { changePaymentSettings, getPaymentSettings } from './payouts/index.ts'
import {
  agreeToPolicies,
  exportOwnData,
  forgotPassword,
  getUserInfo,
  listSessions,
  resetPassword,
  revokeSession,
  updateUser,
  verifyEmail,
} from './profile/index.ts'
import { getCaptcha, loginByCode, loginByPassword, logout, register } from './sign-in/index.ts'
import { userRow } from './people/index.ts'
import { sendCode } from './codes/index.ts'
import { bindSocialAccount, getSocialLogin } from './social-login/index.ts'

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
