import type { AccountOwner } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import { useCodeWords } from './words/index.ts'
import styles from './AccountName.module.css'

const pages = { customer: 'person', shop: 'shop', order: 'order' } as const

/** Link to the page of an account's owner, by type and number: `Customer 7`. */
export function OwnerLink({ owner: { kind, id } }: { owner: AccountOwner }) {
  const codes = useCodeWords()
  return (
    <a href={hrefOf(pages[kind], { id })} className={styles.link}>
      {codes.thingOf(`${kind}:${id}`)}
    </a>
  )
}

type Codes = ReturnType<typeof useCodeWords>
type Account = { address: string; owner: AccountOwner | null }
const nameOf = (codes: Codes, { address, owner }: Account) =>
  owner ? owner.name || codes.thingOf(`${owner.kind}:${owner.id}`) : codes.accountOf(address)

/** The visible text of an account's name. A link around the name has this accessible name. */
export const accountText = (codes: Codes, account: Account): string => {
  const name = nameOf(codes, account)
  const balance = account.owner ? ` · ${codes.balanceOf(account.address)}` : ''
  return `${name}${balance}${name === account.address ? '' : ` ${account.address}`}`
}

type Props = { address: string; owner: AccountOwner | null; link?: boolean }

/** A ledger account by the name of its owner, with a link to the owner's page. The code of the account stands below, for a search. */
export function AccountName({ address, owner, link = true }: Props) {
  const codes = useCodeWords()
  const name = nameOf(codes, { address, owner })
  return (
    <span className={styles.account}>
      <span>
        {owner && link ? <a href={hrefOf(pages[owner.kind], { id: owner.id })}>{name}</a> : name}
        {owner && ` · ${codes.balanceOf(address)}`}
      </span>{' '}
      {name !== address && <small className={styles.code}>{address}</small>}
    </span>
  )
}
