import { IndexPage, useIndexAddress } from '@plaza/console'
import { customerStates } from '@plaza/contract'
import { IconUsers, StatusChip } from '@plaza/design'
import { dayOf, useReader } from '@plaza/web/reading'
import { useListCustomersPages } from '../../calls/customers.ts'
import { hrefOf } from '../../paths.ts'
import { personTones } from './tones.ts'
import { usePeopleWords } from './words/index.ts'

const views = ['all', ...customerStates] as const

/** Customer accounts, filtered by state and search word. */
export default function PeopleScreen() {
  const words = usePeopleWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views })
  const query = useListCustomersPages({ ...(at.view !== 'all' && { state: at.view }), ...(at.keyword && { keyword: at.keyword }) })
  return (
    <IndexPage
      name="people"
      title={words.title}
      subtitle={words.text}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ full_name: name }) => name, href: ({ id }) => hrefOf('person', { id }) }}
      columns={[
        { key: 'name', head: words.columns.name, cell: ({ full_name: name }) => name },
        { key: 'email', head: words.columns.email, cell: ({ email }) => email },
        { key: 'phone', head: words.columns.phone, cell: ({ phone }) => phone },
        {
          key: 'state',
          head: words.columns.state,
          cell: ({ state }) => <StatusChip tone={personTones[state]}>{words.views[state]}</StatusChip>,
        },
        { key: 'since', head: words.columns.since, cell: ({ since }) => dayOf(since, lang) },
      ]}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      search={words.search}
      empty={{ icon: IconUsers, title: words.none, text: words.noneText }}
    />
  )
}
