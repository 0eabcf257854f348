// Data: beyond the plain statements of languages.ts, how danger is told in those languages: with other verbs, of
// other people, of violence and of the body. Written without accents and vowel signs, as the text is folded.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

export const languagesDanger: RuleGroup[] = [
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
  crisis(
    'suicide_active',
    'hi wish',
    { plain: true },
    `
    (मरने|मरना|मर जाने|खुदकुशी|आत्महत्या|जान देने) ..3 (मन|सोच|ख्याल|ख़याल|कोशिश|इरादा|फैसला|चाह|वाला|वाली|करता|करती)
    (सुसाइड|आखिरी) (नोट|चिट्ठी) ..4
    (गोलियां|गोलियाँ|दवाइयां|दवाई) ..4 (खा|निगल) ..2
  `,
  ),
  crisis(
    'self_harm',
    'hi self harm',
    { plain: true },
    `
    (अपनी|अपना|खुद) ..2 (जान|हाथ|कलाई|नस) ..2 (दे|दूंगा|दूंगी|दूँगा|दूँगी|काट|काटा|काटी|लूंगा|लूंगी|लेना)
    (चोट|नुकसान) ..2 (पहुँचा|पहुंचा) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'hi abuse violence',
    {},
    `
    (गला) ..2 (दबाया|दबा|घोंट|घोंटा)
    (जान से) (मारने|मार) ..4
  `,
  ),
  crisis(
    'suicide_active',
    'hi-latn wish',
    { plain: true },
    `
    (marne|marna|mar jane|suicide|khudkushi|jaan dene) ..3 (mann|man|soch|khayal|khyal|koshish|irada|attempt|wala|wali|karne|karna|hi hai|karta|karti)
    suicide (note|letter|attempt) ..4
    (goliyan|goliya|tablets|dawai|pills) ..4 (kha|nigal) ..2
    (zindagi|jindagi|life) (khatam|khatm|end) ..3
    ab (bas)? marna ..2
  `,
  ),
  crisis(
    'self_harm',
    'hi-latn self harm',
    { plain: true },
    `
    (apni|apna|khud) ..2 (jaan|haath|hath|kalai|nas) ..2 (de|dunga|dungi|kaat|kata|kaata|lunga|lungi|lena)
    (khud ko|apne aap ko) ..3 (hurt|chot|nuksan|kaat|maar|khatam) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'hi-latn abuse violence',
    {},
    `
    (gala) ..2 (dabaya|daba|ghonta)
    (jaan se) (maarne|marne|maar|mar) ..4
  `,
  ),
  crisis(
    'abuse_violence',
    'hi child',
    {},
    `
    (12|13|14|15|16|11|10|9) (साल|saal) ~ (मारते|मारता|maarte|maarta|marte|छूते|chhute|chhuta|touch)
    (मारते|मारता|maarte|maarta|marte|छूते|chhute|chhuta|touch|touches) ~ (12|13|14|15|16|11|10|9) (साल|saal)
    (धमकी|dhamki) ..4 (मार|जान|maar|jaan|mar) ..3
    (मारने|maarne|marne) ki? की? (धमकी|dhamki) ..3
  `,
  ),
  crisis(
    'suicide_active',
    'ar wish',
    { plain: true },
    `
    (اريد|واريد|اتمني|قررت|افكر|سوف|بدي|عايز|حاولت|ارغب|نفسي|ابغي) ..3 (اموت|الموت|انتحر|الانتحار|انهاء حياتي|انهي حياتي|قتل نفسي|اقتل نفسي|بالانتحار|موت) !(من (الضحك|الجوع))
    رساله (انتحار|وداع) ..2
    (تناولت|ابتلعت|اخذت|بلعت) ..4 (حبوب|الحبوب|دواء|الدواء|ادويه|جرعه) ..3
  `,
  ),
  crisis(
    'self_harm',
    'ar self harm',
    { plain: true },
    `
    (جرحت|قطعت|اجرح|اذيت) (نفسي|يدي|معصمي) ..4
  `,
  ),
  crisis(
    'harm_others',
    'ar harm others',
    {},
    `
    (ساقتله|ساقتلها|ساقتلهم|هقتله|بقتله) ..3
  `,
  ),
  crisis(
    'abuse_violence',
    'ar abuse violence',
    {},
    `
    (خنقني|يخنقني|اغتصبني|يلمسني|يتحرش) ..6
    (يهددني|هددني|تهديد) ..2 (بالقتل|يقتلني|بالسكين) ..4
  `,
  ),
  crisis(
    'panic_medical',
    'ar panic medical',
    {},
    `
    (الاصوات|اصوات|صوت) ..3 (تامرني|تقول|يقول|يامرني|تطلب) ..5
  `,
  ),
  crisis(
    'third_party',
    'ar third party',
    {},
    `
    (تريد|يريد|سوف|قال|قالت) ..3 (الانتحار|ينتحر|تنتحر|يموت|تموت|قتل نفسه|قتل نفسها) ..3 (الليله|الان|اليوم)
  `,
  ),
  crisis(
    'suicide_active',
    'zh wish',
    { plain: true },
    `
    (每天|一直|总是|经常|老是|天天) (都)? (想|在想) (死|自杀|去死|结束)
    自杀 (没有|没|未) (成功|遂|死成)
    (把)? (所有|全部|整瓶|一整瓶|很多|一把) (的)? 药 (都)? (吃|吞|服) (了)?
  `,
  ),
  crisis(
    'self_harm',
    'zh self harm',
    { plain: true },
    `
    (正在|在|刚|又) (割|划|伤害) (自己|手腕|手臂)
    (流|流了) (很多|好多|不少) 血
  `,
  ),
  crisis(
    'abuse_violence',
    'zh abuse violence',
    {},
    `
    (掐|勒) (我|住我) (的)? (脖子|喉咙)
    (说|要|威胁) (要)? (杀了|杀|弄死|打死) 我
    (岁|歲) ~ (摸|打|侵犯|碰) 我
    (摸|侵犯|碰) 我 ~ (岁|歲)
  `,
  ),
  crisis(
    'panic_medical',
    'zh panic medical',
    {},
    `
    (声音|有人) (叫|让|要|命令) 我 (去死|死|自杀|伤害|跳)
  `,
  ),
  crisis(
    'third_party',
    'zh third party',
    {},
    `
    (朋友|同学|室友|弟弟|妹妹|哥哥|姐姐|女儿|儿子) ..6 (今晚|现在|马上) ..3 (自杀|跳|结束)
  `,
  ),
  concern(
    'suicide_passive',
    'abroad half',
    {},
    `
    (acabar con esto|acabar con todo|terminar con esto) ..2
    (لم اعد احتمل|تعبت من الحياه|كرهت الحياه) ..3
    (सब खत्म|थक गया हूँ|थक गई हूँ) ..2 (जीने|जिंदगी|ज़िंदगी|करना)
    (je n en peux plus|j en peux plus|a bout de forces|plus rien n a de sens) ..2 !(de (cette|ce|la) (pluie|chaleur|semaine|temps))
    (ich kann nicht mehr|ich halte es nicht mehr aus|alles sinnlos|keine kraft mehr) ..2
    (nao aguento mais|perdi as forcas|nada faz sentido|cansei de viver) ..2 !(esse calor|essa chuva|essa segunda|essa reuniao)
    (no puedo mas|ya no aguanto|nada tiene sentido|perdi las fuerzas) ..2 !(con (este|esta) (calor|lluvia|trabajo))
  `,
  ),
  flag(
    'minor',
    `
    tengo (9|10|11|12|13|14|15|16|17) anos
    tenho (9|10|11|12|13|14|15|16|17) anos
    ai (9|10|11|12|13|14|15|16|17) ans
    ich bin (9|10|11|12|13|14|15|16|17)
    (9|10|11|12|13|14|15|16|17) (साल|saal|سنه|岁)
    عمري (9|10|11|12|13|14|15|16|17)
  `,
  ),
]
