import { AccountMenu, mallAddress } from '@plaza/console'
import { useLogoutSeller } from '../calls/access.ts'
import type { SellerUser } from '../seller-web.ts'
import { loadWords, useWords } from '../words/index.ts'

/** Account menu of a shop member: the shop's name and the member's role. */
export function Foot({ of: { shop, role } }: { of: SellerUser }) {
  const words = useWords()
  const { mutateAsync: logOut } = useLogoutSeller()
  return (
    <AccountMenu
      label={words.accountMenu}
      name={shop.name}
      roleName={words.roles[role]}
      mall={mallAddress('seller')}
      loadWords={loadWords}
      logOut={() => logOut({})}
    />
  )
}
