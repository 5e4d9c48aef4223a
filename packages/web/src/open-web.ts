import { type ChoiceNames, createChoices, mirrorChoices, readChoices, showChoices } from './choices/index.ts'
import { createRouteStore, rememberScroll } from './route/index.ts'
import { type SessionKeeping, createSession } from './session/index.ts'
import { type Web, type Whose, createWeb } from './web.tsx'

type Opening<User> = Whose & {
  /** Names of this app's entries in browser storage. */
  names: SessionKeeping<User>['names'] & ChoiceNames
  isUser: SessionKeeping<User>['isUser']
  /** Paths that redirect to another path. */
  leadOn?: Readonly<Record<string, string>>
}

/** Opens an app in a browser with the stored choices and session, at the present address. */
export const openWeb = <User>({ names, isUser, leadOn = {}, ...whose }: Opening<User>): Web<User> => {
  const chosen = readChoices(names)
  mirrorChoices(names, chosen)
  showChoices(chosen)
  const web = createWeb({
    ...whose,
    choices: createChoices(names, { start: chosen }),
    route: createRouteStore({ onLeave: rememberScroll, leadOn }),
    session: createSession({ names, isUser, stays: [names.lang, names.cur, names.theme] }),
  })
  web.session.followOtherWindows()
  return web
}
