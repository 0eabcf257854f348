// Data: the classes of words and phrases the patterns are made of.

export const classes: Record<string, string> = {
  // People.
  myself: 'myself|meself|mysel',
  someone_close:
    'friend|friends|relative|lad|roommate|flatmate|housemate|brother|sister|mom|dad|parents|son|daughter|kid|child|teenager|teen|husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|cousin|aunt|uncle|nephew|niece|grandma|grandpa|nan|gran|grandson|granddaughter|stepson|stepdaughter|stepbrother|stepsister|coworker|colleague|neighbour|neighbor|classmate|student|teammate|ex|mate|he|she|they|someone|person|guy|girl|boy|stepdad|stepmom|twin|buddy|boss',
  partner: 'husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|ex|ex-husband|spouse|he|she|date',
  family:
    'dad|mom|parents|stepdad|stepmom|brother|sister|uncle|aunt|grandpa|grandma|cousin|stepbrother|guardian|carer|caregiver|foster|coach|teacher|tutor|priest|pastor|babysitter|neighbour|neighbor|boss|manager|roommate|flatmate|landlord|lodger|son|family',
  abuser: '@partner|@family|relative|they|man|guy|someone|boy|girl|friend|hes|someone',
  himself: 'himself|herself|themselves|themself|theirself|hisself',
  his: 'his|her|their',

  // Wanting.
  wants:
    'want|wants|wanting|wanted|need|needs|ready|prefer|hope|hoping|pray|praying|long|longing|desire|wish|wishing|deserve|deserves|rather|prepared|willing|begging|desperate|itching|aching|yearn|yearning|craving|crave|love|like|desperate',
  will_do:
    'going to|will|plan to|planning to|planned to|intend to|intending to|decided to|about to|preparing to|prepared to|have to|need to|gonna|determined to|am set to|mean to|promise to|should',
  // The acts and states of dying.
  die: 'die|be dead|perish|not exist|not be alive|not live|never exist|cease to exist|stop existing|stop living|stop being alive|be no more|be unalive|unalive|not wake up|never wake up|not wake|be killed|be in the ground|sleep forever|be six feet under|(go|fall|drift) (to sleep|asleep|off) and (not|never) (wake|have to wake)|depart this world|leave this world|leave this earth|leave this life|leave this planet|exit this world|exit life|be with the angels|be put down|be put to sleep',
  dying:
    'dying|being dead|death|not existing|not being alive|not living|not waking up|never waking up|unaliving|suicide|my death|my own death|leaving this world|suicidal things',
  kill_self:
    'kill @myself|killing @myself|killed @myself|off @myself|offing @myself|unalive @myself|unaliving @myself|delete @myself|deleting @myself|hang @myself|hanging @myself|hung @myself|shoot @myself|shooting @myself|drown @myself|drowning @myself|neck @myself|necking @myself|murder @myself|poison @myself|poisoning @myself|slit my wrists|slitting my wrists|end @myself|ending @myself|(do|doing) @myself in|top @myself|topping @myself|finish @myself (off)?|finishing @myself off|(commit|committing|commiting|commited|committed|complete|completing|do) suicide|(put|putting) @myself (down|to sleep for good|out of my misery)|erase @myself|erasing @myself|sudoku @myself|commit sudoku|suicide @myself|@end_life',
  end_life:
    '(end|ending|ended|take|taking|took|terminate|terminating|finish|finishing|throw away|cut short) my (own)? (life|existence|story here)|(end|ending|ended) it all|(take|taking) my own|(end|ending) (my|the) (pain|suffering|misery) (forever|for good|once and for all)|end everything for good',
  kill_other:
    '(kill|killing|off|unalive|hang|hanging|shoot|drown|end|harm|hurt|cut|cutting|hurting|harming) @himself|(end|ending|take|taking) @his (own)? (life|lives)|(commit|committing) suicide|end it all',
  hurt_self:
    '(hurt|hurting|harm|harming|cut|cutting|burn|burning|injure|injuring|punish|punishing|stab|stabbing|slice|slicing|hit|hitting|punch|punching|bite|biting|scratch|scratching|carve|carving) @myself|selfharm|selfharming|(cut|cutting|carve|carving|slice|slicing|burn|burning|scratch|scratching) (on)? my (own)? (arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|body|hips|stomach)|@bang_head',
  bang_head: '(bang|banging|bash|bashing|slam|slamming) my (head|fist|fists) (against|into|on|off)',
  ponder:
    'think|thinking|thought|fantasise|fantasising|fantasize|fantasizing|fantasized|dream|dreaming|daydream|daydreaming|obsess|obsessing|obsessed|contemplate|contemplating|contemplated|consider|considering|considered|imagine|imagining|ruminating|ponder|pondering|picture|picturing|researching|research|googling|googled|looking up|looked up|looking into|debating|planning|toying with|flirting with|tempted by|fixated|consumed with',
  thoughts:
    'thought|thoughts|idea|ideas|urge|urges|impulse|impulses|fantasies|images|visions|feelings|ideation|daydreams|plans',

  // Things.
  means: 'pills|medication|antidepressants|painkillers|sleeping pills|prescription|stash|bottle',
  sharp: 'blade|blades|razor|razors|knife|scissors|sharp|sharps|glass',
  weapon: 'gun|knife|weapon|bat|hammer|machete|rifle|pistol|axe|shotgun|blade|acid',
  brink:
    'bridge|ledge|roof|rooftop|edge of the roof|cliff|platform|tracks|overpass|balcony railing|parapet|window ledge',
  soon: 'tonight|tomorrow|today|soon|now|this weekend|this week|this afternoon|this morning|later|by monday|by friday|by sunday|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|after work|after school|when they leave|in an hour|in the morning|before morning|at midnight',
  recently:
    'tonight|today|now|this morning|last night|yesterday|earlier|this afternoon|(# | an |a | half an) (minutes|hours|hour) ago|minutes ago|hours ago|hour ago|just',
  me_gone:
    'i am gone|i was gone|i were gone|i disappeared|i vanished|i died|i was dead|i were dead|i was not here|i were not here|i was not around|i were not around|i did not exist|i stopped existing|i never existed|i had never existed|i had never been born|i had not been born|i was never born|i were never born|i just stopped|i left this world|i am not here|i am not around|i am dead|i die',
  everyone:
    'everyone|everybody|they|people|world|family|kids|children|mom|dad|parents|husband|wife|partner|friends|someone|anyone|we all|all of you|you all|boyfriend|girlfriend|son|daughter|team|others|he|she|everyone else',
  pet: 'dog|cat|cats|dogs|pet|pets|fish|plants|rabbit|hamster|guinea pig|bird|budgie|parrot',
}
