import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { cancelInvitation } from './invitations/cancel-invitation.ts'
import { inviteStaff } from './invitations/invite-staff.ts'
import { openInvitation } from './invitations/open-invitation.ts'
import { changeOperatorPassword } from './secrets/change-operator-password.ts'
import { renewRecoveryCodes } from './secrets/renew-recovery-codes.ts'
import { changeStaff } from './change-staff.ts'
import { getOperator } from './get-operator.ts'
import { listStaff } from './list-staff.ts'
import { getDemoPeople } from './get-demo-people.ts'
import { loginOperator } from './login-operator.ts'
import { logoutOperator } from './logout-operator.ts'

export const staffRoutes = [
  route('getDemoPeople', contract.getDemoPeople, getDemoPeople, { open: (kernel) => kernel.environment.demo }),
  route('loginOperator', contract.loginOperator, loginOperator),
  route('logoutOperator', contract.logoutOperator, logoutOperator),
  route('getOperator', contract.getOperator, getOperator),
  route('openInvitation', contract.openInvitation, openInvitation),
  route('acceptInvitation', contract.acceptInvitation, acceptInvitation),
  route('listStaff', contract.listStaff, listStaff),
  route('inviteStaff', contract.inviteStaff, inviteStaff),
  route('cancelInvitation', contract.cancelInvitation, cancelInvitation),
  route('changeStaff', contract.changeStaff, changeStaff),
  route('changeOperatorPassword', contract.changeOperatorPassword, changeOperatorPassword),
  route('renewRecoveryCodes', contract.renewRecoveryCodes, renewRecoveryCodes),
]
