// Data: sayings of danger whose object is plainly a thing, a contract, a firm, a couple, a game or a chore, and the words
// they are read as instead.

const firm =
  'company|companies|supplier|provider|bank|insurer|insurance|broker|agent|agency|gym|landlord|accountant|solicitor|builder|builders|plumber|sky|bt|vodafone|verizon|comcast|netflix|spotify|amazon|dentist|hairdresser|publisher|client|clients|contractor|cleaner'
const contract =
  'contract|contracts|lease|tenancy|subscription|subscriptions|membership|timeshare|tariff|finance deal|phone deal|warranty|franchise|house sale|visa application|roadworks|building work|renovation'
const partner = '(boyfriend|girlfriend|fiance|fiancee|situationship|partner|husband|wife|therapist|date)'
const whose = '(the|this|that|these|those|my|our|his|her|their|your|a|an)'
const workplace =
  'shop|store|cafe|pub|bakery|library|clinic|surgery|practice|studio|theatre|theater|cinema|factory|workshop|depot|salon|nursery|mill|mine|school gates|classroom|chapel|church|restaurant|kitchen|stall|kiosk|branch|warehouse|lab|gallery|museum|forge|boatyard|farm shop'
const food =
  'onion|onions|carrot|carrots|bread|bagel|bagels|avocado|potato|potatoes|lemon|lemons|tomato|tomatoes|chicken|cheese|garlic|ginger|pumpkin|squash|salad|vegetables|apple|apples|cucumber|parsnips|the tin|a tin|tins|the can|a can'
const pest =
  'ivy|weed|weeds|bindweed|knotweed|moss|mould|mold|slugs|snails|aphids|nettles|brambles|dandelions|thistles|lawn|grass|wasps|ants|flies|moths|mosquitoes|midges|fleas|bedbugs|cockroaches|greenfly|mildew|algae|germs|bacteria|virus|houseplant|houseplants|orchid|orchids|cactus|basil|ferns'
const game =
  'chess|scrabble|tennis|squash|golf|darts|snooker|poker|monopoly|cards|badminton|padel|fifa|mario kart|uno|trivia|quiz|pub quiz|table tennis|ping pong|backgammon|dominoes|cribbage|the fantasy league'
const venture =
  'band|startup|start-up|business|company|shop|cafe|restaurant|novel|show|film|musical|podcast|magazine|bakery|brewery'

/**
 * `to`: what is read instead. A saying counts only as a message of one sentence that tells nothing more of anybody, unless
 * it may stand `amid` others; `anytime`: also beside an hour, a denial or a resolve.
 */
export type Everyday = { to: string; amid?: boolean; anytime?: boolean; patterns: string }

