// Data: what must not stand beside a saying about a thing, for it to be no more than that.

/** Where a saying has to stand alone, one of these may come next, if anything does, */
export const tails =
  ', in on from until till between before after since at past next this tonight that because'
/** and none of these may follow it: what tells of more than the thing. */
export const tellers = 'i my mine he she they we you who there and but with to or then so while'

/** Beside one of these, in the sentence or its neighbours, a saying is taken as it stands. */
export const graveWords = `
die dies died dying dead death suicide suicidal life lives alive live living exist existing existence kill killing killed
myself selfharm funeral body breathe breathing heaven world earth wake waking woken asleep forever join end ends ending over
pills tablets overdose rope noose gun shotgun bullet knife blade razor bridge cliff roof balcony tracks train river gas
bleach poison drink drinking vodka belt garage wrist wrists arms skin eye eyes sleep sleeps floor window fall ground planet medication parachute cord
hopeless pointless worthless useless burden hate ashamed lonely alone empty numb nobody nothing reason point exhausted
goodbye goodbyes farewell letter letters note forgive secret pain unbearable despair desperate crying cry insurance
hit hits hitting hurt hurts hurting beat beats beaten scared afraid terrified frightened threatened threatens threatening
threat police punch punches punched kick kicks rifle pistol axe crowbar machete petrol coffin grave bury buried follow following again scissors hidden hide bring bringing water lake sea find finds found me him her them us
rape raped force forced forces choked strangled weapon hammer blood bleeding faint fainted fainting dizzy
unconscious held holds grabs grabbed purpose pretend pretended lie lied excuse cover people everyone asks ask asked blame
sleeves hiding uncle stepdad touches naked whole bottle box extra many enough too both together neither counted
`

/** The same for hours near at hand, denials and resolves, unless the saying may stand at any time. */
export const nearWords = `
tonight tomorrow today now soon midnight weekend finally anymore last
not no never without nor none if go gone leave leaving ready decided plan plans planned planning prepared need everything
anything anyone night nights let lets down family
`
