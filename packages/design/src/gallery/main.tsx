import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../base.css'
import './fonts.css'
import { defaultBrandHue } from '../tokens/tokens.ts'
import { tokensCss } from '../tokens/tokens-css.ts'
import { Gallery } from './Gallery.tsx'

const query = new URLSearchParams(location.search)
const sheet = document.createElement('style')
sheet.textContent = tokensCss(Number(query.get('hue') ?? defaultBrandHue))
document.head.append(sheet)
document.documentElement.lang = query.get('lang') ?? 'en'
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery story={query.get('story') ?? undefined} group={query.get('group') ?? undefined} query={query} />
    </StrictMode>,
  )
