import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import type { AnswerOf, listStockMovements } from '@plaza/contract'
import { ButtonLink, IconHistory } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { momentOf, useReader } from '@plaza/web/reading'
import { useListStockMovementsPages } from '../../calls/inventory.ts'
import { hrefOf } from '../../paths.ts'
import { useStockWords } from './words/index.ts'
import styles from './Stock.module.css'

type Movement = AnswerOf<typeof listStockMovements>['list'][number]

/** Stock movements of one variant: received, reserved and sold pieces. */
export default function StockItemScreen() {
  const words = useStockWords()
  const id = new URLSearchParams(useRoute().query).get('id') ?? ''
  const at = useIndexAddress({ views: ['all'] })
  const request = useListStockMovementsPages(id)
  const columns = useColumns()
  return (
    <IndexPage
      name="movements"
      title={words.movements}
      back={{ href: hrefOf('stock'), label: words.title }}
      actions={<ButtonLink href={hrefOf('newIntake')}>{words.bringIn}</ButtonLink>}
      at={at}
      query={request}
      row={{ id: (row) => row.id, name: ({ kind }) => words.kinds[kind] }}
      columns={columns}
      empty={{ icon: IconHistory, title: words.noMovements, text: words.noMovementsText }}
    />
  )
}

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0')

const useColumns = (): readonly Column<Movement>[] => {
  const words = useStockWords()
  const { lang } = useReader()
  return [
    {
      key: 'at',
      head: words.movement.when,
      cell: ({ at }) => (
        <time dateTime={at} title={momentOf(at, lang)}>
          {momentOf(at, lang)}
        </time>
      ),
    },
    { key: 'kind', head: words.movement.what, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'change',
      head: words.movement.change,
      end: true,
      cell: ({ change }) => <b className={change > 0 ? styles.more : styles.less}>{signed(change)}</b>,
    },
    { key: 'pieces', head: words.movement.pieces, end: true, cell: ({ quantity }) => quantity },
    {
      key: 'from',
      head: words.movement.from,
      cell: ({ intake_id: id }) => id && <a href={hrefOf('intake', { id })}>{words.intake(id)}</a>,
    },
  ]
}
