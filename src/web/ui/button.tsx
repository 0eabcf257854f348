/** A button, and a link that looks like one. While loading it keeps its width and says so. */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import './button.css'

type Look = {
  /** `danger` opens a destructive step, `destroy` carries it out. */
  kind?: 'pri' | 'sec' | 'ghost' | 'quiet' | 'danger' | 'destroy'
  large?: boolean
  block?: boolean
}

function classOf({ kind = 'pri', large, block }: Look, more?: string): string {
  return ['button', kind, large && 'large', block && 'block', more].filter(Boolean).join(' ')
}

type ButtonProps = Look & ComponentProps<'button'> & { loading?: boolean }

export function Button({ kind, large, block, loading, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, large, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={event => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading && <span className="button-ring" />}
      {children}
    </button>
  )
}

export function ButtonLink({ kind, large, block, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ kind, large, block }, className)} />
}

type IconProps = { label: string; children: ReactNode; filled?: boolean }

export function IconButton({
  label,
  filled,
  className,
  ...rest
}: IconProps & Omit<ComponentProps<'button'>, 'children'>) {
  const look = ['icon-button', filled && 'filled', className].filter(Boolean).join(' ')
  return <button type="button" {...rest} className={look} aria-label={label} />
}

export function IconLink({ label, filled, className, ...rest }: IconProps & ComponentProps<typeof Link>) {
  const look = ['icon-button', filled && 'filled', className].filter(Boolean).join(' ')
  return <Link {...rest} className={look} aria-label={label} />
}
