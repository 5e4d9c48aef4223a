import { Icon, IconWorld, Wrap } from '@plaza/design'
import { languageNames } from '@plaza/values'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import { settingsOpen } from './settings-open.ts'
import styles from './Utility.module.css'

/** Row of small links above the desktop header. */
export function Utility() {
  const { words, lang, currency } = useReader()
  const open = () => settingsOpen.set(true)
  return (
    <nav aria-label={words.nav.shortcuts} className={styles.utility}>
      <Wrap className={styles.row}>
        <a href={hrefOf('becomeSeller')}>{words.nav.becomeSeller}</a>
        <a href={hrefOf('support')}>{words.nav.support}</a>
        <button type="button" aria-haspopup="dialog" onClick={open}>
          <Icon of={IconWorld} size={18} />
          {languageNames[lang]}
          <span className="sr"> {words.settings.language}</span>
        </button>
        <button type="button" aria-haspopup="dialog" className="num" onClick={open}>
          {currency.code} {currency.symbol}
          <span className="sr"> {words.settings.currency}</span>
        </button>
      </Wrap>
    </nav>
  )
}
