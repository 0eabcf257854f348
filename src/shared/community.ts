/** The five streams and their twenty threads. A thread's id is its address; its name is the id with spaces. */

export const streams = [
  {
    id: 'wellness-personal-growth',
    emoji: '🌿',
    title: 'Wellness & Personal Growth',
    threads: ['well-being', 'mindfulness', 'fitness', 'nutrition', 'sleep'],
  },
  {
    id: 'work-productivity',
    emoji: '💼',
    title: 'Work & Productivity',
    threads: ['career', 'startups', 'productivity', 'remote-work', 'study-hacks'],
  },
  {
    id: 'mental-emotional-health',
    emoji: '🧠',
    title: 'Mental & Emotional Health',
    threads: ['anxiety', 'confidence', 'depression', 'trauma', 'neurodivergence'],
  },
  {
    id: 'social-life-roles',
    emoji: '👥',
    title: 'Social Life & Roles',
    threads: ['parenting', 'relationships', 'friendship'],
  },
  {
    id: 'goals-identity',
    emoji: '🎯',
    title: 'Goals & Identity',
    threads: ['growth', 'purpose'],
  },
] as const

export type StreamId = (typeof streams)[number]['id']
export type ThreadId = (typeof streams)[number]['threads'][number]

const threadIds: ReadonlySet<string> = new Set(streams.flatMap(stream => stream.threads))

export function isThreadId(id: string): id is ThreadId {
  return threadIds.has(id)
}
