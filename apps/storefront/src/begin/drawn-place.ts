/** A server-rendered route and the URL hash it was rendered for. */
export type DrawnRoute = { hash: string; text: Document }
type DrawnRouteInput = { hash: string; lang: string; cur: string }

export const drawnPath = '/drawn'
export const answersId = 'answers'

/** Requests the server-rendered route. `XMLHttpRequest` parses the document without running its scripts. */
export const askForDrawn = ({ hash, lang, cur }: DrawnRouteInput, then: (drawn: DrawnRoute | undefined) => void): void => {
  const asking = new XMLHttpRequest()
  asking.open('GET', `${drawnPath}?${new URLSearchParams({ place: hash.slice(1), lang, cur }).toString()}`)
  asking.responseType = 'document'
  asking.onloadend = () => then(asking.status === 200 && asking.responseXML ? { hash, text: asking.responseXML } : undefined)
  asking.send()
}

/** Replaces the rendered content of the page with this route. Returns false if the URL has changed since the request. */
export const putDrawn = ({ hash, text }: DrawnRoute): boolean => {
  const root = document.getElementById('root')
  const drawn = text.getElementById('root')
  const answers = text.getElementById(answersId)
  if (!root || !drawn || !answers || location.hash !== hash) return false
  const styles = new CSSStyleSheet()
  styles.replaceSync(text.getElementById('styles')?.textContent ?? '')
  document.adoptedStyleSheets.push(styles)
  root.replaceChildren(...drawn.childNodes)
  document.body.append(answers)
  document.title = text.title
  root.dataset['place'] = hash
  delete document.documentElement.dataset['fresh']
  return true
}
