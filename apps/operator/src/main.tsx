import '@plaza/design/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openOperator } from './operator-web.ts'
import { App } from './shell/App.tsx'
import { loadWords } from './words/index.ts'

const start = async (root: HTMLElement) => {
  const web = openOperator()
  // If the texts cannot be loaded, the console falls back to English.
  await loadWords(web.choices.current().lang).catch(() => web.choices.choose({ lang: 'en' }))
  createRoot(root).render(
    <StrictMode>
      <App web={web} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
