import { escapeHtml } from '@plaza/values'
import type { DescribedCall } from '@plaza/contract/openapi'
import { callArticle } from './call-article.ts'

type Group = { slice: string; calls: DescribedCall[] }
export const groupsOf = (calls: readonly DescribedCall[]): Group[] =>
  [...new Set(calls.map((each) => each.slice))].map((slice) => ({ slice, calls: calls.filter((each) => each.slice === slice) }))

const titleOf = (slice: string) => slice.charAt(0).toUpperCase() + slice.slice(1)

/** All calls on one page, searchable by name, path, caller, words or code. */
export const overviewPage = (groups: readonly Group[]): string =>
  page({
    title: 'API reference',
    groups,
    current: null,
    main: `<h1>API reference</h1>
<p class="lead">Send forms or JSON to these addresses. Every answer is an envelope with <code>code</code>, <code>message</code> and <code>data</code>: 200 is success; any other code gives the reason, in the language of the <code>lang</code> header.</p>
<div class="filter" data-filter-box hidden><label for="filter">Find a call</label><input id="filter" type="search" data-filter autocomplete="off" spellcheck="false" placeholder="cart, wallet, 2000023 …" aria-keyshortcuts="/"><output for="filter" data-count aria-live="polite"></output></div>
<p class="none" data-none hidden>No calls found. Try a shorter word or a code.</p>
${groups.map(groupSection).join('\n')}`,
  })

export const slicePage = (groups: readonly Group[], group: Group): string =>
  page({
    title: `${titleOf(group.slice)} calls`,
    groups,
    current: group.slice,
    main: `<h1>${escapeHtml(titleOf(group.slice))}</h1>${group.calls.map(callArticle).join('\n')}`,
  })

const groupSection = ({ slice, calls }: Group): string => `<section class="group" data-group aria-labelledby="group-${escapeHtml(slice)}">
<h2 id="group-${escapeHtml(slice)}"><a href="/api/reference/${escapeHtml(slice)}">${escapeHtml(titleOf(slice))}</a></h2><ul class="calls">${calls.map(callRow).join('')}</ul></section>`

const callRow = ({ name, slice, call }: DescribedCall): string => {
  const words = [name, slice, call.method, call.path, call.who, call.summary, ...Object.entries(call.refusals ?? {}).flat()]
    .join(' ')
    .toLowerCase()
  return `<li data-call="${escapeHtml(words)}"><a href="/api/reference/${escapeHtml(slice)}#${escapeHtml(name)}"><span class="method ${call.method}">${call.method}</span><code>${escapeHtml(call.path)}</code><span class="what">${escapeHtml(call.summary)}</span></a></li>`
}

type Page = { title: string; groups: readonly Group[]; current: string | null; main: string }

const page = ({ title, groups, current, main }: Page): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Plaza</title><link rel="stylesheet" href="/api/reference/style.css"><script type="module" src="/api/reference/filter.js"></script></head>
<body><a class="skip" href="#main">Skip to calls</a>
<header><div class="bar"><a class="mark" href="/api/reference">Plaza <span>calls</span></a><a class="raw" href="/api/openapi.json">OpenAPI 3.1</a></div></header>
<div class="page"><nav aria-label="Modules"><ul>${navItem('', 'All', total(groups), current === null)}${groups.map(({ slice, calls }) => navItem(`/${slice}`, titleOf(slice), calls.length, current === slice)).join('')}</ul></nav>
<main id="main">${main}</main></div></body></html>`

const total = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + group.calls.length, 0)
const navItem = (path: string, title: string, count: number, isCurrent: boolean) =>
  `<li><a href="/api/reference${escapeHtml(path)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)} <small>${count}</small></a></li>`
