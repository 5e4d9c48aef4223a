import { escapeHtml } from '@plaza/values'
import { createHash } from 'node:crypto'
import { tokensCss } from '@plaza/design/tokens'

export type MailboxEntry = { id: string; recipient: string; subject: string; body_text: string; made_at: Date }

const style = `${tokensCss(178)}
body{margin:0 auto;max-width:720px;padding:24px 16px 64px;font:400 16px/24px system-ui,sans-serif;background:var(--bg);color:var(--ink)}
h1{font-size:28px;line-height:34px;letter-spacing:-.02em;margin:8px 0 4px}p{margin:0;color:var(--ink-2)}
article{margin-top:16px;padding:16px 20px;border-radius:16px;background:var(--surface);border:1px solid var(--line)}
h2{font-size:18px;line-height:24px;margin:4px 0 8px}small{color:var(--ink-3);font-size:14px}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

const article = (email: MailboxEntry) =>
  `<article><small>To ${escapeHtml(email.recipient)}, <time datetime="${email.made_at.toISOString()}">${email.made_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></small>` +
  `<h2>${escapeHtml(email.subject)}</h2><pre>${escapeHtml(email.body_text)}</pre></article>`

export const mailboxPage = (emails: readonly MailboxEntry[]): { html: string; styleHash: string } => ({
  styleHash,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Demo mailbox</title><style>${style}</style></head><body><main><h1>Demo mailbox</h1><p>Every e-mail this demo would have sent, newest first. Nothing leaves this machine.</p>
${emails.length === 0 ? '<article><h2>No e-mails yet</h2><p>Codes and confirmations will appear here.</p></article>' : emails.map(article).join('\n')}</main></body></html>`,
})
