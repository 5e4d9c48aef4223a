import type { Transfer, UserInfo } from '@plaza/contract'
import { Banner } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import type { ScreenProps } from '../../screen.ts'
import { WalletFrame, hrefOfView } from '../WalletFrame.tsx'
import card from '../Wallet.module.css'
import { ChooseShop } from './ChooseShop.tsx'
import { MadeTransfer } from './MadeTransfer.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferList } from './TransferList.tsx'
import { shopNumberIn } from './shop-number.ts'
import { useTransferWords } from './words/index.ts'
import styles from './Transfer.module.css'

/** Transfers balance to a shop in two steps: recipient, then amount. */
export default function TransferView({ query }: ScreenProps) {
  return <WalletFrame view="transfer">{(user) => <Giving user={user} query={query} />}</WalletFrame>
}

const choose = (shop?: string) => changeQuery(hrefOfView('transfer', shop ? { shop } : {}))

function Giving({ user, query }: { user: UserInfo; query: URLSearchParams }) {
  const words = useTransferWords()
  const shopId = shopNumberIn(query.get('shop') ?? '')
  const [made, setMade] = useState<Transfer>()
  return (
    <div className={styles.page}>
      <div className={styles.giving}>
        {made ? (
          <MadeTransfer
            transfer={made}
            onAnother={() => {
              setMade(undefined)
              choose()
            }}
          />
        ) : (
          <>
            <p className={card.text}>{words.intro}</p>
            <Banner tone="warning">{words.warning}</Banner>
            {shopId ? (
              <TransferForm key={shopId} user={user} shopId={shopId} onMade={setMade} onChange={() => choose()} />
            ) : (
              <ChooseShop onChoose={choose} />
            )}
          </>
        )}
      </div>
      <TransferList record={query.get('record')} />
    </div>
  )
}
