import type { UserInfo } from '@plaza/contract'
import { ButtonLink, Icon, IconBan, IconBuildingStore, IconCircleX, IconHourglass, type TablerIcon, cx } from '@plaza/design'
import { hrefOf } from '../../paths.ts'
import { useProfileWords } from './words/index.ts'
import styles from './SellerCard.module.css'

type State = UserInfo['seller']['state']
const icons: Record<State, TablerIcon> = {
  none: IconBuildingStore,
  applying: IconHourglass,
  need_more: IconHourglass,
  approved: IconBuildingStore,
  rejected: IconCircleX,
  suspended: IconBan,
}
const hrefs: Record<State, string> = {
  none: hrefOf('becomeSeller'),
  applying: hrefOf('becomeSeller'),
  need_more: hrefOf('becomeSeller'),
  approved: hrefOf('dashboard', { tab: 'backend' }),
  rejected: hrefOf('becomeSeller'),
  suspended: hrefOf('dashboard', { tab: 'backend', to: '/standing' }),
}

/** The customer's status as a seller, and what to do next. */
export function SellerCard({ user }: { user: UserInfo }) {
  const all = useProfileWords()
  const { state, reason } = user.seller
  const words = all.seller[state]
  return (
    <section aria-labelledby="seller-state" className={cx(styles.card, styles[state])}>
      <span className={styles.mark}>
        <Icon of={icons[state]} size={26} />
      </span>
      <div className={styles.words}>
        <h2 id="seller-state" className={styles.title}>
          {words.title}
        </h2>
        {reason && (
          <p>
            <b>{all.reason}</b> {reason}
          </p>
        )}
        <p className={styles.text}>{words.text}</p>
      </div>
      <ButtonLink href={hrefs[state]} look={state === 'approved' ? 'primary' : 'soft'} size="small">
        {words.action}
      </ButtonLink>
    </section>
  )
}
