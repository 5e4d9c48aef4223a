import { momentOf, useReader } from '@plaza/web/reading'
import { useListMallAds, usePublishAd } from '../../../calls/content.ts'
import { WrittenPage } from '../../../parts/written/WrittenPage.tsx'
import { AdSheet } from './AdSheet.tsx'
import { useAdWords } from './words/index.ts'

/** Ads for the five positions of the home page: drafts, planned, current and ended ads. */
export default function AdsScreen() {
  const words = useAdWords()
  const { lang } = useReader()
  const query = useListMallAds()
  const publish = usePublishAd()
  return (
    <WrittenPage
      said={words}
      query={query}
      kind="ad"
      publish={publish}
      tell={({ position, from, to }) => `${words.positions[position]} · ${momentOf(from, lang)}${to ? ` – ${momentOf(to, lang)}` : ''}`}
      sheet={(known, close) => <AdSheet known={known} onClose={close} />}
    />
  )
}
