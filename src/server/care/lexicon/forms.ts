// Data: how words are brought to one form before the rules look at them.

const table = (text: string): Map<string, string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map(line => {
        const [from, to] = line.split('=')
        return [from!.trim(), to!.trim().split(' ').filter(Boolean)]
      }),
  )

const set = (text: string): Set<string> => new Set(text.trim().split(/\s+/u))

/** Contractions and chat spellings, opened. */
export const contractions = table(`
i'm = i am
im = i am
i'ma = i am going to
imma = i am going to
ima = i am going to
ive = i have
id = i would
i'd = i would
ill = i will
i'll = i will
iam = i am
dont = do not
don't = do not
dnt = do not
doesnt = does not
didnt = did not
cant = can not
can't = can not
cannot = can not
cnt = can not
couldnt = could not
wont = will not
won't = will not
wouldnt = would not
shouldnt = should not
isnt = is not
arent = are not
wasnt = was not
werent = were not
havent = have not
hasnt = has not
hadnt = had not
aint = not
ain't = not
shan't = will not
it's = it is
he's = he is
hes = he is
she's = she is
shes = she is
that's = that is
thats = that is
what's = what is
whats = what is
there's = there is
theres = there is
who's = who is
where's = where is
here's = here is
how's = how is
let's = let us
they're = they are
theyre = they are
theyve = they have
theyll = they will
you're = you are
youre = you are
youll = you will
y'all = you
yall = you
urself = yourself
yourselve = yourself
u = you
ur = your
ya = you
r = are
gonna = going to
gunna = going to
gon = going to
wanna = want to
wana = want to
gotta = have to
hafta = have to
tryna = trying to
trynna = trying to
outta = out of
lemme = let me
gimme = give me
dunno = unsure
idk = unsure
idc = i do not care
idgaf = i do not care
ik = i know
abt = about
bout = about
w = with
bc = because
cuz = because
cos = because
coz = because
'cause = because
tn = tonight
tonite = tonight
2nite = tonight
2night = tonight
2day = today
tmrw = tomorrow
tmr = tomorrow
2morrow = tomorrow
rn = now
atm = now
smth = something
sth = something
ppl = people
srs = seriously
srsly = seriously
fr = seriously
frfr = seriously
ily = i love you
gf = girlfriend
bf = boyfriend
bff = friend
bestie = friend
sis = sister
bro = brother
mum = mom
mummy = mom
mam = mom
momma = mom
mama = mom
mommy = mom
mother = mom
father = dad
daddy = dad
papa = dad
hubby = husband
hub = husband
stepfather = stepdad
stepmother = stepmom
stepmum = stepmom
grandad = grandpa
granddad = grandpa
n = and
nd = and
k = ok
okay = ok
meds = medication
medicine = medication
tablets = pills
tablet = pills
pill = pills
unalived = unalive
unaliving = unaliving
everybody = everyone
nobody = nobody
noone = nobody
anybody = anyone
somebody = someone
forever = forever
'til = until
til = until
till = until
tho = though
luv = love
wen = when
thru = through
nite = night
nights = night
lifes = life
mins = minutes
min = minutes
hrs = hours
hr = hours
minute = minutes
hour = hours
whilst = while
wnt = want
wan = want to
wna = want to
nemore = anymore
anymo = anymore
lyk = like
cnt = can not
scarey = scary
medz = medication
its = it is
hv = have
dat = that
dis = this
sewerslide = suicide
sewercide = suicide
sewerside = suicide
b = be
owt = anything
nowt = nothing
summat = something
goin = going
thinkin = thinking
feelin = feeling
killin = killing
suislide = suicide
sewer-slide = suicide
toaster-bath = suicide
`)

/** Words that carry nothing for these rules and would only stand in the way. */
export const fillers = set(`
just really literally honestly actually simply basically kinda sorta fucking fuckin freaking frickin effing bloody damn
goddamn lowkey highkey tbh ngl very quite absolutely totally completely genuinely truly even definitely obviously
certainly probably perhaps maybe frankly quietly somehow straight-up legit hella super uh hmm oh ah please pls plz
like-um fkn fckn goddam deadass ever properly quickly
`)

/** Before one of these, "just" says that it happened a moment ago, and stays. */
export const heldJust = set(`
cut hurt took swallowed burned burnt did tried relapsed fainted collapsed overdosed drank threw passed hit punched stabbed
texted sent messaged posted told said left locked grabbed choked pushed slapped made harmed purged blacked had found
`)

