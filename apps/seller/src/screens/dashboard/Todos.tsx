import type { Dashboard } from '@plaza/contract'
import {
  EmptyScene,
  Icon,
  IconBuildingWarehouse,
  IconChecks,
  IconCircleCheck,
  IconPackage,
  IconReceiptRefund,
  type TablerIcon,
  cx,
} from '@plaza/design'
import { instantNow, type Instant, showTime } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { hrefOf } from '../../paths.ts'
import { useDashboardWords } from './words/index.ts'
import styles from './Todos.module.css'

type Kind = Dashboard['todos'][number]['kind']
const looks: Record<Kind, { icon: TablerIcon; href: string }> = {
  accept: { icon: IconCircleCheck, href: hrefOf('orders', { view: 'to_accept' }) },
  ship: { icon: IconPackage, href: hrefOf('orders', { view: 'to_ship' }) },
  refunds: { icon: IconReceiptRefund, href: hrefOf('refunds') },
  low_stock: { icon: IconBuildingWarehouse, href: hrefOf('stock', { view: 'low' }) },
}

/** Highest count that the server returns. */
const maxCounted = 999

/** Tasks of the shop, each with its count and the remaining time of its most urgent item. */
export function Todos({ of: todos }: { of: Dashboard['todos'] }) {
  const words = useDashboardWords()
  const { lang } = useReader()
  const waiting = todos.filter(({ count }) => count > 0)
  if (waiting.length === 0) return <EmptyScene icon={IconChecks} title={words.allDone} text={words.allDoneText} />
  const now = instantNow()
  return (
    <ul className={styles.todos}>
      {waiting.map(({ kind, count, due_at: due }) => (
        <li key={kind}>
          <a href={looks[kind].href} className={styles.todo}>
            <span className={cx(styles.mark, styles[kind])}>
              <Icon of={looks[kind].icon} size={20} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{words.todos[kind]}</span>
              {due && (
                <span className={cx(styles.due, due < now && styles.late)}>
                  {due < now ? words.late : words.due(showTime({ moment: due as Instant, now, language: lang }))}
                </span>
              )}
            </span>
            <b className="num">{count >= maxCounted ? `${maxCounted}+` : count}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
