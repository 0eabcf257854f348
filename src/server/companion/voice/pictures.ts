// What is to be seen in a message of pictures only: animals, things and weather, named in the order they stand.
const names = new Map(
  `🐟 a fish,fish|🐠 a fish,fish|🐳 a whale|🐋 a whale|🐬 a dolphin|🦈 a shark|🐙 an octopus,octopuses|🦀 a crab|🐶 a dog|🐕 a dog|🐩 a poodle|🐱 a cat|🐈 a cat|🐭 a mouse,mice|🐹 a hamster|🐰 a rabbit|🐇 a rabbit|🦊 a fox,foxes|🐻 a bear|🐼 a panda|🐨 a koala|🐯 a tiger|🦁 a lion|🐮 a cow|🐄 a cow|🐷 a pig|🐸 a frog|🐵 a monkey|🐔 a hen|🐓 a rooster|🐧 a penguin|🐦 a bird|🦆 a duck|🦉 an owl|🦅 an eagle|🐺 a wolf,wolves|🐴 a horse|🐎 a horse|🦄 a unicorn|🐝 a bee|🐛 a caterpillar|🦋 a butterfly,butterflies|🐌 a snail|🐞 a ladybird|🐜 an ant|🕷 a spider|🐢 a tortoise|🐍 a snake|🦎 a lizard|🐑 a sheep,sheep|🐐 a goat|🦔 a hedgehog|🐿 a squirrel|🐘 an elephant|🦒 a giraffe|🐪 a camel|🚢 a ship|⛵ a sailing boat|🛶 a canoe|⛴ a ferry,ferries|🚗 a car|🚙 a car|🚕 a taxi|🚌 a bus,buses|🚚 a lorry,lorries|🚜 a tractor|🚲 a bicycle|🏍 a motorbike|🚂 a train|🚆 a train|🚇 an underground train|✈ a plane|🛫 a plane|🚁 a helicopter|⚓ an anchor|🏠 a house|🏡 a house|🏫 a school|🏢 an office block|⛪ a church,churches|🏭 a factory,factories|🏖 a beach,beaches|🏝 an island|🏔 a mountain|⛰ a mountain|🏕 a tent|⛺ a tent|🌋 a volcano,volcanoes|🌊 a wave|🌧 rain|☔ rain|🌦 sun and rain|⛈ a thunderstorm|🌩 a thunderstorm|❄ snow|🌨 snow|☃ a snowman,snowmen|⛄ a snowman,snowmen|🌪 a whirlwind|🌙 a moon|🌛 a moon|🌕 a full moon|⭐ a star|🌟 a star|🌠 a shooting star|☁ a cloud|⛅ a cloud|🌲 a tree|🌳 a tree|🌴 a palm tree|🌵 a cactus,cacti|🌷 a tulip|🌻 a sunflower|🌸 blossom|🌼 a flower|🌺 a flower|🍀 a clover leaf,clover leaves|🍂 falling leaves|🍁 a maple leaf,maple leaves|🌱 a seedling|🍄 a mushroom|🍎 an apple|🍌 a banana|🍓 a strawberry,strawberries|🍉 a slice of melon,slices of melon|🍋 a lemon|🥑 an avocado|🍅 a tomato,tomatoes|🥕 a carrot|🌽 a corn cob|🍞 bread|🧀 cheese|🍳 a fried egg|🍔 a burger|🍟 chips|🍕 a slice of pizza,slices of pizza|🌭 a hot dog|🌮 a taco|🍜 a bowl of noodles,bowls of noodles|🍝 a plate of pasta,plates of pasta|🍣 sushi|🍚 a bowl of rice,bowls of rice|🍛 a curry,curries|🍰 a piece of cake,pieces of cake|🧁 a cupcake|🍪 a biscuit|🍫 chocolate|🍩 a doughnut|🍦 an ice cream|🍨 an ice cream|🍭 a lollipop|☕ a hot cup of something,hot cups of something|🍵 a cup of tea,cups of tea|🍺 a beer|🍻 two beers|🍷 a glass of wine,glasses of wine|🍸 a cocktail|🍹 a cocktail|🥃 a whisky,whiskies|🥛 a glass of milk,glasses of milk|⚽ a football|🏀 a basketball|🏈 an American football|🎾 a tennis ball|🏐 a volleyball|🏉 a rugby ball|🏏 a cricket bat|🏓 table tennis|🏸 badminton|🥊 boxing gloves|🏆 a trophy,trophies|🥇 a gold medal|🏊 a swimmer|🏃 somebody running|🚴 somebody cycling|🧗 somebody climbing|🎣 a fishing rod|🎮 a game controller|🕹 a joystick|🎲 a die,dice|🧩 a piece of a puzzle,pieces of a puzzle|♟ a chess piece|🎸 a guitar|🎹 a piano|🎻 a violin|🥁 a drum|🎺 a trumpet|🎵 music|🎶 music|🎧 headphones|🎤 a microphone|🎨 a paint box,paint boxes|🎬 a film clapper|📚 a pile of books,piles of books|📖 an open book|✏ a pencil|📝 a sheet of notes,sheets of notes|💻 a laptop|🖥 a computer|📱 a phone|☎ a telephone|📞 a telephone|📷 a camera|📺 a television|⏰ an alarm clock|⌛ an hourglass,hourglasses|⏳ an hourglass,hourglasses|📅 a calendar|🎒 a school bag|💼 a briefcase|🧳 a suitcase|🔑 a key|🔒 a lock|🔨 a hammer|🔧 a spanner|🧹 a broom|🧺 a laundry basket|🧼 soap|🛁 a bath|🚿 a shower|🛒 a shopping trolley|💰 a bag of money,bags of money|💸 money flying off|💵 banknotes|💳 a bank card|🎁 a present|🕯 a candle|💡 a light bulb|🪴 a pot plant|🛋 a sofa|👶 a baby,babies|🧶 a ball of wool,balls of wool|🧵 a spool of thread,spools of thread|🪡 a needle|⛸ ice skates|🎿 skis|🛹 a skateboard|🗺 a map|🧭 a compass,compasses|🚧 roadworks|🚦 traffic lights|🕊 a dove|🪶 a feather|🌍 the world|🌎 the world|🌏 the world|🥚 an egg|🧊 ice|🍯 honey|🥐 a croissant|🥯 a bagel|🥪 a sandwich,sandwiches|🥗 a salad|🍿 popcorn|🎪 a circus tent|🎡 a big wheel|🎢 a roller coaster|🎭 two masks`
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

/** "Two fish and a ship", or nothing where a picture is not known or there are too many. */
export function seenIn(text: string): string | undefined {
  const signs = [...text.replace(/[\ufe0f\s]|\p{Emoji_Modifier}/gu, '')]
  if (!signs.length || signs.length > 12) return undefined
  const kinds = new Map<string, number>()
  for (const sign of signs) {
    if (!names.has(sign)) return undefined
    kinds.set(sign, (kinds.get(sign) ?? 0) + 1)
  }
  if (kinds.size > 4) return undefined
  const seen = [...kinds].map(([sign, count]) => {
    const { one, many } = names.get(sign)!
    if (count === 1) return one
    return one === many ? one : `${counts[count] ?? 'a lot of'} ${many}`
  })
  const named = [...new Set(seen)]
  return named.length < 2 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
