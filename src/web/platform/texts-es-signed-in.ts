/** Spanish texts of everything behind the login form. */
import { spanishName } from '#shared/names-es.ts'
import account from './texts/es/account.json' with { type: 'json' }
import care from './texts/es/care.json' with { type: 'json' }
import community from './texts/es/community.json' with { type: 'json' }
import companion from './texts/es/companion.json' with { type: 'json' }
import insights from './texts/es/insights.json' with { type: 'json' }
import moderation from './texts/es/moderation.json' with { type: 'json' }
import mood from './texts/es/mood.json' with { type: 'json' }
import onlyEnglish from './texts/es/only-english.json' with { type: 'json' }
import push from './texts/es/push.json' with { type: 'json' }
import settings from './texts/es/settings.json' with { type: 'json' }
import signedIn from './texts/es/signed-in.json' with { type: 'json' }
import thread from './texts/es/thread.json' with { type: 'json' }
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

/** Every line for that is in the library; a test compares the two. */
const translations: Record<string, string> = onlyEnglish

export const spanishSignedIn = signedInTextsOf(words, {
  named: spanishName,
  // On screen its apostrophes are curly; in the library they are not.
  translated: said => translations[said.replaceAll('’', "'")],
})
