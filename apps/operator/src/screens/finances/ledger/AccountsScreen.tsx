import { IndexPage, Money, useIndexAddress } from '@plaza/console'
import { accountKinds } from '@plaza/contract'
import { IconWallet } from '@plaza/design'
import { useListLedgerAccountsPages } from '../../../calls/finances.ts'
import { AccountName, OwnerLink, accountText } from '../../../parts/tell/AccountName.tsx'
import { useCodeWords } from '../../../parts/tell/words/index.ts'
import { hrefOf } from '../../../paths.ts'
import { naturalBalance } from './natural-balance.ts'
import { useLedgerWords } from './words/index.ts'

type Narrowed = Parameters<typeof useListLedgerAccountsPages>[0]

/** Every ledger account with its balance. Each account links to its ledger lines. */
export default function AccountsScreen() {
  const words = useLedgerWords()
  const codes = useCodeWords()
  const at = useIndexAddress({ views: ['all'], filters: ['kind'] })
  const query = useListLedgerAccountsPages({ ...at.filters, ...(at.keyword && { address: at.keyword.toLowerCase() }) } as Narrowed)
  return (
    <IndexPage
      name="accounts"
      title={words.accounts}
      at={at}
      query={query}
      row={{
        id: ({ address }) => address,
        name: (account) => accountText(codes, account),
        href: ({ address }) => hrefOf('ledger', { q: address }),
      }}
      columns={[
        { key: 'account', head: words.account, cell: ({ address, owner }) => <AccountName address={address} owner={owner} link={false} /> },
        {
          key: 'owner',
          head: words.owner,
          cell: ({ owner }) => (owner ? <OwnerLink owner={owner} /> : codes.thingOf('mall')),
        },
        { key: 'balance', head: words.balance, end: true, cell: ({ address, balance }) => <Money of={naturalBalance(address, balance)} /> },
      ]}
      filters={[
        { name: 'kind', label: words.filters.kind, options: accountKinds.map((value) => ({ value, label: codes.accountOf(value) })) },
      ]}
      search={words.account}
      empty={{ icon: IconWallet, title: words.none, text: words.noneText }}
    />
  )
}
