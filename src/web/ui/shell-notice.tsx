/** A feature's notice on every screen; the shells show it under their bar. */
import { createContext, type ReactNode } from 'react'

export const ShellNotice = createContext<ReactNode>(null)
