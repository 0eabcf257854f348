/** Starts the web app: chooses the language, then renders the screen of the address. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import * as z from 'zod/mini'
import { chosenLanguage } from '#web/platform/chosen-language.ts'
import { chooseTexts } from '#web/platform/texts.ts'
import { App } from './app.tsx'
import './ui/base.css'

// Otherwise zod tests whether it may compile code, which the page's CSP forbids and reports.
z.config({ jitless: true })

await chooseTexts(navigator.languages, chosenLanguage())

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