/** Rows of words that mean another, mostly so that a "not" which denies nothing is gone. */
export const rewrites: Map<string, { from: string[]; to: string[] }[]> = new Map()
for (const [from, to] of table(`
can not stop = keep
go through with it = do it
going through with it = doing it
mom in law = relative
brother in law = relative
sister in law = relative
dad in law = relative
could not stop = keep
do not stop = keep
will not stop = keep
can not help = keep
can not wait = want
do not know = unsure
did not know = unsure
not sure = unsure
not certain = unsure
not joking = seriously
not kidding = seriously
not exaggerating = seriously
not being dramatic = seriously
not lying = seriously
not a joke = seriously
no joke = seriously
not going to lie = seriously
no lie = seriously
not messing = seriously
not playing = seriously
not bluffing = seriously
for real = seriously
dead serious = seriously
mean it = seriously
meant it = seriously
not only = only
why not = why
no doubt = seriously
not afraid = unafraid
not scared = unafraid
can not believe = believe
not long = soon
not far = soon
not much longer = soon
my self = myself
want 2 = want to
need 2 = need to
ready 2 = ready to
going 2 = going to
have 2 = have to
trying 2 = trying to
wish 2 = wish to
him self = himself
her self = herself
them selves = themselves
your self = yourself
un alive = unalive
un aliving = unaliving
sui cide = suicide
sewer slide = suicide
sewer side = suicide
self harm = selfharm
self harming = selfharming
self harmed = selfharmed
self injury = selfharm
self injure = selfharm
self inflicted = selfharm
self injuring = selfharming
over dose = overdose
over dosed = overdosed
any more = anymore
no more = anymore
kind of =
sort of =
a bit =
a little =
you know =
i mean it = seriously
i mean that = seriously
i mean =
at all =
right now = now
at the moment = now
at this moment = now
this minute = now
this second = now
as we speak = now
as i type = now
this evening = tonight
later on = later
no longer = notanymore
used to = usedto
use to = usedto
got to = have to
going to be able = can
would be better off = isbetteroff
would all be better off = isbetteroff
are better off = isbetteroff
is better off = isbetteroff
be better off = isbetteroff
are all better off = isbetteroff
will be better off = isbetteroff
better off = isbetteroff
no one = nobody
not one person = nobody
not a single person = nobody
no body = nobody
any one = anyone
every one = everyone
some one = someone
every body = everyone
best friend = friend
mom and dad = parents
a lot of = many
lots of = many
loads of = many
a bunch of = many
a load of = many
a ton of = many
a handful of = handful of
check out = checkout
checked out = checkout
`)) {
  const words = from.split(' ')
  const list = rewrites.get(words[0]!) ?? []
  list.push({ from: words, to })
  list.sort((a, b) => b.from.length - a.from.length)
  rewrites.set(words[0]!, list)
}

/** The words whose slips are mended. */
export const mendable = set(`
kill killing killed myself suicide suicidal suicides suicidality want wanted dying death overdose overdosed overdosing selfharm
alive anymore unalive unaliving cutting hurting hurt tonight goodbye forever living burden hopeless worthless
pills bleeding without better wish nobody attempt attempted tired himself herself themselves yourself
existing exist starving purging vomit laxatives breathe choked strangled threatened weapon disappear life
thoughts thinking wanting ending everything everyone scared depressed sewerslide sewerside
`)

/** Ordinary words that look like slips of the words above. */
export const ordinary = set(`
kills skill skills krill kilt kiln ill will bill till fill hill mill pill dill gill kiss kills kin killer killers
skilling filling billing milling willing pilling tilling chilling spilling drilling willed filled billed milled skilled
wan wants wand wanty ant went wanting wasted warted waited panted wanked ranted granted wanton
dyeing doing dining tying lying vying dyin deaths deaf dearth heath deity
live lives lived liver alove olive alike aline a-live alie love lie lief lifer lift like line fife wife rife knife lie
cuttings putting curing cuing nutting jutting gutting rutting
hut hurts hunt hurl hurling hunting hutting curt turt huts hit hot hat huet hurting hurried
tonights goodby goodbyes burdens warden garden burned burdened harden
pils piles bills mills hills wills plls pull pulls spills pillas pips
beeding breeding bleedin feeding leading heeding bleating
betters bitter butter batter letter fetter setter wetter netter beter
wist fish dish wise wisp wash wis wishes with swish
attempts attempting tempt tempted contempt attentive
tied tried fired hired tires tried tire wired mired tied tiled timed trued tyred
hisself yourselves yourselves ourself oneself
exiting exist exit exits existed exists resting existent
staring starring starting starling starving-artist staving carving
purring pulsing purging urging surging merging
vomits comit commit
breath breathes breathed breather breadth breathy
chocked cooked chokes stroked joked poked coked chose croked
weapons
appear disappears disappeared disappearing
thought though thoughtless throughout tough though through
thinkin thing things thicking thanking tinkling sinking linking winking drinking
wasting wanting warning
endings sending ending bending lending mending tending vending pending
everything everythings everyone everyones
scare scares sacred sacked scarred scored scaled cared scaped
depress depresses deposed repressed
bettor living livings loving giving diving riving lining liking hiving
wishing nobody's body without withouts
`)
