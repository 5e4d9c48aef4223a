import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import { type Intake, intakeStates } from '@plaza/contract'
import { ButtonLink, Icon, IconBuildingWarehouse, IconPlus } from '@plaza/design'
import { calendarDayOf, dayOf, useReader } from '@plaza/web/reading'
import { useListStockApplicationsPages } from '../../../calls/inventory.ts'
import { hrefOf } from '../../../paths.ts'
import { Goods } from '../Goods.tsx'
import { IntakeState } from './IntakeState.tsx'
import { useIntakeWords } from './words/index.ts'
import styles from '../Stock.module.css'

const views = ['all', ...intakeStates] as const

/** Stock deliveries of the shop, filtered by state. */
export default function IntakesScreen() {
  const words = useIntakeWords()
  const columns = useColumns()
  const at = useIndexAddress({ views })
  const query = useListStockApplicationsPages(at.view === 'all' ? {} : { state: at.view })
  const add = (
    <ButtonLink href={hrefOf('newIntake')} icon={<Icon of={IconPlus} size={20} />}>
      {words.add}
    </ButtonLink>
  )
  return (
    <IndexPage
      name="intakes"
      title={words.title}
      back={{ href: hrefOf('stock'), label: words.toStock }}
      actions={add}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ id }) => words.one(id), href: ({ id }) => hrefOf('intake', { id }) }}
      columns={columns}
      views={views.map((key) => ({ key, label: words.states[key] }))}
      empty={{ icon: IconBuildingWarehouse, title: words.empty, text: words.emptyText, action: add }}
    />
  )
}

const piecesOf = ({ lines }: Intake) => lines.reduce((sum, { expected, counted }) => sum + (counted ?? expected), 0)

const useColumns = (): readonly Column<Intake>[] => {
  const words = useIntakeWords()
  const { lang } = useReader()
  return [
    { key: 'number', head: words.columns.number, cell: ({ id }) => <span className="num">{id}</span> },
    {
      key: 'goods',
      head: words.columns.goods,
      cell: ({ lines: [first, ...rest] }) =>
        first && (
          <>
            <Goods of={first} />
            {rest.length > 0 && <small className={styles.quiet}> {words.more(rest.length)}</small>}
          </>
        ),
    },
    { key: 'pieces', head: words.columns.pieces, end: true, cell: (intake) => piecesOf(intake) },
    { key: 'state', head: words.columns.state, cell: ({ state }) => <IntakeState of={state} /> },
    { key: 'arrives', head: words.columns.arrives, cell: ({ arrives_at: at }) => <time dateTime={at}>{calendarDayOf(at, lang)}</time> },
    { key: 'asked', head: words.columns.asked, cell: ({ asked_at: at }) => <time dateTime={at}>{dayOf(at, lang)}</time> },
  ]
}
