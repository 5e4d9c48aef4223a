import * as contract from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, route } from '../../kernel/http/serve.ts'
import { changeStaff, listStaff } from './change-staff.ts'
import { acceptInvitation, inviteStaff, openInvitation } from './invitations.ts'
import { getDemoPeople } from './get-demo-people.ts'
import { loginOperator } from './login-operator.ts'
import { logoutOperator } from './logout-operator.ts'
import { changeOperatorPassword, renewRecoveryCodes } from './own-secrets.ts'
import { showOperator } from './show-operator.ts'

export const staffRoutes = [
  route('getDemoPeople', contract.getDemoPeople, getDemoPeople, { open: (kernel) => kernel.environment.demo }),
  route('loginOperator', contract.loginOperator, loginOperator),
  route('logoutOperator', contract.logoutOperator, logoutOperator),
  route('getOperator', contract.getOperator, async (ask) => done(await showOperator(ask.kernel.db, ownSession(ask).personId))),
  route('openInvitation', contract.openInvitation, openInvitation),
  route('acceptInvitation', contract.acceptInvitation, acceptInvitation),
  route('listStaff', contract.listStaff, listStaff),
  route('inviteStaff', contract.inviteStaff, inviteStaff),
  route('changeStaff', contract.changeStaff, changeStaff),
  route('changeOperatorPassword', contract.changeOperatorPassword, changeOperatorPassword),
  route('renewRecoveryCodes', contract.renewRecoveryCodes, renewRecoveryCodes),
]
