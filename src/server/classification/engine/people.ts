/** People a sentence may be about instead of its writer. */

export const PEOPLE = new Set(
  `mum dad mother father parents parent brother sister brothers sisters son daughter sons daughters kids kid children child
   baby toddler twins husband wife spouse partner boyfriend girlfriend fiance fiancee gran grandpa grandmother grandfather
   uncle aunt auntie cousin cousins nephew niece ex teenager teen friend friends flatmate flatmates roommate roommates housemate
   neighbour neighbor neighbours neighbors colleague colleagues coworker coworkers boss manager supervisor coach teacher landlord
   client customer customers doctor nurse team classmate classmates guy girl man woman lady lad bloke student students patient
   patients stranger people director ceo chef cat dog puppy horse character hero heroine protagonist singer author celebrity
   president minister twin eldest youngest stepdad stepmum missus crew players actor actress gen teenagers adults men women
   staff pupils pupil crowd audience teachers nurses doctors players fans somebody someone everybody everyone anyone anybody bot`.split(
    /\s+/,
  ),
)
/** Those of them whose troubles are told as theirs. */
export const PEERS = new Set(
  `brother sister brothers sisters son daughter sons daughters kid child baby toddler twins husband wife spouse partner boyfriend
   girlfriend fiance fiancee gran grandpa grandmother grandfather uncle aunt auntie cousin cousins nephew niece teenager teen friend
   friends flatmate flatmates roommate roommates housemate colleague coworker classmate classmates cat dog puppy horse character hero
   heroine protagonist singer twin eldest youngest mum dad students pupils patients`.split(/\s+/),
)
