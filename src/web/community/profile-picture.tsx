/** A preview of your picture on this page only: nothing is sent or stored. Shows the initial until one is chosen. */
import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'

export function ProfilePicture({ name }: { name: string }) {
  const words = texts.streams
  const [picture, setPicture] = useState<string | null>(null)
  const [hint, setHint] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
  }, [picture])

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // Lets the same file be chosen again.
    target.value = ''
    if (!file) return
    const isImage = file.type.startsWith('image/')
    if (isImage) setPicture(URL.createObjectURL(file))
    setHint(isImage ? words.preview : words.notAnImage)
  }

  function unreadable(): void {
    setPicture(null)
    setHint(words.notAnImage)
  }

  return (
    <div className="picture">
      <div className="picture-frame">
        {picture ? (
          <img src={picture} alt={words.pictureOf(name)} onError={unreadable} />
        ) : (
          <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>
        )}
        <button type="button" aria-label={words.upload} onClick={() => input.current?.click()}>
          <Camera size={19} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={words.upload}
          onChange={choose}
        />
      </div>
      <p className="hint" role="status">
        {hint}
      </p>
    </div>
  )
}
