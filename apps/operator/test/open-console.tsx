import { answering, silent } from '@plaza/client/test'
import { consoleOpener } from '@plaza/console/test'
import { getOperator, listServiceConversations, openTicket } from '@plaza/contract'
import { names, openOperator } from '../src/operator-web.ts'
import { screens } from '../src/screens/screens.ts'
import { App } from '../src/shell/App.tsx'
import { loadWords } from '../src/words/index.ts'
import { grace } from './samples.ts'

/** Opens the whole operator console at an address. The fake mall returns only the given answers. */
export const openConsole = consoleOpener({
  App,
  open: openOperator,
  names,
  screens,
  loadWords,
  me: grace,
  userOf: (me) => me,
  everyday: (me) => [
    answering(getOperator, me),
    answering(listServiceConversations, { list: [], next_cursor: null, unread: 0 }),
    silent(openTicket),
  ],
})
