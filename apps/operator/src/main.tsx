import '@plaza/design/base.css'
import './desk.css'
import { createRoot } from 'react-dom/client'
import { Desk } from './Desk.tsx'
import { openDesk } from './desk-web.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Desk web={openDesk()} />)