export const everyday: Everyday[] = [
  {
    to: 'cancel the contract',
    patterns: `
    (end|ending|ended) (it|things|it all|everything|this|all of it) with ${whose}? ..3 (${firm}) (company|firm|people)?
    (end|ending|ended) (it|things) with ${whose} ..2 (${contract})
    (want|wanted|need) (it|this) (all)? to (be over|end) , ${whose} ..2 (${contract})
    (no|any|only|a|see)? way out of ${whose} ..2 (${contract})
    (finished|done|through) (at|with) this (company|firm|job|employer|agency|bank|supplier)
  `,
  },
  {
    to: 'break up with him',
    patterns: `
    (end|ending|ended) (it|things) with (him|her|my ${partner}|the ${partner})
    (want|going|decided|thinking) (to|of)? (end|ending) (it|things|the) (relationship|friendship|engagement|marriage)
    we ..2 (decided|agreed|chose) to end (it|things) ~ (cheated|mutual|friends|amicably|different cities|lawyers|engagement|wedding)
    not want to be with (him|her) anymore
    (end|ending) (it|things) with (the|this|a) (man|woman|guy|girl|lad|bloke)
  `,
  },
  {
    to: 'break up with',
    anytime: true,
    patterns: `
    (breaking|break|broke) it off with !(a|the)
  `,
  },
  {
    to: 'i am happier without him',
    patterns: `
    i am (so much|much|far|a lot)? (isbetteroff) without (him|her|it|them|that (man|woman|job|boy|girl|lot))
  `,
  },
  {
    to: 'not right for each other',
    patterns: `
    not see a future (with (him|her)|for us|together|for the two of us|as a couple|in this (job|company|firm|industry|relationship))
  `,
  },
  {
    to: 'change my job',
    patterns: `
    (planning|plan) my exit from (the|this|my)? (job|company|firm|industry|profession|law|teaching|nursing|banking|retail|trade|civil service)
    will not be (at|in) ${whose} (hospital|office|clinic|surgery|bank|ward|branch|library|firm|company) anymore , i am (going to|moving to|joining|starting)
  `,
  },
  {
    to: 'resign from my job',
    anytime: true,
    patterns: `
    (handing|hand) in my notice (tomorrow|today|on ..1|next ..1)? , (the|my) letter is (in my (bag|pocket|drawer)|written|typed|printed|ready|on my desk)
    resignation (letter|note)
  `,
  },
  {
    to: 'retired from the shop',
    patterns: `
    (locked|closed|shut|opened|swept|cleaned|left) ${whose} ..1 (${workplace}) ..3 for the last time
    turned ..3 lights ..1 (in|at|of) ${whose} ..1 (${workplace}) ..2 for the last time
  `,
  },
  {
    to: 'switched it off on my own',
    amid: true,
    patterns: `
    (lights|light|telly|tv|heating|oven|alarm|radio|engine|computer|tiles|wallpaper|paint|plaster|branch|branches|bandage|cast|loan|mortgage|lid|label|labels|wheel|power) off myself
    (drop|dropped|dropping|see|saw|seeing) (him|her|it|them|(the|my|our) (kids|children|boys|girls|twins|parcel|parcels|car|keys|dog|books)) off myself
  `,
  },
  {
    to: 'said sorry to him',
    patterns: `
    (said sorry|apologised|apologized|said thank you) to (my|the|our|his|her) ..2 @someone_close seriously this time $
  `,
  },
  {
    to: 'did it at last',
    patterns: `
    (quit|stopped|gave up|given up|cut out) (smoking|vaping|sugar|coffee|meat|gluten|instagram|gambling|caffeine|biting my nails) seriously this time
    (cleaned|tidied|washed|painted|fixed|organised|organized|joined|booked|cancelled|canceled|unpacked|repaired|planted) ..4 seriously this time $
  `,
  },
  {
    to: 'sorted the old baby clothes',
    patterns: `
    (giving|gave|given|give) away ..3 (baby|maternity|toddler|outgrown) (clothes|things|toys|bits|stuff)
    (giving|gave|given|give) away ..3 (cot|pram|pushchair|buggy|highchair)
  `,
  },
  {
    to: 'a tool for the farm',
    patterns: `
    knife (by the ..1 door|in the ..1 (shed|barn|van|truck|tractor|toolbox)|in my (pocket|boots|van|overalls)) for (the|cutting|opening|peeling)? ..2 (string|twine|bales|hay|boxes|parcels|cardboard|mushrooms|asparagus|envelopes|baler)
  `,
  },
  {
    to: 'had a small accident with dinner',
    patterns: `
    (cut|nicked|sliced|stabbed) (myself|my (finger|thumb|hand|knuckle|palm|fingertip)) (while|when)? (slicing|chopping|peeling|grating|dicing|opening) ${whose}? (${food})
  `,
  },
  {
    to: 'itch from the rash',
    patterns: `
    (scratch|scratching|scratched) my ..2 (until|till)? ..3 because of (the|my|these|this) (eczema|psoriasis|hives|chickenpox|midges|mosquitoes|bites|nettles|rash)
    (eczema|psoriasis|hives|chickenpox|midges|mosquitoes|bites|nettles|rash) ..4 (scratch|scratching|scratched) my (arms|arm|legs|leg|skin|ankles) ..3
    (scratched|scratching|scratch) my (legs|arms|ankles) (raw|to bits|to pieces)? , (the|those|these) (midges|mosquitoes|eczema|psoriasis|nettles|bites|hives)
  `,
  },
  {
    to: 'the arm is a bit sore from the vaccine',
    amid: true,
    anytime: true,
    patterns: `
    arm (hurts|aches|is sore|is killing me|is dead|is heavy) ..2 (from|after|since) (the|my|that|a) ..1 (jab|vaccine|vaccination|booster|injection|flu jab|tennis|rowing)
  `,
  },
  {
    to: 'a test is booked',
    anytime: true,
    patterns: `
    blood in my (stool|poo|pee|urine|wee) and the (gp|doctor|surgery|clinic|nurse|consultant) has (booked|referred|arranged|sent)
  `,
  },
  {
    to: 'has the medicine as prescribed',
    anytime: true,
    patterns: `
    (took|taken|takes) (her|his|their) (pills|tablets|medication|meds|medicine) (today|on time|this morning) without (me|us|a fuss|being|any)
  `,
  },
  {
    to: 'win against him at the game',
    anytime: true,
    patterns: `
    (kill|murder|destroy|slaughter|murdered|killed|slaughtered|destroyed) (him|her|them|you|my (brother|sister|dad|mom|husband|wife|son|daughter|boss|mate|cousin|friend|friends)) (at|in|on) ${whose}? (${game})
    (leave|left|leaves) (it all|everything) on the (pitch|field|court|track|ice|mat)
  `,
  },
  {
    to: 'made a mistake in goal',
    amid: true,
    anytime: true,
    patterns: `
    (goalie|keeper|goalkeeper|defender|striker|midfielder|winger) (basically)? committed suicide (coming out|rushing|passing|going for|leaving|with that)
  `,
  },
  {
    to: 'go skydiving',
    patterns: `
    (jump|jumping|jumped) out of a (plane|helicopter) (for (my|charity|the|his|her)|with a (parachute|instructor)|strapped)
    (bungee|bungy) (jump|jumping|jumped) (off|from) (a|the|that) (bridge|dam|tower|crane|cliff)
  `,
  },
  {
    to: 'photograph the wedding',
    amid: true,
    anytime: true,
    patterns: `
    (shoot|shooting) ..3 (wedding|portrait|portraits|christening) (on film|in black and white|with (my|the|a|his|her) camera)
  `,
  },
  {
    to: 'breaks down',
    patterns: `
    (car|van|bike|battery|boiler|dishwasher|laptop|washing machine) (is|are|will) not (going to make it|make it) (to|through|past|until)
  `,
  },
  {
    to: 'get rid of the weeds',
    patterns: `
    (kill|kills|killing|killed) (off)? ${whose}? ..1 (${pest})
  `,
  },
  {
    to: 'felling the tree',
    amid: true,
    anytime: true,
    patterns: `
    (cutting|cut|chopping|chopped|chop) down ${whose} ..1 (tree|trees|jacaranda|oak|elm|birch|willow|cherry|hedge|pine|plane tree|chestnut|ash tree|fig|walnut)
  `,
  },
  {
    to: 'will fail in music',
    patterns: `
    (${venture}) (is|are|will|was|were) not (going to make it|make it) !(alive|home|out|through)
  `,
  },
  {
    to: 'my uncle died',
    patterns: `
    (uncle|aunt|dad|mom|grandpa|grandma|gran|nan|cousin|neighbour|neighbor|friend|boss|colleague|brother|sister|husband|wife) had a (heart attack|stroke) and (he|she) (is gone|was gone|died|passed away|passed)
  `,
  },
  {
    to: 'buying less meat',
    amid: true,
    anytime: true,
    patterns: `
    (cutting|cut) back on (meat|sugar|salt|coffee|dairy|wine|takeaways|groceries|heating|treats|gluten|caffeine|bread|butter)
  `,
  },
  {
    to: 'start the birth',
    amid: true,
    anytime: true,
    patterns: `
    (want|wants|going|have|plan|need) to induce (me|her|us)
  `,
  },
  {
    to: 'how the story goes',
    patterns: `
    know how the (world|film|movie|book|story|series|season|show) ends
  `,
  },
  {
    to: 'my things are gone',
    amid: true,
    anytime: true,
    patterns: `
    (houseplants|plants|socks|lightbulbs|appliances|tomatoes|seedlings|gadgets|machines|printers|tyres|knees|legs|ankles|feet|hips|laptops|phones|zips|tights|umbrellas) (have|had)? (made|formed|entered|signed) a suicide pact
  `,
  },
]
