import { type Column, IndexPage, saveFile, useIndexAddress } from '@plaza/console'
import type { MallWords } from '@plaza/contract'
import { Button, IconDownload, Icon, IconLanguage, StatusChip } from '@plaza/design'
import { type Language, htmlLanguages, languageNames, languages } from '@plaza/values'
import { useListWords, useWordsListed } from '../../calls/texts.ts'
import { hrefOf } from '../../paths.ts'
import { BringTable } from './BringTable.tsx'
import { tableOf, textIn } from './table-of-texts.ts'
import { useTextsWords } from './words/index.ts'
import styles from './Words.module.css'

const views = ['all', 'missing', 'stale', 'own'] as const
const inOrder: readonly Language[] = ['en', ...languages.filter((lang) => lang !== 'en')]

/** Texts that the mall sends to users, in six columns. Missing translations come first, then translations older than the English text. */
export default function WordsScreen() {
  const words = useTextsWords()
  const at = useIndexAddress({ views, filters: ['lang'] })
  const columns = useColumns(at.filters['lang'])
  const all = useListWords().data?.list
  const isFound = (each: MallWords) =>
    [each.key, ...languages.map((lang) => textIn(each, lang))].some((text) => text.toLowerCase().includes(at.keyword.trim().toLowerCase()))
  const query = useWordsListed((each) => (at.view === 'all' || each[at.view].length > 0) && isFound(each))
  const take = (list: readonly MallWords[]) =>
    saveFile({ name: 'texts.csv', bytes: new Blob([tableOf(list)], { type: 'text/csv;charset=utf-8' }) })
  return (
    <IndexPage
      name="words"
      title={words.title}
      subtitle={words.text}
      actions={
        all && (
          <>
            <Button look="outline" icon={<Icon of={IconDownload} size={20} />} onClick={() => take(all)}>
              {words.take}
            </Button>
            <BringTable list={all} />
          </>
        )
      }
      at={at}
      query={query}
      row={{ id: ({ key }) => key, name: ({ key }) => key, href: ({ key }) => hrefOf('text', { id: key }) }}
      columns={columns}
      filters={[{ name: 'lang', label: words.beside, options: inOrder.slice(1).map((value) => ({ value, label: languageNames[value] })) }]}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      search={words.search}
      empty={{ icon: IconLanguage, title: words.none, text: words.noneText }}
    />
  )
}

/** Columns for English and the language beside it, or for all six languages. */
const useColumns = (beside: string | undefined): readonly Column<MallWords>[] => {
  const words = useTextsWords()
  return [
    {
      key: 'key',
      head: words.key,
      cell: ({ key, about }) => (
        <>
          {words.about[about]} <small>{key.replace(/^[a-z]+\./, '')}</small>
        </>
      ),
    },
    ...inOrder
      .filter((lang) => !beside || lang === 'en' || lang === beside)
      .map((lang): Column<MallWords> => ({
        key: lang,
        head: languageNames[lang],
        cell: (each) => <TranslatedText of={each} lang={lang} />,
        ...(lang !== 'en' && lang !== beside && { card: 'hidden' }),
      })),
  ]
}

function TranslatedText({ of: words, lang }: { of: MallWords; lang: Language }) {
  const { views: marks } = useTextsWords()
  const text = textIn(words, lang)
  const mark = (['missing', 'stale'] as const).find((each) => words[each].includes(lang))
  return (
    <>
      <span lang={htmlLanguages[lang]} className={styles.text}>
        {text.length > 60 ? `${text.slice(0, 60)}…` : text}
      </span>{' '}
      {mark && <StatusChip tone={mark === 'missing' ? 'danger' : 'warning'}>{marks[mark]}</StatusChip>}
    </>
  )
}
