/** A person's answers and companion name, for export, import and deletion. */
import { type PersonalData, wholePart } from '#server/platform/personal-data.ts'
import type { Profile } from '#shared/profile.ts'

type Verbs = {
  of(userId: string): Promise<Profile>
  keep(userId: string, profile: Profile): Promise<void>
  forget(userId: string): Promise<void>
}

export function personal({ of, keep, forget }: Verbs): PersonalData {
  return {
    parts: [wholePart('profile', of, keep)],
    forget,
  }
}
