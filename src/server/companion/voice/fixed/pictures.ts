// What is to be seen in a message of pictures only: animals, things and weather, named in the order they stand.
const names = new Map(
  `🐟 a fish,fish|🐠 a fish,fish|🐳 a whale|🐋 a whale|🐬 a dolphin|🦈 a shark|🐙 an octopus,octopuses|🦀 a crab|🐶 a dog|🐕 a dog|🐩 a poodle|🐱 a cat|🐈 a cat|🐭 a mouse,mice|🐹 a hamster|🐰 a rabbit|🐇 a rabbit|🦊 a fox,foxes|🐻 a bear|🐼 a panda|🐨 a koala|🐯 a tiger|🦁 a lion|🐮 a cow|🐄 a cow|🐷 a pig|🐸 a frog|🐵 a monkey|🐔 a hen|🐓 a rooster|🐧 a penguin|🐦 a bird|🦆 a duck|🦉 an owl|🦅 an eagle|🐺 a wolf,wolves|🐴 a horse|🐎 a horse|🦄 a unicorn|🐝 a bee|🐛 a caterpillar|🦋 a butterfly,butterflies|🐌 a snail|🐞 a ladybird|🐜 an ant|🕷 a spider|🐢 a tortoise|🐍 a snake|🦎 a lizard|🐑 a sheep,sheep|🐐 a goat|🦔 a hedgehog|🐿 a squirrel|🐘 an elephant|🦒 a giraffe|🐪 a camel|🚢 a ship|⛵ a sailing boat|🛶 a canoe|⛴ a ferry,ferries|🚗 a car|🚙 a car|🚕 a taxi|🚌 a bus,buses|🚚 a lorry,lorries|🚜 a tractor|🚲 a bicycle|🏍 a motorbike|🚂 a train|🚆 a train|🚇 an underground train|✈ a plane|🛫 a plane|🚁 a helicopter|⚓ an anchor|🏠 a house|🏡 a house|🏫 a school|🏢 an office block|⛪ a church,churches|🏭 a factory,factories|🏖 a beach,beaches|🏝 an island|🏔 a mountain|⛰ a mountain|🏕 a tent|⛺ a tent|🌋 a volcano,volcanoes|🌊 a wave|🌧 rain|☔ rain|🌦 sun and rain|⛈ a thunderstorm|🌩 a thunderstorm|❄ snow|🌨 snow|☃ a snowman,snowmen|⛄ a snowman,snowmen|🌪 a whirlwind|🌙 a moon|🌛 a moon|🌕 a full moon|⭐ a star|🌟 a star|🌠 a shooting star|☁ a cloud|⛅ a cloud|🌲 a tree|🌳 a tree|🌴 a palm tree|🌵 a cactus,cacti|🌷 a tulip|🌻 a sunflower|🌸 blossom|🌼 a flower|🌺 a flower|🍀 a clover leaf,clover leaves|🍂 falling leaves|🍁 a maple leaf,maple leaves|🌱 a seedling|🍄 a mushroom|🍎 an apple|🍌 a banana|🍓 a strawberry,strawberries|🍉 a slice of melon,slices of melon|🍋 a lemon|🥑 an avocado|🍅 a tomato,tomatoes|🥕 a carrot|🌽 a corn cob|🍞 bread|🧀 cheese|🍳 a fried egg|🍔 a burger|🍟 chips|🍕 a slice of pizza,slices of pizza|🌭 a hot dog|🌮 a taco|🍜 a bowl of noodles,bowls of noodles|🍝 a plate of pasta,plates of pasta|🍣 sushi|🍚 a bowl of rice,bowls of rice|🍛 a curry,curries|🍰 a piece of cake,pieces of cake|🧁 a cupcake|🍪 a biscuit|🍫 chocolate|🍩 a doughnut|🍦 an ice cream|🍨 an ice cream|🍭 a lollipop|☕ a hot cup of something,hot cups of something|🍵 a cup of tea,cups of tea|🍺 a beer|🍻 two beers|🍷 a glass of wine,glasses of wine|🍸 a cocktail|🍹 a cocktail|🥃 a whisky,whiskies|🥛 a glass of milk,glasses of milk|⚽ a football|🏀 a basketball|🏈 an American football|🎾 a tennis ball|🏐 a volleyball|🏉 a rugby ball|🏏 a cricket bat|🏓 table tennis|🏸 badminton|🥊 boxing gloves|🏆 a trophy,trophies|🥇 a gold medal|🏊 a swimmer|🏃 somebody running|🚴 somebody cycling|🧗 somebody climbing|🎣 a fishing rod|🎮 a game controller|🕹 a joystick|🎲 a die,dice|🧩 a piece of a puzzle,pieces of a puzzle|♟ a chess piece|🎸 a guitar|🎹 a piano|🎻 a violin|🥁 a drum|🎺 a trumpet|🎵 music|🎶 music|🎧 headphones|🎤 a microphone|🎨 a paint box,paint boxes|🎬 a film clapper|📚 a pile of books,piles of books|📖 an open book|✏ a pencil|📝 a sheet of notes,sheets of notes|💻 a laptop|🖥 a computer|📱 a phone|☎ a telephone|📞 a telephone|📷 a camera|📺 a television|⏰ an alarm clock|⌛ an hourglass,hourglasses|⏳ an hourglass,hourglasses|📅 a calendar|🎒 a school bag|💼 a briefcase|🧳 a suitcase|🔑 a key|🔒 a lock|🔨 a hammer|🔧 a spanner|🧹 a broom|🧺 a laundry basket|🧼 soap|🛁 a bath|🚿 a shower|🛒 a shopping trolley|💰 a bag of money,bags of money|💸 money flying off|💵 banknotes|💳 a bank card|🎁 a present|🕯 a candle|💡 a light bulb|🪴 a pot plant|🛋 a sofa|👶 a baby,babies|🧶 a ball of wool,balls of wool|🧵 a spool of thread,spools of thread|🪡 a needle|⛸ ice skates|🎿 skis|🛹 a skateboard|🗺 a map|🧭 a compass,compasses|🚧 roadworks|🚦 traffic lights|🕊 a dove|🪶 a feather|🌍 the world|🌎 the world|🌏 the world|🥚 an egg|🧊 ice|🍯 honey|🥐 a croissant|🥯 a bagel|🥪 a sandwich,sandwiches|🥗 a salad|🍿 popcorn|🎪 a circus tent|🎡 a big wheel|🎢 a roller coaster|🎭 two masks|💊 some medicine|💉 a syringe|🏥 a hospital|🩺 a stethoscope|🚑 an ambulance|🚬 a cigarette|📄 a sheet of paper,sheets of paper|📃 a sheet of paper,sheets of paper|📧 an email|✉ a letter|📨 a letter|💌 a love letter|🛌 somebody in bed|🛏 a bed|🍼 a baby's bottle,baby's bottles|🎓 a graduation cap|🎉 a party popper|🎊 confetti|🎂 a birthday cake|🎈 a balloon|🪦 a gravestone|⚰ a coffin|💔 a broken heart|🥀 a wilted flower|🌹 a rose|💐 a bunch of flowers,bunches of flowers|💍 a ring|👰 a bride|🤰 somebody pregnant|🧍 somebody standing there|🚪 a door|🪟 a window|🧸 a teddy bear|🩹 a plaster|🩸 a drop of blood,drops of blood|🧾 a receipt|📉 a line going down|📈 a line going up|🏃‍♀ somebody running|🚶 somebody walking|🧘 somebody sitting quietly|🍽 an empty plate,empty plates|🥣 a bowl,bowls|🎄 a Christmas tree|🐾 paw prints|🌅 a sunrise|🌇 a sunset|🌃 a city at night|🏋 somebody lifting weights|🪑 a chair|📦 a box,boxes|🔋 a battery,batteries|🪫 an empty battery,empty batteries|🧠 a brain|🕒 a clock|🕐 a clock|🕑 a clock|🕓 a clock|🕔 a clock|🕕 a clock|🕖 a clock|🕗 a clock|🕘 a clock|🕙 a clock|🕚 a clock|🕛 a clock|🧑‍🍼 somebody feeding a baby|👩‍🍼 somebody feeding a baby|👨‍🍼 somebody feeding a baby|👉 a finger pointing|👈 a finger pointing|💇 a haircut|✂ scissors|🧑‍⚕️ somebody in a white coat|👩‍⚕️ somebody in a white coat|👨‍⚕️ somebody in a white coat|📋 a clipboard|🗑 a bin|🚗 a car|🍽 a plate,plates|🧑‍🏫 a teacher|👮 a police officer|🧒 a child,children|👧 a girl|👦 a boy|👵 an old woman,old women|👴 an old man,old men|👨‍👩‍👧 a family|👪 a family|🧑‍🍳 a cook|👣 footprints|🔥 a fire|☀ the sun|🌞 the sun|🌈 a rainbow|🎻 a violin`
    .split('|')
    .map(entry => {
      const [sign, ...rest] = entry.split(' ')
      const [one = '', many] = rest.join(' ').split(',')
      return [
        sign!,
        { one, many: many ?? (/^an? /.test(one) ? `${one.replace(/^an? /, '')}s` : one) },
      ] as const
    }),
)
const counts = ['', '', 'two', 'three', 'four', 'five', 'six']
/** What a face shows, for those that stand beside things. */
const shown: Record<string, string> = {
  fog: 'a face in a cloud',
  breath: 'a long breath out',
  halfsmile: 'a mixed sort of smile',
  sick: 'a poorly face',
  laugh: 'a laugh',
  sad: 'a sad face',
  angry: 'an angry face',
  wince: 'gritted teeth',
  melting: 'a face that has had enough',
  heart: 'a heart',
  fedup: 'a fed-up face',
  shrug: 'a face that says nothing',
  dots: 'a thinking face',
  pray: 'folded hands',
  peek: 'a face half hidden',
  tired: 'somebody sleepy',
  happy: 'a happy face',
}
/** Beside these nothing is said lightly. */
const still = /[💊💉🏥🩺🚑🚬🍷🥃🍺🪦⚰💔🥀🩸🕯🪫🩹]/u
const bright = new Set(['happy', 'laugh', 'heart'])
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Something is kept with these. */
const feast = /[🎓🎉🎊🏆🥇💍🎂🥳🍾🥂🎈]/u

