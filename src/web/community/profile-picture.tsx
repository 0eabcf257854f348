/** A preview of your picture on this page only: nothing is sent or stored. Shows the initial until one is chosen. */
import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { FieldError } from '#web/ui/field.tsx'

export type PictureChoice = 'none' | 'shown' | 'refused'
type PictureProps = { name: string; onChoose: (choice: PictureChoice) => void }

export function ProfilePicture({ name, onChoose }: PictureProps) {
  const words = texts.streams
  const [picture, setPicture] = useState<string | null>(null)
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
    onChoose(isImage ? 'shown' : 'refused')
  }

  function unreadable(): void {
    setPicture(null)
    onChoose('refused')
  }

  return (
    <div className="picture-frame">
      {picture ? (
        <img src={picture} alt={words.pictureOf(name)} onError={unreadable} />
      ) : (
        <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>
      )}
      <button type="button" aria-label={words.upload} onClick={() => input.current?.click()}>
        <Camera size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
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
  )
}

/** Beside the picture, under the name, where there is room for it. */
export function PictureHint({ choice }: { choice: PictureChoice }) {
  const words = texts.streams
  return (
    <div className="picture-hint hint" role="status">
      {choice === 'shown' && words.preview}
      {choice === 'refused' && <FieldError>{words.notAnImage}</FieldError>}
    </div>
  )
}
