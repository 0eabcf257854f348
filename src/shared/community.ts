/**
 * The five streams, the subtopics they offer and their twenty threads. A thread's id is its address; its
 * name is the id with spaces. Every subtopic finds at least one thread of its stream by the topic filter.
 */

export const streams = [
  {
    id: 'wellness-personal-growth',
    emoji: '🌿',
    title: 'Wellness & Personal Growth',
    subtopics: ['Well-being', 'Mindfulness', 'Fitness', 'Nutrition', 'Sleep'],
    threads: ['well-being', 'mindfulness', 'fitness', 'nutrition', 'sleep'],
  },
  {
    id: 'work-productivity',
    emoji: '💼',
    title: 'Work & Productivity',
    subtopics: ['Career', 'Startups', 'Productivity', 'Remote work', 'Study hacks'],
    threads: ['career', 'startups', 'productivity', 'remote-work', 'study-hacks'],
  },
  {
    id: 'mental-emotional-health',
    emoji: '🧠',
    title: 'Mental & Emotional Health',
    subtopics: ['Anxiety', 'Confidence', 'Depression', 'Trauma', 'Neurodivergence'],
    threads: ['anxiety', 'confidence', 'depression', 'trauma', 'neurodivergence'],
  },
  {
    id: 'social-life-roles',
    emoji: '👥',
    title: 'Social Life & Roles',
    subtopics: ['Parenting', 'Relationships', 'Friendship'],
    threads: ['parenting', 'relationships', 'friendship'],
  },
  {
    id: 'goals-identity',
    emoji: '🎯',
    title: 'Goals & Identity',
    subtopics: ['Growth', 'Purpose'],
    threads: ['growth', 'purpose'],
  },
] as const

export type Stream = (typeof streams)[number]
export type ThreadId = Stream['threads'][number]

export const threads: readonly ThreadId[] = streams.flatMap(stream => stream.threads)
const threadIds: ReadonlySet<string> = new Set(threads)

export function isThreadId(id: string): id is ThreadId {
  return threadIds.has(id)
}

export function streamOf(streamId: string): Stream | undefined {
  return streams.find(({ id }) => id === streamId)
}

/** The name in headings and in the welcome: hyphens turned into spaces. */
export function threadName(threadId: string): string {
  return threadId.replaceAll('-', ' ')
}

/** What a thread is called everywhere else: as its subtopic is spelt, "Well-being" and "Remote work". */
export function threadTitle(threadId: string): string {
  const name = threadName(threadId)
  return spelling.get(folded(threadId)) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** Threads whose title contains the topic; hyphens, spaces and case make no difference. No topic: all. */
export function threadsMatching<T extends string>(candidates: readonly T[], topic: string): T[] {
  const wanted = folded(topic)
  return candidates.filter(threadId => folded(threadTitle(threadId)).includes(wanted))
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}]+/gu, '')
}

const spelling = new Map(streams.flatMap(({ subtopics }) => subtopics.map(title => [folded(title), title])))
