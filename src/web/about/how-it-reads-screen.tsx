/** /how-it-reads: where replies come from, and how good the reader of messages is, in its evaluation's figures. */
import { use } from 'react'
import type { Figures } from '#shared/classification.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { useFigures } from './use-figures.ts'
import './reading.css'
import './how-it-reads.css'

type Words = Awaited<ReturnType<typeof pageTexts>>['howItReads']

/** The reader has learned from every other set, so its figures there say nothing (training/reader/data.py). */
const heldOut = new Set(['visible', 'gold-h', 'unread-k'])
const heldOutOf = ({ gold }: Figures) => Object.entries(gold).filter(([name]) => heldOut.has(name))

const percent = (share: number) => `${Math.round(share * 100)} %`

export function HowItReadsScreen() {
  const words = use(pageTexts()).howItReads
  const signedIn = useSession().status === 'signed-in'
  const figures = useFigures()
  return (
    <Screen title={words.title} start={<ReturnButton otherwise={signedIn ? '/dashboard' : '/signup'} />}>
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <Paragraphs heading={words.answersTitle} paragraphs={words.answers} />
      <Paragraphs heading={words.tagsTitle} paragraphs={words.explain} />
      {figures === 'loading' && <p role="status">{words.loading}</p>}
      {figures === 'failed' && <Banner tone="error">{words.failed}</Banner>}
      {typeof figures === 'object' && <Tables figures={figures} words={words} />}
    </Screen>
  )
}

function Paragraphs({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section className="reading">
      <h2>{heading}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

function Tables({ figures, words }: { figures: Figures; words: Words }) {
  const { emotions, stressors } = figures
  return (
    <>
      <BySet figures={figures} words={words} />
      <Table caption={words.publicSets}>
        <tbody>
          <Row name={words.emotions(emotions.texts)} cells={[percent(emotions.microF1)]} />
          <Row name={words.ekman} cells={[percent(emotions.ekmanMacroF1)]} />
          <Row name={words.stressors(stressors.texts)} cells={[percent(stressors.accuracy)]} />
        </tbody>
      </Table>
      <ByTag figures={figures} words={words} />
    </>
  )
}

function BySet({ figures, words }: { figures: Figures; words: Words }) {
  const { messages, tags, signals, stress, anxiety, focus, traps, falseTags } = words
  return (
    <Table caption={words.onFiles} note={words.trapsNote}>
      <Head cells={[words.file, messages, tags, signals, stress, anxiety, focus, traps, falseTags]} />
      <tbody>
        {heldOutOf(figures).map(([name, set]) => (
          <Row
            key={name}
            name={name.replaceAll(/[_-]/g, ' ')}
            cells={[
              String(set.messages),
              percent(set.tags.f1),
              percent(set.signals.f1),
              ...['stress', 'anxiety', 'focus'].map(metric => percent(set.metrics[metric]?.f1 ?? 0)),
              percent(set.traps.f1),
              percent(set.falseTags),
            ]}
          />
        ))}
      </tbody>
    </Table>
  )
}

function ByTag({ figures, words }: { figures: Figures; words: Words }) {
  const sums = new Map<string, { tp: number; fp: number; fn: number }>()
  for (const [, { perTag }] of heldOutOf(figures)) {
    for (const [tag, { tp, fp, fn }] of Object.entries(perTag)) {
      const sum = sums.get(tag) ?? { tp: 0, fp: 0, fn: 0 }
      sums.set(tag, { tp: sum.tp + tp, fp: sum.fp + fp, fn: sum.fn + fn })
    }
  }
  return (
    <Table caption={words.perTag}>
      <Head cells={[words.tag, words.right, words.missed, words.wrong]} />
      <tbody>
        {[...sums].map(([tag, { tp, fp, fn }]) => (
          <Row key={tag} name={words.tagName(tag)} cells={[String(tp), String(fn), String(fp)]} />
        ))}
      </tbody>
    </Table>
  )
}

function Table({ caption, note, children }: { caption: string; note?: string; children: React.ReactNode }) {
  return (
    <div className="figures">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section className="figures-scroll" tabIndex={0} aria-label={caption}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          {children}
        </table>
      </section>
      {note && <p className="hint">{note}</p>}
    </div>
  )
}

function Head({ cells }: { cells: string[] }) {
  return (
    <thead>
      <tr>
        {cells.map(cell => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ name, cells }: { name: string; cells: string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={i}>{cell}</td>
      ))}
    </tr>
  )
}
