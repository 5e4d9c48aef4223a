import { AccountMenu, mallAddress } from '@plaza/console'
import type { Operator } from '@plaza/contract'
import { Icon, IconKey } from '@plaza/design'
import { useLogoutOperator } from '../calls/staff.ts'
import { hrefOf } from '../paths.ts'
import { loadWords, useWords } from '../words/index.ts'

/** Account menu of a staff member: name, role, and a link to the member's own sign-in settings. */
export function Foot({ of: { full_name: name, role } }: { of: Pick<Operator, 'full_name' | 'role'> }) {
  const words = useWords()
  const { mutateAsync: logOut } = useLogoutOperator()
  return (
    <AccountMenu
      label={words.accountMenu}
      name={name}
      roleName={words.roles[role]}
      mall={mallAddress('operator')}
      items={[{ label: words.screens.own, icon: <Icon of={IconKey} size={20} />, href: hrefOf('own') }]}
      loadWords={loadWords}
      logOut={() => logOut({})}
    />
  )
}
