#!/usr/bin/env node
// Fails when the helplines are due for their next check by a person, and lists what to check:
//   npm run check:helplines [-- 2027-02-14]
import data from '#shared/helplines.json' with { type: 'json' }
import { isReviewDue, reviewBy } from '#shared/helplines.ts'

const [day] = process.argv.slice(2)
const now = day ? Date.parse(day) : Date.now()
if (Number.isNaN(now)) {
  console.error(`"${day}" is not a day such as 2027-02-14.`)
  process.exit(2)
}

const emergency = data.countries.filter(country => country.emergency.sure === 'B').map(({ cc }) => cc)
const hidden = data.countries.flatMap(({ lines }) =>
  lines.filter(({ sure }) => sure !== 'A').map(({ id }) => id),
)
console.log(`Emergency numbers shown that a person has yet to check: ${emergency.join(', ')}`)
console.log(`Lines not shown until a person has checked them: ${hidden.join(', ')}`)

if (isReviewDue(now)) {
  console.error(`Every helpline was to be checked by ${reviewBy}: call them, then move review_by on.`)
  process.exit(1)
}
console.log(`Every helpline is to be checked again by ${reviewBy}.`)
