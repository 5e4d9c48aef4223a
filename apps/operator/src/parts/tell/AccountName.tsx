import type { AccountOwner } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import { useCodeWords } from './words/index.ts'
import styles from './AccountName.module.css'

const pages = { customer: 'person', shop: 'shop', order: 'order' } as const

/** Type and number of an owner. People know an order by its number, and not by its ID. */
const numbered = ({ kind, id, name }: AccountOwner) => `${kind}:${kind === 'order' ? name || id : id}`

/** Link to the page of an account's owner, by type and number: `Customer 7`. */
export function OwnerLink({ owner }: { owner: AccountOwner }) {
  const codes = useCodeWords()
  return (
    <a href={hrefOf(pages[owner.kind], { id: owner.id })} className={styles.link}>
      {codes.thingOf(numbered(owner))}
    </a>
  )
}

type Codes = ReturnType<typeof useCodeWords>
type Account = { address: string; owner: AccountOwner | null }
const nameOf = (codes: Codes, { address, owner }: Account) =>
  owner ? (owner.kind !== 'order' && owner.name) || codes.thingOf(numbered(owner)) : codes.accountOf(address)

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

/** The reference of a ledger line in words, with the stored reference below for a search. An order has the number that people know. */
export function ReferenceName({ reference, orderNo }: { reference: string; orderNo: string | null }) {
  const codes = useCodeWords()
  return (
    <span className={styles.account}>
      <span>{orderNo ? codes.thingOf(`order:${orderNo}`) : codes.thingOf(reference)}</span>{' '}
      <small className={styles.code}>{reference}</small>
    </span>
  )
}
