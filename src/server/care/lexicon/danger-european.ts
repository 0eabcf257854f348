// Data: beyond the plain statements, how danger is told in Spanish, French, German and Portuguese: with other
// verbs, of other people, of violence and of the body. Written without accents, as the text is folded.
import { crisis, type RuleGroup } from './rule.ts'

export const europeanDanger: RuleGroup[] = [
  crisis(
    'suicide_active',
    'es wish',
    { plain: true },
    `
    (quiero|queriendo|querer|quisiera|ganas|deseo|pienso|pensar|pensando|pensado|voy|decidido|decidi|intente|intentado|planeo|prefiero|pensamientos) ..5 (morir|morirme|matarme|suicidarme|suicidio|quitarme la vida|quitar la vida|acabar con mi vida|la muerte|no despertar|desaparecer de este mundo) !(de (risa|hambre|verguenza|amor|calor|sueno))
    me (voy a|quiero|he querido|intente|he intentado) (quitar|matar|suicidar|morir|ahorcar|lanzar|tirar) ..3 !(de (risa|hambre)|la (ropa|chaqueta)|los zapatos)
    (sentido|razon|motivo|ganas) ..3 (seguir vivo|seguir viva|vivir|seguir viviendo|estar vivo|estar viva)
    (se|decidido|tengo|planeado) ..4 como (lo)? voy a hacer ..6
  `,
  ),
  crisis(
    'suicide_attempt',
    'es danger',
    {},
    `
    (tomarme|tomado|tome|tomo|tragado|trague) ..4 (pastillas|sobredosis|medicamentos|pildoras|frasco) ..6 !(como (dijo|receto))
    sobredosis
  `,
  ),
  crisis(
    'self_harm',
    'es self harm',
    {},
    `
    (cortado|corte|cortando|cortarme) ..6 (sangrar|sangra|sangrando|sangre|venas|brazos|ahora)
    (haciendo|hacerme|haciendome) dano ..4
    (no)? para de sangrar
  `,
  ),
  crisis(
    'harm_others',
    'es harm others',
    {},
    `
    voy a (matar|apunalar|hacer dano|disparar|quemar) a ..4
    (cuchillo|pistola|arma) ..6 (matar|padre|madre|el|ella|espero|voy)
    (le|lo|la) voy a (hacer dano|matar|apunalar) ..4
  `,
  ),
  crisis(
    'abuse_violence',
    'es abuse violence',
    {},
    `
    (marido|novio|esposo|padre|pareja|ex|el|padrastro|tio|hermano) ..6 (estrangular|estrangulo|ahorcar|ahogar|matarme|violar|violo|asfixiar|cuchillo|pistola) ..3
    (abusa|abusan|abusaba|abuso) de (mi|ella|mi hija|mi hijo) ..6
    (escondida|escondido|encerrada|encerrado|encerrarme) ..9 (golpea|golpeando|puerta|matar|grita|gritando|el|bano|padre)
  `,
  ),
  crisis(
    'panic_medical',
    'es panic medical',
    {},
    `
    (voces|voz) ..3 (dicen|dice|ordenan|piden) ..4 (mate|muera|haga dano|corte|salte|mates)
    (pecho) ..6 (brazo|mandibula|respirar|ahogo|izquierdo)
  `,
  ),
  crisis(
    'third_party',
    'es third party',
    {},
    `
    (no)? (despierta|respira|reacciona) ..4 (pastillas|tomado|sangre)
    (pastillas|tomado) ..6 no (despierta|respira|reacciona|contesta)
    (amigo|amiga|hermano|hermana|hijo|hija|novio|novia|madre|padre) ..6 (suicidar|matar|matarse|suicidarse|cortarse|saltar) ..3 (ahora|hoy|esta noche|ya)
  `,
  ),
  crisis(
    'third_party',
    'fr third party',
    {},
    `
    (veux|envie|pense|penser|pensais|songe|voudrais|decide|vais|souhaite|essaye|tente|pensees) ..5 (mourir|suicide|suicider|en finir|me tuer|crever|mettre fin a mes jours|mettre fin a ma vie|la mort|ne plus me reveiller) !(de (rire|faim|honte|froid))
  `,
  ),
  crisis(
    'suicide_active',
    'fr wish',
    { plain: true },
    `
    (plus envie|aucune envie|plus la force|marre) (d|de) (etre en vie|vivre|me lever et vivre|continuer a vivre|exister)
    (je)? (sais|ai decide) (comment|quand) je vais (faire|le faire|en finir) ..4
    (y|j y) pense ..6 suicide
    (fait|faire|pris|pris une|faire une) overdose
  `,
  ),
  crisis(
    'self_harm',
    'fr self harm',
    {},
    `
    (me suis|m etre|suis) (coupee|coupe|scarifiee|scarifie|blessee|ouvert|taillade) ..9 !(les cheveux|en cuisinant|avec du papier)
    arrete pas de saigner
    (me fais|me faire|faire) du mal (en ce moment|maintenant|la|tout de suite|encore|$|,|ce soir)
  `,
  ),
  crisis(
    'harm_others',
    'fr harm others',
    {},
    `
    (vais|veux|compte) (le|la|les)? (tuer|buter|poignarder|egorger|frapper) ..4 !(le temps|le match|le jeu|moi)
    (couteau|arme|flingue|pistolet) ..6 (attends|attend|tuer|pere|lui|menace|main|il|je)
  `,
  ),
  crisis(
    'abuse_violence',
    'fr abuse violence',
    {},
    `
    (il|elle|mari|copain|conjoint|pere|ex|mec) ..5 me (tuera|tuer|tue|frappera|retrouvera) ..3 (si|je|pars|quitte|,|$) !(avec ses devoirs)
    (beau pere|pere|oncle|frere|cousin|prof|entraineur|grand pere) ..3 (me touche|m a touchee|m a touche|me viole|abuse de moi|me caresse) ..6
    (enfermee|enferme|cachee|cache) ..9 (tuer|frappe|porte|mari|pere|il|couteau)
  `,
  ),
  crisis(
    'third_party',
    'fr third party',
    {},
    `
    (menace|menacent|parle|veut|va) ..3 (se suicider|se tuer|en finir|sauter) ..3 (maintenant|ce soir|la|tout de suite|aujourd hui)
    (cachets|medicaments|comprimes|pilules) ..6 (ne se reveille|se reveille pas|reveille plus|respire|inconscient*)
  `,
  ),
  crisis(
    'panic_medical',
    'fr panic medical',
    {},
    `
    (voix) ..3 (disent|dit|ordonnent|demandent) ..4 (tuer|mourir|sauter|mal|couper)
    (poitrine|thorax|coeur) ..6 (bras|machoire|respirer|serre)
  `,
  ),
  crisis(
    'suicide_active',
    'de wish',
    { plain: true },
    `
    (will|mochte|wollte|denke|denk|denken|wunsche|vor|plane|habe|versucht|werde|gedanken|wunsch|entschluss) ..6 (sterben|zu sterben|selbstmord|suizid|umzubringen|umbringen|tod|leben zu nehmen|das leben nehmen|nicht mehr aufwachen|leben ein ende|dem leben ein ende|mich toten) !(vor (lachen|hunger)|pravention)
    (ans|an das|an den|uber das|vom) (sterben|tod|selbstmord|suizid)
    (schluss) ..3 (mit meinem leben|mit dem leben|mit allem)
    (leben) ..2 ein ende ..2 (setzen|machen|bereiten)
    (weiss|weiss schon) wie ich es (mache|tue|machen) ..4
  `,
  ),
  crisis(
    'suicide_attempt',
    'de danger',
    {},
    `
    (tabletten|pillen|schlafmittel|medikamente|uberdosis) ..5 (genommen|geschluckt|eingenommen|intus|wacht nicht|wach) ..4 !(wie verordnet|gegen)
  `,
  ),
  crisis(
    'self_harm',
    'de self harm',
    {},
    `
    (mich|mir) ..4 (geschnitten|geritzt|schneide|ritze|verletzt|verbrannt) ..6 !(finger|beim kochen|gemuse)
    (schneide|ritze|verletze|schlage|verbrenne) (ich)? mich ..4
    (blutet|blute) ..3 (stark|sehr|nicht|viel|alles)
  `,
  ),
  crisis(
    'harm_others',
    'de harm others',
    {},
    `
    (werde|will|bringe) ..3 (ihn|sie|meinen|meine|jemanden|alle) ..5 (toten|umbringen|erstechen|abstechen|erschiessen|verletzen|um)
    (messer|pistole|waffe) ..6 (ihn|vater|warte|will|habe|toten|hand)
  `,
  ),
  crisis(
    'abuse_violence',
    'de abuse violence',
    {},
    `
    (droht|drohte|gedroht) ..4 (umzubringen|umbringt|toten|zu toten|schlagen) ..3
    (fasst|fasste|beruhrt|missbraucht|vergewaltigt) ..3 (mich|an) ..6
    (eingeschlossen|versteckt|eingesperrt|verstecke) ..9 (tur|er|schlagt|vater|mann|bad|angst)
  `,
  ),
  crisis(
    'panic_medical',
    'de panic medical',
    {},
    `
    (stimmen|stimme) ..3 (sagen|sagt|befehlen|befiehlt) ..6 (umbringen|toten|springen|verletzen|sterben|soll)
  `,
  ),
  crisis(
    'third_party',
    'de third party',
    {},
    `
    (wacht|atmet|reagiert) nicht ..3
    (freundin|freund|bruder|schwester|sohn|tochter|vater|mutter) ..5 (umbringen|springen|das leben nehmen|sich toten) ..2
  `,
  ),
  crisis(
    'suicide_active',
    'pt wish',
    { plain: true },
    `
    (quero|queria|vontade|penso|pensando|pensar|pensei|vou|decidi|tentei|planejo|desejo|prefiro|pensamentos) ..5 (morrer|me matar|suicidio|suicidar|tirar minha vida|tirar a minha vida|acabar com a minha vida|acabar com minha vida|a morte|nao acordar) !(de (rir|fome|vergonha|saudade))
    (ja)? sei como vou fazer ..4
  `,
  ),
  crisis(
    'suicide_attempt',
    'pt danger',
    {},
    `
    (tomei|tomou|engoli|engoliu) ..4 (comprimidos|remedio|remedios|pilulas|veneno|cartela) ..6 !(pra gripe|para dor|de pressao|pra dor)
  `,
  ),
  crisis(
    'self_harm',
    'pt self harm',
    {},
    `
    (me cortei|me cortando|cortei|cortando) ..6 (sangrar|sangrando|sangue|agora|pulso|pulsos|braco|bracos|parar)
    (nao)? para de sangrar
  `,
  ),
  crisis(
    'harm_others',
    'pt harm others',
    {},
    `
    vou (matar|esfaquear|machucar|furar) ..4 !(aula|a fome|a sede|a saudade|o tempo)
    (faca|arma|revolver) ..6 (matar|padrasto|pai|ele|ela|mao|espero)
  `,
  ),
  crisis(
    'abuse_violence',
    'pt abuse violence',
    {},
    `
    (ele|marido|namorado|pai|padrasto|tio|ex) ..5 (me enforcar|me enforcou|me matar|me estrangular|me estuprar|me sufocar|me esfaquear) ..3
    (abusa|abusou|abusava) de mim ..6
    (trancada|trancado|escondida|escondido) ..9 (ele|bater|porta|matar|banheiro|quarto|pai)
  `,
  ),
  crisis(
    'third_party',
    'pt third party',
    {},
    `
    (vai|quer|disse que vai|ameaca) (se matar|se suicidar|pular|tirar a propria vida) ..3 (hoje|agora|essa noite|esta noite|$)
    nao (acorda|respira|responde|reage) ..4
  `,
  ),
  crisis(
    'panic_medical',
    'pt panic medical',
    {},
    `
    (vozes|voz) ..3 (mandam|manda|dizem|diz) ..4 (matar|morrer|machucar|pular|cortar)
  `,
  ),
]
