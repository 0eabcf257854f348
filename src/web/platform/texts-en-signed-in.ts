/** English texts of everything behind the login form. */
import { plainName } from '#shared/tag-names-en.ts'
import account from './texts/en/account.json' with { type: 'json' }
import care from './texts/en/care.json' with { type: 'json' }
import community from './texts/en/community.json' with { type: 'json' }
import companion from './texts/en/companion.json' with { type: 'json' }
import insights from './texts/en/insights.json' with { type: 'json' }
import moderation from './texts/en/moderation.json' with { type: 'json' }
import mood from './texts/en/mood.json' with { type: 'json' }
import push from './texts/en/push.json' with { type: 'json' }
import settings from './texts/en/settings.json' with { type: 'json' }
import signedIn from './texts/en/signed-in.json' with { type: 'json' }
import thread from './texts/en/thread.json' with { type: 'json' }
import { signedInTextsOf } from './texts-signed-in.ts'

const words = {
  ...account,
  ...care,
  ...community,
  ...companion,
  ...signedIn,
  ...insights,
  ...moderation,
  ...mood,
  ...push,
  ...settings,
  ...thread,
}

export const englishSignedIn = signedInTextsOf(words, { named: plainName, translated: () => undefined })
