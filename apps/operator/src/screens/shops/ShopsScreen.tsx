import { IndexPage, useIndexAddress } from '@plaza/console'
import { shopStates } from '@plaza/contract'
import { IconBuildingStore, StatusChip } from '@plaza/design'
import { countryName, dayOf, useReader } from '@plaza/web/reading'
import { useListMallShopsPages } from '../../calls/shops.ts'
import { hrefOf } from '../../paths.ts'
import { shopTones } from './tones.ts'
import { useShopsWords } from './words/index.ts'

const views = ['all', ...shopStates] as const

/** Shops of the mall, filtered by state and search word. */
export default function ShopsScreen() {
  const words = useShopsWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views })
  const query = useListMallShopsPages({ ...(at.view !== 'all' && { state: at.view }), ...(at.keyword && { keyword: at.keyword }) })
  return (
    <IndexPage
      name="shops"
      title={words.title}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ name }) => name, href: ({ id }) => hrefOf('shop', { id }) }}
      columns={[
        { key: 'name', head: words.columns.name, cell: ({ name }) => name },
        { key: 'owner', head: words.columns.owner, cell: ({ owner }) => owner.full_name },
        { key: 'place', head: words.columns.place, cell: ({ city, country }) => `${city}, ${countryName(country, lang)}` },
        {
          key: 'state',
          head: words.columns.state,
          cell: ({ state }) => <StatusChip tone={shopTones[state]}>{words.views[state]}</StatusChip>,
        },
        { key: 'since', head: words.columns.since, cell: ({ since }) => dayOf(since, lang) },
      ]}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      search={words.search}
      empty={{ icon: IconBuildingStore, title: words.none, text: words.noneText }}
    />
  )
}
