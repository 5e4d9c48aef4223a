import { escapeHtml } from '@plaza/values'
import { createHash } from 'node:crypto'
import { tokensCss } from '@plaza/design/tokens'
import type { DemoPerson } from './people.ts'

const style = `${tokensCss(320)}
*{box-sizing:border-box}body{margin:0 auto;max-width:440px;padding:32px 16px 64px;font:400 16px/24px system-ui,sans-serif;background:var(--bg);color:var(--ink)}
main{padding:24px;border-radius:20px;background:var(--surface);border:1px solid var(--line)}
b.mark{font-size:22px;letter-spacing:-.03em;color:var(--brand-ink)}h1{font-size:24px;line-height:30px;letter-spacing:-.02em;margin:12px 0 4px}
p{margin:0 0 16px;color:var(--ink-2)}form{display:grid;gap:10px}label{display:grid;gap:6px;margin-top:10px;color:var(--ink-2);font-size:14px}
button,input{min-height:48px;padding:10px 16px;border-radius:12px;border:1px solid var(--line-strong);background:var(--surface);color:var(--ink);font:inherit;text-align:start}
button{cursor:pointer;font-weight:600}button.quiet{border-color:transparent;text-align:center;color:var(--ink-2)}small{display:block;font-weight:400;color:var(--ink-2)}
:focus-visible{outline:3px solid var(--brand-ink);outline-offset:2px}`

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
export type AuthorizePage = { html: string; styleHash: string }

const page = (inner: string): AuthorizePage => ({
  styleHash,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Glimmo</title><style>${style}</style></head><body><main><b class="mark">Glimmo</b>${inner}</main></body></html>`,
})

const hidden = ([name, value]: [string, string]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
const choice = ({ sub, name, email }: DemoPerson) =>
  `<button name="person" value="${escapeHtml(sub)}">${escapeHtml(name)}<small>${escapeHtml(email)}</small></button>`

/** The page asks which demo person signs in. The simulated platform needs no password, because these persons are not real. */
export const authorizePage = (action: string, params: Readonly<Record<string, string>>, people: readonly DemoPerson[]): AuthorizePage => {
  const fields = Object.entries(params).map(hidden).join('')
  return page(`<h1>Choose an account</h1><p>Glimmo is a made-up platform for this demo. Log in as anyone.</p>
<form method="post" action="${escapeHtml(action)}">${fields}${people.map(choice).join('')}</form>
<form method="post" action="${escapeHtml(action)}">${fields}<label>Someone else<input name="name" maxlength="60" autocomplete="off" required></label><button name="person" value="new">Continue</button></form>
<form method="post" action="${escapeHtml(action)}">${fields}<button class="quiet" name="person" value="nobody">Cancel</button></form>`)
}

export const refusedPage = (why: string): AuthorizePage => page(`<h1>This link doesn’t work</h1><p>${escapeHtml(why)}</p>`)
