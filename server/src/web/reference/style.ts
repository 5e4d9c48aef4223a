import { defaultBrandHue, tokensCss } from '@plaza/design/tokens'

/** Styles of the reference: the mall's colours, one column on a phone and two on a desktop. */
export const style = `@font-face{font-family:Figtree;src:url(/api/reference/figtree.woff2) format('woff2');font-weight:300 900;font-display:swap}
${tokensCss(defaultBrandHue)}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-padding-top:84px;-webkit-text-size-adjust:100%}
body{margin:0;font:400 1rem/1.55 Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:var(--bg);color:var(--ink)}
a{color:var(--brand-ink);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:8px}
.skip{position:absolute;left:16px;top:-64px;padding:12px 16px;background:var(--surface);z-index:9}
.skip:focus{top:8px}
header{position:sticky;top:0;z-index:5;background:var(--bg);border-bottom:1px solid var(--line)}
.bar{max-width:1320px;margin:0 auto;padding:12px 16px;display:flex;gap:16px;align-items:center;min-height:64px}
.mark{font-weight:750;font-size:1.25rem;letter-spacing:-.025em;color:var(--ink);text-decoration:none;white-space:nowrap}
.mark span{color:var(--ink-3);font-weight:500}
.bar .raw{margin-left:auto;white-space:nowrap;font-weight:600;text-decoration:none;padding:8px 0}
.page{max-width:1320px;margin:0 auto;padding:24px 16px 96px}
h1{font-size:1.875rem;line-height:1.1;letter-spacing:-.03em;margin:8px 0;font-weight:750}
h2{font-size:1.25rem;line-height:1.25;letter-spacing:-.015em;margin:0}
h3{font-size:.9375rem;line-height:1.3;margin:24px 0 8px;color:var(--ink-2)}
.lead{max-width:64ch;margin:0;color:var(--ink-2)}
.filter{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;margin:24px 0 0}
.filter label{width:100%;font-weight:600;font-size:.9375rem}
.filter input{flex:1 1 280px;max-width:560px;min-height:48px;padding:0 16px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:12px}
.filter output{color:var(--ink-3);min-width:72px}
nav ul,.calls{list-style:none;margin:0;padding:0}
nav{margin:0 -16px 24px;padding:0 16px;overflow-x:auto;scrollbar-width:thin}
nav ul{display:flex;gap:8px}
nav a{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 14px;border-radius:999px;text-decoration:none;color:var(--ink-2);font-weight:600;white-space:nowrap}
nav a:hover{background:var(--surface-2);color:var(--ink)}
nav a[aria-current]{background:var(--brand-soft);color:var(--brand-ink)}
nav small{font-weight:500;color:var(--ink-3);font-size:.875rem}
.group{margin-top:32px}
.group h2 a{color:inherit;text-decoration:none}
.group h2 a:hover{text-decoration:underline}
.calls{margin-top:12px;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
.calls li+li{border-top:1px solid var(--line)}
.calls a{display:grid;grid-template-columns:56px 1fr;gap:2px 12px;padding:12px 16px;text-decoration:none;color:var(--ink);align-items:baseline}
.calls a:hover{background:var(--surface-2)}
.calls a:focus-visible{outline-offset:-3px;border-radius:16px}
.calls .what{grid-column:2;color:var(--ink-2);font-size:.9375rem}
code,pre{font-family:ui-monospace,'SF Mono','Cascadia Code',Menlo,Consolas,monospace;font-size:.875rem}
code{overflow-wrap:anywhere}
.method{font-size:.8125rem;font-weight:700;letter-spacing:.03em;color:var(--info)}
.method.POST{color:var(--success)}
.call{margin-top:24px;padding:20px 16px 24px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
.call:target{border-color:var(--brand)}
.address{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;margin:8px 0 4px}
.address code{font-size:.9375rem;font-weight:600}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 0;padding:0;list-style:none}
.tags li{padding:2px 10px;border-radius:999px;background:var(--surface-2);color:var(--ink-2);font-size:.875rem;font-weight:600}
.tags .once{background:var(--warning-soft);color:var(--warning)}
.fields{margin:0}
.fields div{padding:10px 0;border-top:1px solid var(--line);display:grid;gap:2px 16px}
.fields dt{font-weight:600}
.fields dt small{font-weight:500;color:var(--deal-ink);margin-left:8px;font-size:.8125rem}
.fields dd{margin:0;color:var(--ink-2);font-size:.9375rem}
.refusals dt{font-variant-numeric:tabular-nums}
pre{margin:0;padding:16px;border-radius:12px;background:var(--surface-2);overflow:auto;max-height:480px;line-height:1.5;tab-size:2}
.none{margin-top:32px;color:var(--ink-2)}
@media(min-width:640px){.calls a{grid-template-columns:56px minmax(0,1fr) minmax(0,1fr)}.calls .what{grid-column:3}
.fields div{grid-template-columns:minmax(160px,2fr) 5fr}.call{padding:24px 28px 28px}}
@media(min-width:960px){.page{display:grid;grid-template-columns:232px minmax(0,1fr);gap:48px;padding:32px 32px 128px}.bar{padding:12px 32px}
nav{margin:0;padding:0;position:sticky;top:96px;align-self:start;max-height:calc(100vh - 120px);overflow:auto}nav ul{display:block}nav a{justify-content:space-between;border-radius:12px}
.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 32px}h1{font-size:2.25rem}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`
