import { useCheckWithdrawal, useGetPaymentSettings } from '@plaza/client'
import { Banner, ButtonLink, EmptyScene, Icon, IconBuildingBank, IconWallet, LinesSkeleton } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { scene } from '../../../parts/pictures/scene.ts'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { hrefOf } from '../../../paths.ts'
import { WalletFrame } from '../WalletFrame.tsx'
import { isAhead } from '../is-ahead.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import styles from './Accounts.module.css'

/** Payout accounts, with masked numbers. Changes are made in the settings and need a code. */
export default function AccountsView() {
  return <WalletFrame view="accounts">{() => <Accounts />}</WalletFrame>
}

const change = hrefOf('settings', { section: 'payment' })

function Accounts() {
  const { lang } = useReader()
  const words = useWalletWords().accounts
  const check = useCheckWithdrawal({})
  const paused = useGetPaymentSettings().data?.paused_until
  const destinations = check.data?.destinations
  return (
    <section aria-label={words.title} className={`${card.card} ${card.narrow}`}>
      <p className={card.text}>{words.text}</p>
      {paused && <Banner tone="info">{words.paused(momentOf(paused, lang))}</Banner>}
      {!destinations && check.isError && <Failure error={check.error} busy={check.isFetching} onRetry={() => void check.refetch()} />}
      {!destinations && !check.isError && <LinesSkeleton lines={3} />}
      {destinations?.length === 0 && (
        <EmptyScene
          pictures={scene('bank')}
          title={words.none}
          text={words.noneText}
          action={<ButtonLink href={change}>{words.add}</ButtonLink>}
        />
      )}
      {destinations && destinations.length > 0 && (
        <>
          <ul className={styles.places}>
            {destinations.map(({ code, kind, name, masked, usable_from }) => (
              <li key={code}>
                <span className={styles.mark}>
                  <Icon of={kind === 'bank' ? IconBuildingBank : IconWallet} size={22} />
                </span>
                <div>
                  <p className={styles.name}>{name}</p>
                  <p className={card.small}>{masked}</p>
                  {isAhead(usable_from) && <p className={card.small}>{words.usableFrom(momentOf(usable_from, lang))}</p>}
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink look="soft" size="small" href={change}>
            {words.change}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
