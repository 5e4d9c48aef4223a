import type { Transfer, UserInfo } from '@plaza/contract'
import { Banner, Button, Icon, IconBuildingStore, PasswordField, TextField } from '@plaza/design'
import { formatMoney, parseMoney, subtractMoney } from '@plaza/values'
import { useDemoPassword } from '@plaza/web/demo'
import { useFormWords } from '@plaza/web/form'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import { Facts } from '../receipt/Facts.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import type { Recipient } from './recipient.ts'
import { useTransferring } from './use-transferring.ts'
import { useTransferWords } from './words/index.ts'
import styles from './Transfer.module.css'

type Props = { user: UserInfo; recipient: Recipient; available: string; onMade: (transfer: Transfer) => void; onChange: () => void }

/** Transfer form: the recipient shop's name, the sum, and its effects. */
export function WrittenTransfer({ user, recipient, available, onMade, onChange }: Props) {
  const all = useWalletWords()
  const words = useTransferWords()
  const formWords = useFormWords()
  const demoPassword = useDemoPassword(user.email)
  const { base, shown, symbol, isBase } = useSums()
  const form = useTransferring({ recipient, available, onMade })
  const { name, own, left_today: left } = recipient
  const sum = readSum(form.values.amount)
  const rest = restOf(available, sum)
  const facts = [
    words.available(base(available)),
    left !== null && words.leftToday(base(left)),
    !isBase && sum !== undefined && all.about(shown(sum)),
  ]
  return (
    <form noValidate className={`${card.card} ${card.form}`} onSubmit={form.submit}>
      <div className={styles.recipient}>
        <Icon of={IconBuildingStore} size={28} />
        <div>
          <h2>{words.recipient(name)}</h2>
          <p className={card.small}>{own ? words.ownText : words.recipientCheck}</p>
          <div className={styles.ways}>
            <a href={hrefOf('shop', { id: recipient.shop_id })} target="_blank" rel="noreferrer" className={card.link}>
              {words.seeShop}
            </a>
            <Button look="link" size="small" onClick={onChange}>
              {words.change}
            </Button>
          </div>
        </div>
      </div>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <TextField
        {...form.field('amount')}
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        before={symbol}
        hint={facts.filter(Boolean).join(' · ')}
      />
      <TextField {...form.field('remark')} label={words.remark} note={words.optional} maxLength={140} autoComplete="off" />
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        hint={demoPassword}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      {sum !== undefined && (
        <div role="group" aria-label={words.result}>
          <Facts
            facts={[
              { term: words.fee, value: words.noFee },
              { term: words.gets(name), value: base(sum) },
              rest !== undefined && { term: words.stays, value: base(rest) },
            ]}
          />
        </div>
      )}
      {!own && <p className={card.small}>{words.heldText(recipient.held_hours)}</p>}
      <Button type="submit" wide busy={form.busy}>
        {sum === undefined ? words.send : words.sendTo(base(sum), name)}
      </Button>
    </form>
  )
}

const restOf = (available: string, sum: string | undefined): string | undefined => {
  const [has, gives] = [parseMoney(available), sum === undefined ? undefined : parseMoney(sum)]
  return has === undefined || gives === undefined || gives > has ? undefined : formatMoney(subtractMoney(has, gives))
}
