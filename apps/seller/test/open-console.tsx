import { answering, silent } from '@plaza/client/test'
import { consoleOpener } from '@plaza/console/test'
import { getSeller, listShopConversations, openTicket } from '@plaza/contract'
import { screens } from '../src/screens/screens.ts'
import { names, openSeller } from '../src/seller-web.ts'
import { App } from '../src/shell/App.tsx'
import { loadWords } from '../src/words/index.ts'
import { anders } from './samples.ts'

/** Opens the whole seller console at an address. The fake mall returns only the given answers. */
export const openConsole = consoleOpener({
  App,
  open: openSeller,
  names,
  screens,
  loadWords,
  me: anders,
  userOf: ({ shop, role }) => ({ shop, role }),
  everyday: (me) => [
    answering(getSeller, me),
    answering(listShopConversations, { list: [], next_cursor: null, unread: 0 }),
    silent(openTicket),
  ],
})
