/** /how-it-reads: where replies come from, and how accurate the tags are. */
import { use } from 'react'
import type { Figures } from '#shared/classification.ts'
import { count, percent as inPercent } from '#web/platform/locale.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { ReturnButton } from '#web/ui/return-button.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { byTag, heldOutOf, summaryOf } from './held-out.ts'
import { useEvaluation } from './use-evaluation.ts'
import './prose.css'
import './how-it-reads.css'

type Words = Awaited<ReturnType<typeof pageTexts>>['howItReads']

const percent = (share: number) => inPercent(Math.round(share * 100))

export function HowItReadsScreen() {
  const words = use(pageTexts()).howItReads
  const signedIn = useSession().status === 'signed-in'
  const figures = useEvaluation()
  return (
    <Screen
      title={words.title}
      start={<ReturnButton fallback={signedIn ? '/dashboard' : '/signup'} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      {figures === 'failed' ? (
        <Banner tone="error">{words.failed}</Banner>
      ) : (
        <UpFront figures={figures} words={words} />
      )}
      <section className="prose">
        <h2>{words.answersTitle}</h2>
        <Paragraphs paragraphs={words.answers} />
      </section>
      <Folded title={words.moreAnswers}>
        <Paragraphs paragraphs={words.exceptions} />
      </Folded>
      <Folded title={words.tagsTitle}>
        <Paragraphs paragraphs={words.explain} />
      </Folded>
      {typeof figures === 'object' && (
        <Folded title={words.allFigures}>
          <Paragraphs paragraphs={[words.scale]} />
          <Tables figures={figures} words={words} />
        </Folded>
      )}
    </Screen>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map(paragraph => <p key={paragraph}>{paragraph}</p>)
}

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="folded">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Three figures that need no background to understand; their space is reserved while loading. */
function UpFront({ figures, words }: { figures: Figures | 'loading'; words: Words }) {
  const short = figures === 'loading' ? null : summaryOf(figures)
  if (short?.messages === 0) return null
  const lines = [
    [short?.right, words.right3],
    [short?.found, words.found3],
    [short?.wrong, words.wrong3],
  ] as const
  return (
    <section className="up-front" aria-labelledby="up-front">
      <h2 id="up-front">{words.upFront}</h2>
      <ul>
        {lines.map(([share, sentence]) => (
          <li key={sentence}>
            <b className="tabular">{share === undefined ? '–' : percent(share)}</b> {sentence}
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {short ? words.measured(short.messages) : words.loading}
      </p>
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

/** A column for each set: there are few of them, so that it fits a phone. */
function BySet({ figures, words }: { figures: Figures; words: Words }) {
  const sets = heldOutOf(figures)
  const inPercents = (share: (set: (typeof sets)[number][1]) => number | undefined) =>
    sets.map(([, set]) => percent(share(set) ?? 0))
  return (
    <Table caption={words.onFiles} note={words.trapsNote}>
      <Head
        cells={[words.file, ...sets.map(([name]) => words.sets[name as keyof typeof words.sets] ?? name)]}
      />
      <tbody>
        <Row name={words.messages} cells={sets.map(([, set]) => count(set.messages))} />
        <Row name={words.tags} cells={inPercents(set => set.tags.f1)} />
        <Row name={words.signals} cells={inPercents(set => set.signals.f1)} />
        {(['stress', 'anxiety', 'focus'] as const).map(metric => (
          <Row key={metric} name={words[metric]} cells={inPercents(set => set.metrics[metric]?.f1)} />
        ))}
        <Row name={words.traps} cells={inPercents(set => set.traps.f1)} />
        <Row name={words.falseTags} cells={inPercents(set => set.falseTags)} />
      </tbody>
    </Table>
  )
}

function ByTag({ figures, words }: { figures: Figures; words: Words }) {
  const sums = byTag(heldOutOf(figures).map(([, set]) => set))
  return (
    <Table caption={words.perTag}>
      <Head cells={[words.tag, words.right, words.missed, words.wrong]} />
      <tbody>
        {[...sums].map(([tag, { tp, fp, fn }]) => (
          <Row key={tag} name={words.tagName(tag)} cells={[count(tp), count(fn), count(fp)]} />
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
