import * as contract from '@plaza/contract'
import { route, type Route } from '../../kernel/http/serve.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { cancelClosing, closeAccount } from './closing/index.ts'
import { changePaymentSettings, getPaymentSettings } from './payouts/index.ts'
import {
  exportOwnData,
  forgotPassword,
  getAffiliateSummary,
  getUserInfo,
  listSessions,
  resetPassword,
  revokeSession,
  updateUser,
  verifyEmail,
} from './own/index.ts'
import { getCaptcha, loginByCode, loginByPassword, logout, register } from './entering/index.ts'
import { type PersonSources, userRow } from './showing/index.ts'
import { sendCode } from './codes/index.ts'
import { bindSocialAccount, getSocialLogin } from './social/index.ts'

const hasPlatform = (kernel: Kernel) => kernel.platform !== null

export const accountsRoutes = (sources: PersonSources): Route[] => [
  route('loginByPassword', contract.loginByPassword, loginByPassword(sources)),
  route('loginByCode', contract.loginByCode, loginByCode(sources)),
  route('getSocialLogin', contract.getSocialLogin, getSocialLogin(sources), { open: hasPlatform }),
  route('bindSocialAccount', contract.bindSocialAccount, bindSocialAccount(sources), { open: hasPlatform }),
  route('sendCode', contract.sendCode, sendCode),
  route('getCaptcha', contract.getCaptcha, getCaptcha),
  route('register', contract.register, register(sources)),
  route('forgotPassword', contract.forgotPassword, forgotPassword),
  route('resetPassword', contract.resetPassword, resetPassword),
  route('logout', contract.logout, logout),
  route('listSessions', contract.listSessions, listSessions),
  route('revokeSession', contract.revokeSession, revokeSession),
  route('getUserInfo', contract.getUserInfo, getUserInfo, {
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
