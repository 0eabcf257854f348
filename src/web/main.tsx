/** Starts the web app: chooses the language, then draws the screen of the address. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import * as z from 'zod/mini'
import { chooseTexts } from '#web/platform/texts.ts'
import { App } from './app.tsx'
import './ui/base.css'

// Without this zod tries whether it may compile code, which the page's policy forbids and would report.
z.config({ jitless: true })

await chooseTexts(navigator.languages)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
