import { describe, expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const replyTo = (text: string): string => voice.reply({ text, chatId: 'careless' }, voice.fresh()).text

describe('who leaves the full stop out is not said back in one breath', () => {
  test.each([
    ['they gave my desk to the new lad i found out from a text', /new lad,? and you found out/],
    ['my flat is freezin the landlord dosnt care', /is freezing,? and the landlord doesn't care/],
    ['we were so close now he just ignores me in the lift', /so close,? and now he just ignores you/],
    ['the vet says its her kidneys shes only six', /her kidneys,? and she's only six/],
    ['been on nights for 2 weeks my head is mush', /2 weeks,? and your head is mush/],
    ['someone keyed my car i just got it fixed', /keyed your car,? and you just got it fixed/],
    ['i rang the vet four times they keep putting me through to a machine', /four times,? and they keep/],
    ['we flew home on sunday feel like i never left', /Sunday,? and you feel like/],
    ['im shattered been packing since five', /shattered,? and you've been packing/],
    ['i m so tired of this bus wid no heating', /You're so tired of this bus with no heating/],
    ['its been a week neither of us has said sorry', /a week,? and neither of you has/],
    ['i asked everywhere nobody has seen her', /everywhere,? and nobody has seen/],
    ['cant sleep the lads next door are drumming', /can't sleep,? and the lads next door/],
    ['lost my phone missed my flight', /lost your phone,? and missed your flight/],
    ['im not sad im just tired', /not sad, (?:and |but )?you're just tired/],
    ['my daughter wont get out of the car every morning is a battle', /car,? and every morning is a battle/],
  ])('%s', (text, told) => {
    expect(replyTo(text)).toMatch(told)
  })

  test.each([
    ['the dress i bought for the wedding doesnt fit', /dress you bought for the wedding doesn't fit/],
    ['i keep thinking about the letter my dad wrote', /letter your dad wrote/],
    ['i told my mum im not coming home for eid', /told your mum you're not coming/],
    ['so tired i cried in the car park', /so tired you cried/],
    ['the girl i like sat with someone else at lunch', /girl you like sat with/],
    ['every time i open my laptop i feel sick', /laptop,? you feel sick/],
    ['the first thing i do every morning is check if he texted', /you do every morning is check/],
  ])('what is one thought stays one: %s', (text, told) => {
    expect(replyTo(text)).toMatch(told)
  })
})

describe('chat spelling is said back as words', () => {
  test.each([
    ['my cuz is gettin married n i wasnt invited', /Your cousin is getting married/],
    ['cant sleep cuz my cuz snores so loud', /because your cousin snores/],
    ['me n my bf aint talkd in 3 days', /your boyfriend haven't talked in 3 days/],
    ['he aint text back since sat', /He hasn't texted back since Saturday/i],
    ['she earns more then me n it bugs me', /more than you/],
    ['i was scard 2 go in, da corridor was packd', /scared to go in, (?:and )?the corridor was packed/],
    ['got told off agn infront of the hole class', /told off again in front of the whole class/],
    ['my manger keeps changin my shifts', /Your manager keeps changing your shifts/i],
    ['mr tanaka retired n the new guy is awful', /Mr Tanaka retired/],
    ['miss begum rang my mum about my attendence', /Miss Begum rang your mum about your attendance/],
    ['evry1s at ellas party n im stuck here', /Everyone's at Ella's party/i],
    ['cba w revision today, got put on a double shift', /today, and you got put on a double shift/],
  ])('%s', (text, told) => {
    expect(replyTo(text)).toMatch(told)
  })

  test('a word that begins a sentence is small inside another one', () => {
    expect(replyTo('The oven died. Rent is due. I have nine pounds.')).not.toMatch(/, Rent/)
  })
})

describe('a rare word is right as it was typed', () => {
  test.each([
    ['i plaited her hair for the last time this morning', /plaited/],
    ['The smell of rosin brings back my cello teacher.', /rosin/],
    ['My hostas were eaten to the ground while I was in hospital.', /hostas/],
    ['I am bawling over a garden centre advert.', /bawling/],
    ['we lost the whole crop of marrows and the damsons too', /damsons/],
  ])('%s', (text, kept) => {
    expect(replyTo(text)).toMatch(kept)
  })

  test.each([
    ['they keep stoping my pay without a word', /stopping/],
    ['im woried about the leter from the bank', /worried about the letter/],
    ['my brother deleated all our photos', /deleted/],
  ])('and a slip is still mended: %s', (text, mended) => {
    expect(replyTo(text)).toMatch(mended)
  })
})

describe('what is said to us is not told back', () => {
  test.each([
    ['bruv the gym charged me twice', /^(?:So )?[Tt]he gym charged you twice/],
    ['girl the neighbours are at it again', /^(?:So )?[Tt]he neighbours are at it again/],
    ['not gonna lie the first night here scared me', /^(?:So )?[Tt]he first night here scared you/],
    [
      'they lost my coat at the club lmaooo im fuming',
      /lost your coat at the club[.,] (?:and )?[Yy]ou're fuming/,
    ],
    ['wallah i waited two hours for that bus', /^(?:So )?[Yy]ou waited two hours/],
    ['ok so basically my bike got stolen', /^(?:So )?[Yy]our bike got stolen/],
    ['she finna leave for uni and i cant say it', /She's going to leave for uni/],
    ['no cap my gran beat me at chess', /^(?:So )?[Yy]our gran beat you at chess/],
  ])('%s', (text, told) => {
    expect(replyTo(text)).toMatch(told)
  })

  test('a brother or a mate who is told of stays', () => {
    expect(replyTo('my bro got sent home from work')).toMatch(/Your brother got sent home/)
    expect(replyTo("my bro's car got towed last night")).toMatch(/Your brother's car/)
  })
})

describe('sayings of chat and of home are told as plain English', () => {
  test.each([
    ['not me googling baby names in the canteen', /^You're googling baby names in the canteen/],
    ['my cousin be borrowing my charger', /Your cousin is always borrowing your charger/],
    ['im so cooked for this stats test', /in trouble with this stats test/],
    ['failed the mock again im cooked', /^You failed the mock again,? and it is not looking good for you/],
    ['The child support came through late', /^The child support came through late/],
    ['she should have come to me back then and said it', /come to you back then/],
    ['they cut my hours after six years like what was the point', /after six years[.,]/],
    ['guess who dropped their phone in the canal. this genius', /You dropped your phone in the canal/],
    [
      'imagine being 40 and still hiding from your landlord',
      /40 and (?:you|I)'(?:re|m) still hiding from (?:your|my) landlord/,
    ],
    ['I told the kids but herself never asked', /but she never asked/],
    ['absolutely gutted they shut the skate park', /You're absolutely gutted they shut the skate park/],
    [
      'failed french again dad shouted at me mum just left the room',
      /shouted at you, (?:and )?your mum just left/,
    ],
    ['my sister is home and she aint called', /she hasn't called/],
    ['I don try to beg my landlord', /You've tried to beg your landlord/],
    ["my uncle's after losing the farm", /uncle's (?:just )?lost the farm/],
    ['boss tryna cut my breaks', /Your boss is trying to cut your breaks/],
    ['cant eat keep checking the post', /You can't eat,? and you keep checking the post/],
    ['my brother been sleeping on my sofa', /Your brother has been sleeping on your sofa/],
    ['i like my cat more than my uncle is that bad', /more than your uncle\./],
    ['the doctor asked about me sleep and held me hand', /about your sleep and held your hand/],
    ['she wants a break like bro we share a flat', /wants a break,? but you share a flat/],
    ['not sure why im here just had a bad week', /here,? and you just had a bad week/],
    ['i be so hungry after swimming i cant even talk', /^(?!.*yourself).*so hungry after swimming/],
    ['yeah nah I lost me wallet at the beach', /^(?:So )?[Yy]ou lost your wallet/],
    ['all the yam in the store don spoil', /got spoilt/],
    ['its freezing in here today boss turned the heating off', /and your boss turned the heating off/],
    ['the lift is broke again lost the spare keys', /again,? and you lost the spare keys/],
  ])('%s', (text, told) => {
    expect(replyTo(text)).toMatch(told)
  })
})