export type Seen = { named: string; mood: '' | '.quiet' | '.bright' }

/** "Two fish and a ship", "a sad face and a phone", or nothing where a picture is not known or there are too many. */
export function seenIn(text: string, faceOf: (sign: string) => string | undefined): Seen | undefined {
  const bare = text.replace(/\s|\p{Emoji_Modifier}/gu, '')
  if (bare.length > 60) return undefined
  const signs = [...graphemes.segment(bare)].map(({ segment }) => segment.replaceAll('\ufe0f', ''))
  if (!signs.length || signs.length > 12) return undefined
  // A heart, a flame or a party alone has words of its own, and so has a face.
  if (signs.every(sign => faceOf(sign))) return undefined
  const kinds = new Map<string, { one: string; many: string; count: number; face: string }>()
  for (const sign of signs) {
    const thing = names.get(sign) ?? names.get(sign.split('\u200d')[0]!)
    const face = thing ? '' : (faceOf(sign) ?? '')
    const one = thing?.one ?? shown[face]
    if (!one) return undefined
    const known = kinds.get(one) ?? { one, many: thing?.many ?? one, count: 0, face }
    kinds.set(one, { ...known, count: known.count + 1 })
  }
  const all = [...kinds.values()]
  if (all.length > 4) return undefined
  const told = all.map(({ one, many, count }) =>
    count === 1 || one === many ? one : `${counts[count] ?? 'a lot of'} ${many}`,
  )
  const named = told.length < 2 ? told[0]! : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
  const quiet = still.test(text) || all.some(({ face }) => face && !bright.has(face))
  return { named, mood: quiet ? '.quiet' : feast.test(text) ? '.bright' : '' }
}
