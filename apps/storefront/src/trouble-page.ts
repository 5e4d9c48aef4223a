import { htmlLanguages, type Language } from '@plaza/values'

const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: "The shop can't be shown right now",
    text: "Something between you and us isn't working. Please try again in a moment.",
    again: 'Try again',
  },
  zh: { title: '暂时无法显示商城', text: '连接或服务器出了点问题，请稍后再试。', again: '重试' },
  zhtw: { title: '暫時無法顯示商城', text: '連線或伺服器出了點問題，請稍後再試。', again: '重試' },
  es: {
    title: 'Ahora no podemos mostrar la tienda',
    text: 'Hay un problema con la conexión o con nuestro servidor. Inténtalo de nuevo en un momento.',
    again: 'Reintentar',
  },
  jp: {
    title: 'ただいまモールを表示できません',
    text: '通信またはサーバーに問題があるようです。少し待ってからもう一度お試しください。',
    again: 'もう一度試す',
  },
  th: {
    title: 'ขณะนี้ยังแสดงร้านไม่ได้',
    text: 'การเชื่อมต่อหรือเซิร์ฟเวอร์มีปัญหา โปรดลองใหม่ในอีกสักครู่',
    again: 'ลองอีกครั้ง',
  },
}

const style = `
:root{color-scheme:light dark;--ground:light-dark(#f7fafa,#081010);--ink:light-dark(#0d1f1f,#e8f1f1);--quiet:light-dark(#465a5a,#a5b8b8);--act:light-dark(#0b6560,#8adcd4);--on:light-dark(#fff,#062422)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;text-align:center;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
h1{margin:0 0 8px;font-size:1.375rem;line-height:1.3;text-wrap:balance}
p{margin:0 0 24px;max-width:28rem;color:var(--quiet);text-wrap:balance}
button{min-height:48px;padding:0 28px;border:0;border-radius:999px;background:var(--act);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`

// A reload keeps the route because it is in the URL hash.
const script = `
try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}
const again=()=>location.reload();document.querySelector('button').onclick=again;addEventListener('online',again)`

export type TroublePage = { html: string; headers: Record<string, string> }

/** Error page for when the server cannot render any page. It is self-contained and links back to the requested URL. */
export const troublePage = (lang: Language): TroublePage => {
  const { title, text, again } = words[lang]
  const nonce = crypto.randomUUID()
  return {
    html: `<!doctype html><html lang="${htmlLanguages[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><button type="button">${again}</button></main><script nonce="${nonce}">${script}</script></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  }
}
