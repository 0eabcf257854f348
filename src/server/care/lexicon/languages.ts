// Data: the plain statements, and the commonest half-said ones, in the other languages people write in here.
// Latin letters stand without accents, Arabic without vowel signs: the text is folded the same way first.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

const plain = { plain: true }

export const languages: RuleGroup[] = [
  // Spanish
  crisis(
    'suicide_active',
    'es',
    plain,
    `
    (no paro de|no dejo de|no puedo dejar de|no puedo parar de) pensar en (suicidarme|matarme|morirme|morir|quitarme la vida|la muerte|el suicidio)
    (quiero|quisiera|deseo|ganas de|quiera|prefiero|preferiria|necesito|queria|querria|gustaria|ojala|mejor) (morir|morirme|estar muerto|estar muerta|no existir|desaparecer para siempre|dejar de existir|dejar de vivir|no despertar|no despertarme|me muera|me muriera|estuviera muerto|estuviera muerta|no despertara|no despierte|quitarme la vida|matarme|suicidarme|acabar con todo|acabar con mi vida|terminar con todo|terminar con mi vida|irme para siempre) !(de (risa|hambre|verguenza|amor|ganas))
    (no|ya no|tampoco) (quiero|deseo|aguanto|tengo ganas de|puedo|soporto|merezco) (mas)? (vivir|seguir viviendo|seguir vivo|seguir viva|estar vivo|estar viva|existir|despertar|despertarme|seguir con vida|esta vida) (mas)? !(en (esta casa|este|casa|madrid)|con|aqui en|solo|sola)
    (quiero|pienso en|voy a|pensar en|pensando en|ganas de|de|en|pensado en|intente|mejor|por|para) matarme
    (pensado|pienso|pensando|pensar) en (quitarme|suicidarme|morir|morirme|acabar|matarme|irme|desaparecer|la muerte)
    (dormirme|dormir|cerrar los ojos) y no (despertar|despertarme|volver)
    (manana|hoy|esta noche|ya|despues) ..3 no (voy a estar|estare|voy a estar aqui|estare aqui|voy a despertar)
    (cartas|carta|nota) ..4 (mesa|cajon|despedida|escrita|lista|listas|familia|hijos|mama)
    (deje|dejo|tengo) todo (listo|arreglado|preparado) ..6 (noche|manana|carta|busquen|perdon|hoy|adios)
    (no me busquen|perdonenme|perdon por todo|adios a todos|cuiden a|cuida a) ..3
    (me acabo de|acabo de) (cortar|tomar|lastimar|hacer) ..4
    (cortarme|cortando|me estoy cortando) ..4 (ahora|sangra|parar|sangre|mucho)
    me (esta|estan) (golpeando|pegando|ahorcando|siguiendo)
    (encerrada|encerrado|me encerro) ..6
    me (mata|va a matar|quiere matar|matara) ..3 (hoy|si|esta noche|dice|no puedo|$)
    (voy a|vamos a) (matarlo|matarla|matarlos|apunalarlo)
    tengo (9|10|11|12|13|14|15|16|17) anos ~ (toca|toco|pega|abusa|viola|besa)
    (me toca|me toco|abusa de mi|me viola) ..6
    (se encerro|se va a matar|se quiere matar ahora|se tomo) ..4 (ahora|matar|pastillas|cuarto)
    (suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|me voy a matar|me quiero matar|me quiero morir|me voy a suicidar|pensando en el suicidio|pienso en el suicidio|pensar en el suicidio|pensamientos suicidas|ideas suicidas|acabar con todo|mi carta de despedida|carta de suicidio|nota de suicidio|poner fin a mi vida|ponerle fin a mi vida|pienso en morir|pensando en morir|pienso en morirme|pienso en la muerte|estaria mejor muerto|estaria mejor muerta|mejor muerto|mejor muerta|intente matarme|intente suicidarme|intente quitarme|cortarme las venas|corte las venas|cortado las venas|cortar las venas|hacerme dano|me estoy cortando|me corto|me corte los brazos|tengo un plan para|no voy a despertar|adios a todos)
    (me tome|tome|tomado|trague) (todas|todo|muchas|demasiadas|un monton de|un frasco de|una caja de|el frasco) ..3 (pastillas|medicamentos|pildoras|medicacion)
    (me|nos) (quiere|va a|amenaza con|amenazo con) matar !(si (llego|no termino)|de)
    (mi (padre|papa|padrastro|tio|hermano|abuelo|marido|novio|pareja)|el) ..3 (me toca|me viola|me violo|me pega cada|me ahorco|me estrangulo|me encerro|me esta pegando|entra en mi cuarto|entra a mi cuarto)
    (lo|la|los) voy a matar
  `,
  ),
  concern(
    'suicide_passive',
    'es half',
    {},
    `
    (siento que|parece que) (sobro|estorbo|molesto|no importo|no valgo) ..3
    (soy|siento que soy|sentirme) ..2 (una carga|un estorbo|un peso|un fracaso|inutil)
    (nada|vida|todo) ..3 (tiene sentido|sin sentido|vale la pena|no vale|no merece)
    (no|ya no) (puedo mas|aguanto mas|veo salida|tengo fuerzas|le veo sentido|veo sentido|tengo esperanza|tengo ganas de nada|encuentro sentido|doy mas|quiero estar aqui|quiero seguir|hay salida|hay esperanza|queda esperanza|quiero despertar|quiero sentir)
    (cansado|cansada|harto|harta) de (vivir|la vida|todo|existir|mi vida|luchar|estar viva|estar vivo)
    (nadie|quien|alguien) (me)? (echaria de menos|extranaria|notaria|se daria cuenta|le importaria|lloraria)
    (estarian|estaran|seria|estaria|viviria|vivirian) ..2 (mejor|mas felices) sin mi
    (quiero|ganas de|quisiera) (desaparecer|dormir y no|irme lejos y no|no estar|dormir para siempre|dormirme y no)
    (ojala|desearia) (no)? ..2 (haber nacido|hubiera nacido|existiera|nacido|despertar)
    (sin|perdi la|pierdo la) (esperanza|ganas de vivir|salida)
  `,
  ),
  concern(
    'abuse_violence',
    'es abuse',
    {},
    `
    (mi)? (marido|novio|esposo|pareja|padre|papa|madre|mama|ex|el|ella|padrastro|hermano) ..3 me (pega|pego|golpea|golpeo|empujo|empuja|grita|insulta|controla|amenaza|amenazo|maltrata|humilla|obliga|revisa|persigue|viola|toca|pegaba|encierra)
    (revisa|controla|vigila) mi (telefono|celular|dinero|ropa) ..4
    no me deja (ver|salir|trabajar|hablar|tener) ..4
    (vomito|culpable|atracon*) ..6 (como|comer|comida|despues)
    (casi no como|comiendo casi nada|no he comido|sin comer|dejo de comer) ..6
    (me arano|me lastimo|me golpeo|me muerdo) ..4
    (dice que|dijo que) no quiere (vivir|seguir) ..4
    (tengo|me da) miedo ..5 (marido|novio|pareja|padre|el|casa|ex|volver|papa)
    (vomito|vomitar|me provoco el vomito|dejar de comer|dejado de comer|no como|atracones|laxantes) ..6 (comer|comida|engordar|gorda|gordo|peso|dias|cena|adelgazar|nadie)
    (ataque|ataques|crisis) de (panico|ansiedad|pánico)
    (amigo|amiga|hermano|hermana|hijo|hija|primo|prima|novio|novia|madre|padre|mama|papa) ..4 (quiere morir|quiere morirse|se quiere matar|se corta|habla de suicidio|quiere suicidarse|se quiere suicidar|dice que quiere morir|dijo que queria morir|intento suicidarse|intento matarse|piensa en suicidarse|quiere matarse|habla de morir|suicidarse|morirse|no quiere vivir)
    (matate|suicidate|muerete|ojala te mueras|pegate un tiro|nadie te extranaria|nadie te va a extranar)
    me (corto|lastimo|hago dano|cortaba|corte|quemo) !(el pelo|con el papel|cocinando|las unas|afeitandome)
  `,
  ),
  // French
  crisis(
    'suicide_active',
    'fr',
    plain,
    `
    (veux|voudrais|aimerais|envie d|prefererais) (juste|seulement|vraiment)? (etre|d etre) (mort|morte|mortes)
    (veux|voudrais|envie de|envie d|aimerais|souhaite|prefere|prefererais|besoin de|vouloir|voulais) (mourir|crever|en finir|me tuer|me suicider|etre mort|etre morte|mettre fin a mes jours|mettre fin a ma vie|disparaitre pour toujours|ne plus exister|ne plus vivre|ne plus me reveiller|m endormir et ne|m ouvrir les veines|me foutre en l air|me pendre|me jeter|me couper|me faire du mal|cesser d exister|arreter de vivre|mettre fin a tout) !(de (rire|faim|honte))
    (ne)? (veux|souhaite|peux|ai) (plus|pas) (envie de)? (vivre|de vivre|etre en vie|exister|me reveiller|etre vivant|etre vivante|continuer a vivre) !(a|avec|dans|ici|chez)
    (plus|pas|aucune) envie de (vivre|etre en vie|me reveiller)
    (vais|veux|voudrais|de|a|envie de|pense a|penser a|essaye de|tente de|pour|d) me tuer
    (demain|ce soir|apres) ..4 (ne serai plus|serai plus la|c est fini|tout sera fini|ne serai pas)
    tout est (pret|prepare|regle|en ordre) ..6 (demain|ce soir|plus|adieu|lettre|pardon)
    (adieu|pardonnez moi|pardonne moi|ne m en voulez|m en voulez pas|prenez soin|prends soin) ..6 (tout|eux|elle|lui|merci|maman|$|,|pas|enfants)
    (ecrit|ecris|laisse) ..3 (lettre|lettres|a mes enfants|a ma mere|mot) ..9 (fini|ce soir|adieu|soin|demain|pardon)
    (viens de|suis en train de) me (couper|scarifier|mutiler|faire du mal|tailler) ..4
    (essaye|tente) (de)? me (tuer|suicider|pendre)
    (il|elle) a un couteau ..6
    (cachee|cache|enfermee|enferme) ..6 (il|elle|tuer|frapper|couteau|pere|mari)
    (m a|me) (enfermee|enferme|etranglee|sequestree|violee|frappee avec) ..4
    (je vais|je veux) (le|la|les) (planter|tuer|buter|poignarder)
    (me suicider|mettre fin a mes jours|mettre fin a ma vie|en finir avec la vie|m oter la vie|me donner la mort|pense au suicide|penser au suicide|pensees suicidaires|idees suicidaires|idees noires|pense a mourir|penser a mourir|pense a la mort|je suis suicidaire|suis suicidaire|lettre d adieu|lettres d adieu|essaye de me tuer|tente de me tuer|tente de me suicider|tentative de suicide|je vais en finir|vais en finir|veux en finir|serais mieux morte|serais mieux mort|mieux mort|mieux morte|adieu a tous|adieu tout le monde|me scarifie|me mutile|me taillader|suis en train de me couper|je me coupe|j aurais du mourir|ne pas me reveiller demain|jamais me reveiller|plus jamais me reveiller)
    (avale|pris|ai pris|prendre) (tous|toute|trop de|toutes|une boite|plein de|beaucoup de|la boite) ..3 (medicaments|cachets|comprimes|pilules|boite|somniferes)
    (je vais|j vais|vais) (le|la|les) (tuer|buter|crever|planter)
    (il|mari|copain|pere|ex|beau pere|elle|conjoint|mec|oncle) ..4 (va me tuer|veut me tuer|m a etranglee|m a etrangle|m a violee|m a viole|m a enfermee|m a enferme|menace de me tuer|vient dans ma chambre|me viole|m etrangle|me touche la nuit|entre dans ma chambre) !(si je)
  `,
  ),
  concern(
    'suicide_passive',
    'fr half',
    {},
    `
    (suis|etre|suis qu|comme|me sens) ..1 (un fardeau|un poids|une charge|un boulet|inutile|une merde|de trop|vide et)
    (ne)? (vois|voit|ai|trouve|crois|sert|a|sais) (plus|pas|aucun|aucune) ..1 (issue|sens|espoir|raison de|d issue|d espoir|la sortie|le bout|de sens|aucun sens|a rien de vivre|la force|a l avenir|l interet|d avenir|de raison)
    (fatigue|fatiguee|marre|epuise|epuisee|lasse|ras le bol|assez) (de|d) (tout|vivre|la vie|exister|cette vie|ma vie|etre en vie|me battre|faire semblant)
    (n en peux plus|en peux plus|peux plus continuer|n y arrive plus|tiens plus|peux plus tenir|plus la force|plus d espoir|plus aucun espoir|a quoi bon|plus de sens|plus aucun sens|sans moi|veux disparaitre|envie de disparaitre|voudrais disparaitre|aimerais disparaitre|veux plus etre la|envie d etre la|dormir et ne plus|jamais du naitre|jamais nee|jamais ne|envie de rien|personne ne remarquerait|personne me pleurerait|rien ne sert|la vie ne vaut|vaut plus la peine|vaut pas la peine d etre)
    (me sens|me sent|suis) (vide|inutile|invisible|seule au monde|seul au monde|a bout|de trop)
    (deranger|derange|encombre) tout le monde
    (mieux|plus heureux|plus simple|plus facile|tranquilles) sans moi
  `,
  ),
  concern(
    'abuse_violence',
    'fr abuse',
    {},
    `
    (mari|copain|mec|conjoint|pere|mere|ex|il|elle|compagnon|beau pere|frere) ..3 (me frappe|m a frappee|m a frappe|me tape|m a poussee|m a pousse|me bat|me gifle|m a giflee|m insulte|me controle|me menace|m a menacee|me surveille|me suit|m humilie|me force|fouille mon|m empeche|me crie|leve la main|m isole|m a tapee)
    controle (tout|mon argent|mon telephone|mes sorties|mes) ..4
    (saute|sauter) (les|des|mes) repas ..6
    bois (tous les soirs|chaque soir|tous les jours|seule|seul|pour) ..4
    (se scarifie|se mutile|se coupe|se fait vomir) ..4
    (envie de me) (couper|faire du mal|scarifier) ..4
    (va te suicider|va te tuer|suicide toi|va crever) ..4
    (peur) (de|d) (lui|mon|rentrer|mari|pere|ma mere|elle|mon copain)
    (me fais vomir|fais vomir|faire vomir|vomis apres|ne mange plus|mange plus rien|arrete de manger|crises de boulimie|laxatifs|me prive de) ..4
    (crise|crises|attaque) (d|de) (panique|angoisse)
    (amie|ami|soeur|frere|fils|fille|copine|copain|mere|pere|cousin|cousine) ..4 (veut mourir|se coupe|veut se tuer|parle de suicide|veut se suicider|parle de mourir|dit qu il veut mourir|dit qu elle veut mourir|se scarifie|veut en finir|a tente|idees noires|se suicider|se tuer|pense au suicide|se mutile)
    (va crever|creve|suicide toi|tue toi|va te pendre|va mourir|jette toi|pends toi|personne te regrettera|personne ne te regrettera)
    (me scarifie|me mutile|me coupe|me fais du mal|me griffe|me brule) !(les (cheveux|ongles)|la parole|en cuisinant)
  `,
  ),
  // German
  crisis(
    'suicide_active',
    'de',
    plain,
    `
    (wunschte|wunsche|hoffe) (,)? ich ware tot
    ich ware (am liebsten|lieber|besser|gern) tot
    (will|mochte|wollte|wunsche|willst|wurde|wunschte|wurd|mag|konnte) ..3 (sterben|tot sein|tot|tot ware|nicht mehr leben|nicht mehr aufwachen|nicht mehr existieren|nie wieder aufwachen|einschlafen und nie|einschlafen und nicht|ware tot|mich umbringen|mich toten|mir das leben nehmen|mich erhangen|schluss machen mit (dem|meinem) leben|mein leben beenden|allem ein ende|nicht mehr am leben sein|nicht langer leben|gar nicht mehr leben|einfach tot|nicht mehr da sein und|einfach sterben) !(vor (lachen|scham|hunger)|lachen)
    (nicht|nie|nimmer) (mehr)? (leben|weiterleben|aufwachen|am leben sein|existieren|weiter leben) (will|mochte|wollen|kann)
    (will|mochte|kann|wollte) (ich)? ..1 nicht mehr (leben|weiterleben|aufwachen|existieren|am leben sein|weiter leben)
    (vom|von|aus) ..3 (springen|gesprungen|zu springen|springe|springt)
    (jetzt|gleich) (springt|springe|springen)
    (brief|briefe|zettel) ..5 (tisch|kuchentisch|geschrieben|liegt|mama|leid|familie|kinder)
    (morgen|nach dem wochenende|bald|ubermorgen|heute nacht) ..5 (nicht mehr da|keine sorgen mehr|nicht mehr hier|weg|vorbei|tot|bin ich nicht mehr)
    (alles|habe alles) (geregelt|vorbereitet|bereit|erledigt) ..9 (morgen|mehr|nicht|heute|leid|brief|wochenende)
    mich ..3 (gewurgt|eingesperrt|verletze|verletzt|selbst|geritzt|geschnitten) ..4 (jetzt|gerade|aufhoren|wieder|hause|bluten|bin|selbst|1#)
    (verletz|verletze|schneide|ritze|ritz) (ich)? mich ..4 (selbst|gerade|wieder|jetzt|gerade wieder)
    hort nicht auf zu bluten
    (bringe|bring|steche|stech|erschiesse) (ich)? (ihn|sie|meinen|meine|den) ..4 (um|ab)
    (bringe|bring|brachte|brach|werde) (ich)? mich (heute|jetzt|bald)? (um|umbringen|toten)
    (hilft nur noch|bleibt nur) ..3 (sterben|der tod)
    (umbringen|selbstmord|suizid|selbstmordgedanken|suizidgedanken|suizidal|lebensmude|das leben nehmen|mein leben beenden|leben zu beenden|abschiedsbrief|abschiedsbriefe|umzubringen|zu sterben|erhangen|mich ritzen|ritze mich|mich zu ritzen|geritzt|mich selbst verletzen|selbst verletzt|selbstverletzung|mir etwas antun|mir was antun|mir was anzutun|mir etwas anzutun|das leben zu nehmen|uberdosis|besser tot|lieber tot|schluss mit allem|allem ein ende|dem ganzen ein ende) !(pravention|rate|raten|forschung|kommando)
    (alle|zu viele|viele|ganze packung|die ganze|eine packung) ..3 (tabletten|pillen|schlaftabletten|medikamente|packung) ..3 (genommen|geschluckt|eingenommen)
    (werde|will|bringe|steche) (ich)? (ihn|sie|meinen|meine|alle) ..2 (umbringen|toten|abstechen|erschiessen|um)
    (er|mann|freund|vater|ex|stiefvater|sie|onkel|partner) ..6 (mich (umbringen|umzubringen|gewurgt|eingesperrt|vergewaltigt|toten|wurgt|missbraucht|anfasst)|fasst mich (nachts|an)|kommt (nachts)? in mein zimmer|droht mich|bringt mich um wenn ich gehe|mich um wenn ich)
  `,
  ),
  concern(
    'suicide_passive',
    'de half',
    {},
    `
    (bin|falle|ware|fuhle mich|nur) ..3 (last|belastung|wertlos|uberflussig|zur last|leer und|ballast|nutzlos|niemandem etwas wert)
    (kein|keinen|keine|keinerlei|null) (ausweg|sinn|hoffnung|kraft mehr|zukunft|sinn mehr|ausweg mehr|hoffnung mehr|grund mehr|lust mehr zu leben|perspektive|lebensfreude|lebenswillen|ende in sicht)
    (niemand|niemandem|keiner|keinem|wer|jemand|jemandem) ..3 (auffallen|vermissen|merken|fehlen|kummern|bemerken|trauern|aufgefallen) ..4
    (kann|halte|schaffe|will|mag|ertrage) (ich)? ..2 nicht mehr (aushalten|weitermachen|kampfen|da sein|hier sein|aus|weiter|lange|so weiter|$|,|ertragen|durch|fuhlen|schlafen und nie)
    (mude|satt|leid|genug) (vom|des|von|zu) (leben|lebens|allem|kampfen|existieren)
    (lebensmude|hoffnungslos|sinnlos|ausweglos|aussichtslos)
    (ohne mich) ware ..6
    wertlos|nutzlos
    (ohne mich) ..3 (besser|leichter|glucklicher|einfacher|dran)
    (besser|leichter|glucklicher|besser dran|einfacher) ..3 ohne mich
    (verschwinden|nie geboren|nie wieder aufzuwachen|nicht mehr da ware|weg ware|nicht da ware|nicht mehr gabe|fur immer schlafen|nie existiert|nicht geboren) !(lassen|aus dem buro|in den urlaub)
  `,
  ),
  concern(
    'abuse_violence',
    'de abuse',
    {},
    `
    (mann|freund|vater|mutter|ex|er|sie|partner|papa|mama|stiefvater|bruder|frau|freundin) ..3 (schlagt|schlug|geschlagen|schubst|geschubst|bedroht|droht|kontrolliert|wurgt|tritt|getreten|beleidigt|verfolgt|stalkt|misshandelt|demutigt|verpruegelt|verprugelt|ohrfeigt|anschreit|gestossen) ..1 (mich|mir|meine|mein|uns|,|$|wenn|hat)
    mich ..3 (geschlagen|geschubst|gestossen|bedroht|gewurgt|getreten|verprugelt|misshandelt|angefasst|missbraucht|kontrolliert|vergewaltigt|geohrfeigt|eingesperrt)
    kontrolliert (mein|meine|mich|alles) ..4
    darf (ich)? ..4 nicht (mehr)? (treffen|sehen|raus|arbeiten|telefonieren) ..2
    (druck|drang) ..4 (schneiden|ritzen|verletzen|stark|wieder da)
    (drang|druck) ..3 (stark|wieder|gross)
    (zahle|wiege|zahl) ..4 (kalorie|kalorien|mich) ..4
    (heimlich|danach|nachts) ..6 (esse|fresse|hasse mich|kotze|ubergebe) ..4
    hasse (ich)? mich ..4
    bring dich ..2 um
    angst (vor|nach hause) ..3 (ihm|ihr|mann|vater|freund|ex|partner|hause|stiefvater|papa|zu gehen)
    (kotze|erbreche|erbrechen|nichts gegessen|nichts mehr gegessen|esse nichts|nicht mehr essen|fressanfall|fressanfalle|fressattacken|abfuhrmittel|hungere|ubergebe mich) ..6 !(magen darm|grippe|verdorben)
    (panikattacke|panikattacken|angstattacke)
    (freund|freundin|bruder|schwester|sohn|tochter|kollege|kollegin|mutter|vater|mitbewohner|mitbewohnerin|cousin) ..5 (sterben|umbringen|ritzt|suizidal|selbstmord|suizid|nicht mehr leben|sich was antun|sich etwas antun|das leben nehmen|verletzt sich|isst nichts|umzubringen)
    (bring dich um|geh sterben|stirb|erhang dich|bring dich doch um|niemand wurde dich vermissen|keiner wurde dich vermissen|spring doch)
  `,
  ),
  // Portuguese
  crisis(
    'suicide_active',
    'pt',
    plain,
    `
    (quero|queria|vontade de|prefiro|preferia|desejo|preciso|gostaria de|tomara que eu|vou|penso em|pensando em|pensar em|pensei em|quis|planejo|planejando|tentei|decidi) (morrer|me matar|estar morto|estar morta|nao existir|deixar de existir|sumir para sempre|sumir pra sempre|desaparecer para sempre|nao acordar|nao acordar mais|morra|tirar minha vida|tirar a minha vida|tirar minha propria vida|acabar com tudo|acabar com a minha vida|acabar com minha vida|dar fim a minha vida|dar um fim|me suicidar|matar me|suicidar me|por fim a minha vida|por um fim|me enforcar|dormir e nao acordar|dormir e nunca|me cortar|me machucar|suicidio|desistir de viver|desistir da vida|nunca mais acordar) !(de (rir|fome|vergonha|saudade|saudades|amor))
    (nao|ja nao) (quero|aguento|consigo|tenho vontade de|desejo|suporto|mereco) (mais)? (viver|estar vivo|estar viva|existir|continuar vivo|continuar vivendo|acordar|continuar viva) (mais)? !(com|nesta cidade|nesta casa|nessa casa|aqui em|sozinho)
    (quero|vou|pensando em|pensar em|de|em|tentei|penso em|vontade de|pra|para|querendo) me matar
    (carta|bilhete|cartas) ..6 (familia|mae|filhos|despedida|deixei|escrevi|mesa)
    (hoje|amanha|hoje a noite|fim de semana|depois) ..6 (vou embora|nao vou estar|acaba tudo|tudo acaba|eu for|de vez|vai ser)
    (ja)? (escolhi|decidi|marquei) (o dia|a data|vai ser|tudo) ..9
    (tudo organizado|tudo pronto|deixei tudo|tudo resolvido) ..9 (ninguem|depois|hoje|amanha|carta|perdo*|for)
    (me perdoem|me perdoa|perdoem me|cuidem) ..4
    (acabei de|estou|to) (me cortar|me cortando|me machucar) ..4
    (tomei|engoli) ..5 (remedio|remedios|comprimidos|cartela|pilulas) ..6
    (me trancou|trancada|trancado|escondida|escondido|me procurando) ..6 (ele|porta|banheiro|quarto|$|casa)
    tenho (9|10|11|12|13|14|15|16|17) anos
    (mensagem de despedida|se despediu|se despedindo) ..6
    (suicidio|suicida|suicidar|tirar minha vida|tirar a minha vida|acabar com a minha vida|acabar com minha vida|pensamentos suicidas|ideacao suicida|carta de despedida|bilhete de despedida|melhor morto|melhor morta|estou me cortando|me cortei|me corto|quem dera morrer|devia estar morto|devia estar morta|tentei me matar|pensando em morrer|penso em morrer|penso na morte|adeus a todos|adeus pessoal) !(prevencao|setembro|palestra)
    (tomei|engoli|tomado) (todos|todas|muitos|varios|uma cartela|demais|um monte de|a caixa|um frasco|o frasco|varias) ..3 (comprimidos|remedios|remedio|pilulas|cartela|medicamentos|caixa)
    vou matar (ele|ela|eles|meu|minha)
    (ele|meu (marido|namorado|pai|padrasto|tio|ex|irmao)) ..3 (vai me matar|me estrangulou|me enforcou|me trancou|me estuprou|ameacou me matar|ameaca me matar|entra no meu quarto|me toca|me estupra|disse que vai me matar) !(se eu (chegar|nao terminar))
  `,
  ),
  concern(
    'suicide_passive',
    'pt half',
    {},
    `
    (sou|me sinto|ser|eu sou|sinto que sou) ..1 (um fardo|um peso|inutil|um lixo|um estorvo|vazio e|um fracasso)
    (nada|vida|tudo) ..3 (faz sentido|faz mais sentido|sem sentido|vale a pena|perdeu o sentido|nao vale)
    (nao) (aguento mais|vejo saida|vejo sentido|tenho forcas|tenho mais forcas|tenho esperanca|vejo motivo|vejo razao|queria estar aqui|quero estar aqui|queria ter nascido|consigo mais|da mais|tenho mais vontade|tem mais jeito|tenho motivo|quero mais nada|faria falta|quero mais estar aqui|quero sentir)
    (cansado|cansada|farto|farta|cansei|exausto|exausta) (de|da) (viver|vida|tudo|existir|lutar|minha vida|ser eu|estar vivo|estar viva|fingir)
    (ninguem) (sentiria|vai sentir|ia|notaria|perceberia|se importa|se importaria|choraria|sentira) ..3
    (melhor|mais felizes|mais facil) sem mim
    (quero|queria|vontade de) (sumir|desaparecer|nao estar aqui|dormir pra sempre|dormir para sempre|apagar|nao sentir) !(do (trabalho|escritorio|instagram)|nas ferias)
    (nada vai melhorar|nada melhora|tudo perdeu|sem graca|um peso|me sinto um peso|nao tenho mais forcas|nao tenho forcas) ..3
    (sem esperanca|sem saida|perdi a esperanca|perdi a vontade de viver|sem vontade de viver|desisti de mim|desisti de tudo)
  `,
  ),
  concern(
    'abuse_violence',
    'pt abuse',
    {},
    `
    (marido|namorado|pai|mae|ex|ele|ela|companheiro|esposo|padrasto|irmao|parceiro|namorada) ..3 me (bate|bateu|empurrou|empurra|agride|agrediu|ameaca|ameacou|controla|xinga|humilha|forca|forcou|segue|persegue|tranca|machuca|machucou|toca|obriga|espanca|espancou|bateria)
    (grita|briga) comigo ..6
    quebra (as coisas|tudo|coisas) ..4
    me segue ..4
    (nao durmo|sem dormir) ..6 (dias|noites|ouvindo|vendo) ..3
    (ouvindo|vendo) (coisas|vozes|vultos)
    (como escondido|como tudo e vomito|dia sem comer|dias sem comer|fico sem comer) ..6
    me (arranho|bato|belisco) ..4
    (tenho|com) medo (de|do|dele|da|dela) ..3 (casa|dele|meu|voltar|marido|pai|namorado|ex|ele|$|,)
    (vomito|vomitar|vomitei|forco o vomito|nao como|parei de comer|laxante|laxantes|compulsao|sem comer) ..6 (comer|comida|engordar|gorda|gordo|dias|peso|ninguem|janta|emagrecer|refeicao|almoco)
    (crise|crises|ataque|ataques) de (panico|ansiedade)
    (amigo|amiga|irmao|irma|filho|filha|primo|prima|namorado|namorada|mae|pai) ..4 (quer morrer|quer se matar|se corta|fala em suicidio|fala em se matar|fala em morrer|disse que quer morrer|pensa em suicidio|tentou se matar|se mutila|se suicidar|se matar|nao quer mais viver)
    (se mata|se mate|morre logo|vai morrer|tomara que voce morra|ninguem vai sentir sua falta|ninguem sentiria sua falta)
    me (corto|machuco|cortava|mutilo|queimo|arranho) !(cozinhando|com papel)
  `,
  ),
  // Hindi in Devanagari
  crisis(
    'suicide_active',
    'hi',
    plain,
    `
    (मरना|मर जाना|मर जाऊं|मर जाऊँ|खत्म हो जाना|ख़त्म करना) ..2 (चाहता|चाहती|है|चाहूं|चाहिए|मन|चाहूँ) 
    (जीना|जीने|ज़िंदा रहना|जिंदा रहना|जिंदा|ज़िंदा) ..3 (नहीं|मन नहीं|इच्छा नहीं|नही) ..2 (चाहता|चाहती|है|रहा|रही|करता|करती|हूँ|हूं|रहना|जाता|बची)
    (नहीं|नही|अब और नहीं) (जीना|जी सकता|जी सकती|जीना चाहता|जीना चाहती|रहना) ..2
    (अपनी|अपने|खुद की|खुद) ..2 (जान|जीवन|ज़िंदगी|जिंदगी|खत्म|मार) ..2 (लेना|ले लूं|ले लूँ|लेने|देना|दे दूं|दे दूँ|देने|खत्म|ख़त्म|समाप्त|लूं|लूंगा|लूंगी|लूँगा|लूँगी|लेनी|दूंगा|दूंगी|कर|डालूं|डालूंगा|डालूंगी|को)
    (खुद|ख़ुद|खुद को|अपने आप) ..2 (मार|मारना|मारने|मारूं|मारूँ|खत्म|ख़त्म|नुकसान|काट|काटना|चोट) ..3
    (आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड|आत्महत्या करना) ..2 (कर|करना|करने|के|का|की|विचार|ख्याल|बारे|नोट) !(रोकथाम|दर|निबंध|जागरूकता)
    (आत्महत्या|ख़ुदकुशी|खुदकुशी|सुसाइड) ..4 (सोच|ख्याल|विचार|करना|मन|रहा|रही|लूं|लूंगा)
    (मौत|मृत्यु|मरने) ..3 (चाहिए|चाहता|चाहती|इंतज़ार|इंतजार|बारे|सोच|ख्याल|मन|का)
    (आज|कल|आज रात) ..5 (खत्म|ख़त्म|नहीं रहूँगा|नहीं रहूंगा|नहीं रहूँगी|नहीं रहूंगी|नहीं बचूंगा)
    (मैं|मैं अब) ..3 नहीं (रहूँगा|रहूंगा|रहूँगी|रहूंगी)
    (आख़िरी|आखिरी|अंतिम) (चिट्ठी|खत|संदेश|रात|दिन|बार|ख़त) ..4
    (मरने|मारने|जान देने|आत्महत्या) की कोशिश
    (गलत तरीके|ग़लत तरीके) ..3 (छू|छूता|छूते|छुआ)
    (छूता|छूते) है ..6 (साल|चाचा|मामा|पापा)
    (काश) ..4 (मर|मौत|न होता|न होती|नहीं होता|पैदा)
    (गोलियाँ|गोलियां|दवाइयाँ|दवाइयां|दवाई) ..4 (खा ली|खा लीं|ले ली|निगल|खा लिए)
    (पति|पिता|पापा|बॉयफ्रेंड|चाचा|मामा|वह|वो|उसने|ससुर) ..5 (जान से मार|मार डालेगा|गला|छूता|बंद कर|मार देगा|बलात्कार|कमरे में आ)
    (मैं)? (उसे|उसको|उनको) ..2 (मार डालूंगा|मार दूंगा|मार डालूँगा|मार डालूंगी|जान से मार)
  `,
  ),
  concern(
    'suicide_passive',
    'hi half',
    {},
    `
    (बोझ|भार) ..3
    (जीने|जीवन|ज़िंदगी|जिंदगी|सब|कुछ) ..4 (मतलब नहीं|कोई मतलब|बेकार|थक|फायदा नहीं|उम्मीद नहीं|अर्थ नहीं|मकसद नहीं|वजह नहीं|ऊब|मायने नहीं)
    (कोई) (उम्मीद|रास्ता|मतलब|फर्क|वजह|आशा|मकसद) ..2 (नहीं|नही)
    (थक|ऊब) ..2 (जीने|ज़िंदगी|जिंदगी|सबसे)
    (ज़िंदगी|जिंदगी|जीने|सब कुछ) ..2 (से)? ..2 (थक|ऊब|हार)
    (मेरे बिना|मेरे न होने|मेरे जाने) ..5 
    (गायब|सो जाऊं|सो जाऊँ) ..4 (जाऊं|जाऊँ|मन|चाहता|चाहती|कभी न|उठूं|उठूँ)
    (अब और नहीं|सहा नहीं|बर्दाश्त नहीं|हार गया|हार गई|टूट गया|टूट गई|निराश)
  `,
  ),
  concern(
    'abuse_violence',
    'hi abuse',
    {},
    `
    (पति|पिता|पापा|माँ|मां|बॉयफ्रेंड|वह|वो|भाई|ससुराल|सास|उसने|उन्होंने) ..4 (मारता|मारते|मारती|पीटता|पीटते|मारा|पीटा|धमकी|धमकाता|थप्पड़|धक्का|गाली|हाथ उठाता|हाथ उठाया|मारपीट) ..2
    (डर|घबराहट|पैनिक) ..4 (पति|घर|पिता|अटैक|दौरा|उससे)
    (दोस्त|भाई|बहन|बेटा|बेटी|सहेली) ..5 (मरना चाह|मरना|आत्महत्या|खुदकुशी|जान देना|जान दे|सुसाइड|जीना नहीं|काट)
    (मर जा|जाकर मर|मर क्यों नहीं|जा मर)
    (उल्टी|खाना छोड़|खाना नहीं|भूखा|भूखी) ..6 (मोटा|मोटी|वज़न|वजन|दिन|जानबूझ|पतला|पतली|खाने के बाद)
  `,
  ),
  // Hindi in Latin letters
  crisis(
    'suicide_active',
    'hi-latn',
    plain,
    `
    (jeene|jine|jeeney) ka (mann|man|dil) (nahi|nhi|nahin)
    (marna|mar jana|marjana|mar jaana|mrna|marne ka) ..2 (chahta|chahti|hai|he|h|chahiye|chahta|man|mann|chah|chahata) !(gaya|hasi)
    (jeena|jina|jine|jeene|zinda|jinda|zinda rehna|jinda rehna|jeene ka) ..3 (nahi|nhi|nahin|mann nahi|man nahi|ni) ..2 (chahta|chahti|hai|he|h|chahata|karta|karti|raha|rahi|rehna|hota|bacha)
    (nahi|nhi|nahin) (jeena|jina|ji sakta|ji sakti|jee sakta|jeena chahta|jeena chahti|rehna is duniya)
    (apni|apne|khud|khudki|khud ki) ..2 (jaan|jan|jaan|zindagi|jindagi|life|aap ko|ko) ..2 (lena|le lu|le lunga|le lungi|dena|de du|de dunga|de dungi|khatam|khatm|maar|mar|lene|dene|leni|kaat|hurt|end|kill|nuksan|marna|khtm|marne)
    (khud ko|apne aap ko|khudko|mai khud ko|apne ko) ..2 (maar|khatam|khatm|mar|nuksan|kaat|hurt|khtm|kill|chot)
    (khudkushi|khudkhushi|aatmahatya|atmahatya|aatma hatya|suicide|khud khushi|sucide) ..4 (kar|karna|karne|karlu|karlunga|karlungi|karu|karunga|karungi|krna|krne|soch|khayal|khyal|mann|man|ke bare|lu|krlu|aata|aate)
    (mar|marr) (jau|jaun|jaunga|jaungi|jaoon|jaata|jana|jaaun|hi jau|jaati) ..2 (to|toh|acha|accha|kaash|kash|behtar|hi|bas|main|mai|aaj|$|,) !(hasi|haste|bhukh|bhook|garmi|hans)
    (kal|aaj|subah|aaj raat|kal se|kal subah) ..5 (nahi|nhi) (rahunga|rahungi|rahoonga|rahoongi|bachunga|milunga|hounga)
    (main|mai) ..4 (nahi|nhi) (rahunga|rahungi)
    (hamesha ke liye|sada ke liye) ..3 (ja|jaa|chala|so|sone|chali)
    (ja raha|ja rahi|chala jaunga|chali jaungi) ..4 hamesha ke liye
    (chitthi|chithi|letter|note|sab) ..3 likh ..2 (di|diya|dia|liya)
    (jaan dene|marne|suicide|khud ko marne) ki koshish
    (khud ko|apne aap ko|khudko) ..2 (kaata|kata|kaat|jalaya|maara)
    (khoon|blood) ..3 (band|ruk|nahi ruk)
    (goliyan|goliya|tablets|pills|dawai) ..3 (kha|khaa) (li|liya|lii|lin|gaya)
    (kamre|room|ghar) (me|mein) band ..4
    (maar raha|peet raha|mar raha) (hai|h)
    maaf (karna|kar dena|kardena) ..3 (sab|maa|mujhe|$)
    (kaash|kash) ..4 (mar|maut|paida na|na hota|na hoti|mai na|main na|mar jata|mar jati)
    (maut|mout) ..3 (chahiye|chahta|chahti|aa jaye|aa jae|ka intezaar|ka intzar|ke bare|hi|behtar)
    (goliya|goliyan|golia|dawai|dawaiyan|pills|tablets) ..4 (kha li|khali|kha liya|nigal|le li|kha liye)
    (sab|sab kuch|zindagi|jindagi|life) (khatam|khatm|khtm|end) (kar|karna|karne|krna|karlu) ..2 (chahta|chahti|du|dunga|dungi|hai|lu|mann|man|deta|ka)
    (mujhe|muje|mujhko|wo|woh|papa|pati) ..3 (jaan se maar|jaan se mar|maar dalega|maar dega|gala daba|kamre me band|maar daalega|kamre mein aata|room me aata|galat tarike se chhu|chhuta)
    (usko|use|usse|unko) ..2 (maar dalunga|maar dunga|jaan se maar|mar dunga|maar daalunga|maar dalungi)
  `,
  ),
  concern(
    'suicide_passive',
    'hi-latn half',
    {},
    `
    bojh ..4
    (jeene|jine|jindagi|zindagi|life|jeena|sab|kuch) ..3 (ka|ki|me|mein|se)? ..2 (matlab nahi|koi matlab|bekar|bekaar|thak|faida nahi|fayda nahi|umeed nahi|mann nahi lagta|man nahi|ub|maksad|wajah nahi|pareshan|haar|matlab nhi)
    (koi) (umeed|ummeed|rasta|raasta|matlab|fark|farq|wajah|asha|hope) ..2 (nahi|nhi|nahin)
    (thak|thakk) (gaya|gayi|chuka|chuki|gya|gyi) ..3 (zindagi|jindagi|life|jeene|sab|is sab) !(office|kaam|gym|exam)
    (zindagi|jindagi|life|sab|jeene|is zindagi|sab kuch|jeete jeete) (se)? (thak|haar|tang|ub|bore)
    mere (hone na hone|na hone|hone) se ..9
    (kisi ko) ..4 (zaroorat|fark|farak|parwah) (nahi|nhi) ..2
    (mere bina|mere bagair|mai na rahu|main na rahun|mere jaane) ..5
    (gayab|so jau|so jaun|sojau) ..4 (jau|jaun|mann|man|chahta|chahti|kabhi na|uthu)
    (ab aur nahi|ab aur nhi|saha nahi|sahan nahi|bardasht nahi|bardaasht nahi|haar gaya|haar gayi|har gaya|toot gaya|toot gayi|tut gaya|tut gayi|himmat nahi|akela mehsoos) ..2 !(match|cricket|game|team)
  `,
  ),
  concern(
    'abuse_violence',
    'hi-latn abuse',
    {},
    `
    (pati|papa|husband|boyfriend|bf|wo|woh|bhai|mummy|mom|dad|saas|sasural|usne|baap|maa|brother|boyfriend) ..4 (maarta|marta|maarte|marte|peetta|pitta|maara|mara|peeta|dhamki|dhamkata|thappad|dhakka|gaali|gali|haath uthata|hath uthata|maarpeet|haath uthaya|hath uthaya|maarti) ..2 !(chauka|chhakka|six|goal)
    (dost|bhai|behen|bahan|friend|beta|beti|saheli|brother|sister) ..4 (marna chah|marna|suicide|khudkushi|jaan dena|jaan de|jeena nahi|khud ko|mar jana) ..2
    (mar ja|jaake mar|jaa mar|mar kyu nahi|mar kyun nahi|mar jaa) ..1
    (panic attack|ghabrahat|saans nahi) ..3
    (ulti|khana chhod|khana chod|khana nahi|bhookha|bhookhi) ..6 (mota|moti|weight|vajan|din|jaan bujh|patla|patli|khane ke baad)
  `,
  ),
  // Arabic
  crisis(
    'suicide_active',
    'ar',
    plain,
    `
    (اريد|أريد|ابغى|ابي|بدي|عايز|عاوز|عايزه|عاوزه|اتمني|اتمنى|ودي|نفسي|حابب|حابه|ارغب في|افضل|رح|راح|سوف|قررت) (ان)? (اموت|الموت|انتحر|الانتحار|انهي حياتي|اقتل نفسي|ان اموت|ان انتحر|لا استيقظ|انام ولا اصحي|اختفي للابد|اخلص من حياتي|انهاء حياتي|ما اصحي|انام وما اصحي|موت|اذبح نفسي|اؤذي نفسي|اجرح نفسي|اموت نفسي) !(من (الضحك|الجوع|الخجل))
    (لا|لم|ما|مو|مش|لم اعد) (اعد)? (اريد|ابغى|ابي|بدي|عايز|عاوز|ارغب|عندي رغبه|عايزه|استطيع|اقدر|قادر|قادره) (في)? (ان)? (اعيش|العيش|الحياه|اكمل حياتي|اكون حيا|استيقظ|ابقي حيا|عيش|ابقي علي قيد الحياه|اصحي) (بعد الان)? !(معه|معها|معهم|في هذا البيت|هنا)
    (الانتحار|انتحر|انتحاري|بالانتحار|سانتحر|هنتحر|انهاء حياتي|انهي حياتي|سانهي حياتي|اقتل نفسي|بقتل نفسي|ساقتل نفسي|قتل نفسي|افكار انتحاريه|بانهاء حياتي|اموت نفسي|رساله وداع|رسائل وداع|رسالة وداع|اوذي نفسي|اؤذي نفسي|ايذاء نفسي|اجرح نفسي|جرحت نفسي|بجرح نفسي|اقطع نفسي|حاولت الانتحار|حاولت انتحر|التخلص من حياتي) !(في (المجتمع|اليابان)|الوقايه)
    (افكر|بفكر|افكر دائما|عم فكر|اتخيل) (في|ب|بال)? ..1 (الموت|الانتحار|موتي|بالموت|انتحر)
    (ليتني|يا ليتني|ياريتني|يا ريتني|ياليتني|ياريت) ..2 (مت|اموت|لم اولد|ميت|ميته|ما اصحي|مت قبل|ما انولدت)
    (ابتلعت|اخذت|تناولت|بلعت|خدت|شربت) ..3 (كل|كثير من|علبه|كميه|جرعه|كتير|حبوب كتير) ..3 (الحبوب|حبوب|الدواء|ادويه|الادويه|حبات|حبوبي|زايده)
    (غدا|بكره|الليله|بعد اليوم) ..3 (لن اكون|ما راح اكون|لست موجود|لن اكون موجود*|ما اكون|انتهي)
    (لن|ما راح) (اكون|اعيش|ابقي) (هنا|موجود*|معكم) ..2
    (سامحوني|سامحني|وداعا|الوداع|اعتنوا|ودعتكم) ..4
    (كتبت) ..2 (رساله|وصيتي|رسالتي) ..3
    (رسالتي|كلماتي) (الاخيره)
    (يضربني|ضربني|بيضربني) (الان|هلق|دلوقتي|بقوه)
    (يحبسني|حبسني|محبوسه|مقفل علي) ..6
    (كتبت|كتب) رساله وداع
    (الموت) (افضل|احسن|ارحم|راحه|اهون|هو الحل|حل)
    (زوجي|ابي|والدي|اخي|عمي|خالي|خطيبي|جوزي|بابا|هو) ..3 (سيقتلني|هددني بالقتل|يهددني بالقتل|خنقني|اغتصبني|حبسني|يخنقني|يلمسني|يتحرش بي|هيقتلني|بيخنقني|حيقتلني|رح يقتلني|يدخل غرفتي)
    (ساقتله|ساقتلها|هقتله|رح اقتله|سوف اقتله|ساقتلهم|هقتلها)
  `,
  ),
  concern(
    'suicide_passive',
    'ar half',
    {},
    `
    (عبء|حمل|عاله|عبئ|عبءا|عبئا) (علي|ثقيل|كبير) ..2
    (لا|ما|مافي|مفيش|بلا|ليس|لم يعد|مش شايف|فقدت|بدون) (يوجد|في|هناك|اري|لحياتي|للحياه|اجد|اشوف|هناك اي|اي|كل)? ..1 (معني|امل|الامل|فائده|جدوي|مخرج|هدف|سبب للعيش|معنى|مستقبل|مخرجا|معنيً|فايده|سبب)
    (تعبت|تعبان|تعبانه|مليت|سئمت|زهقت|مللت|متعب|متعبه|كرهت|اكره|طفشت) (من)? (الحياه|كل شيء|كل شي|العيش|حياتي|كل حاجه|وجودي|نفسي والحياه|الدنيا|هالحياه)
    (لا احد|ما حد|محدش|مافي احد|لن|هل) ..2 (سيلاحظ|سيفتقدني|يهتم|يفتقدني|هيلاحظ|سيهتم|حيفتقدني|يلاحظ|يشتاق|بيهتم) ..4
    (اريد|اتمني|ابغى|بدي|عايز|ودي|نفسي) (ان)? (اختفي|انام الي الابد|انام للابد|اتلاشي|اختفاء|الاختفاء)
    (بدوني|من دوني|من غيري) ..2
    (افضل|احسن|اسعد|ارتاح) ..2 (بدوني|من دوني|من غيري)
    (لم اعد احتمل|لا احتمل|ما عاد احتمل|لا استطيع التحمل|مش قادر اكمل|مش قادره اكمل|ما اقدر اكمل|لا اقدر اكمل|مو قادر اكمل|يائس|يائسه|ياس|محبط من الحياه|لا استطيع الاستمرار)
  `,
  ),
  concern(
    'abuse_violence',
    'ar abuse',
    {},
    `
    (زوجي|ابي|والدي|اخي|خطيبي|امي|جوزي|بابا|هو|زوج امي|حبيبي|طليقي) ..3 (يضربني|ضربني|بيضربني|يهددني|هددني|يعنفني|يشتمني|يتحكم|دفعني|يحبسني|يهينني|صفعني|يضربنا|يراقبني|بيهددني|يمنعني)
    (يمنعني|يمنعها) من ..4
    (ياخذ|اخذ) (راتبي|فلوسي|معاشي|جوالي) ..3
    (خائفه|خايفه|اخاف|خائف|خايف) (من)? ..2 (زوجي|ابي|البيت|العوده|جوزي|اخي|منه)
    (صديقي|صديقتي|اخي|اختي|ابني|ابنتي|صاحبي|صاحبتي) ..4 (الانتحار|يموت|تموت|ينتحر|تنتحر|يقتل نفسه|تقتل نفسها|تؤذي نفسها|يؤذي نفسه|بالانتحار|انهاء حياته|انهاء حياتها|الموت)
    (نوبه|نوبات|نوبة) (هلع|ذعر|قلق|فزع)
    (اقتل نفسك|روح موت|موت احسن|اذهب ومت|انتحر يا|انتحر وريحنا|لن يفتقدك احد)
    (اتقيا|استفرغ|اتقيأ|بستفرغ|لا اكل|ما اكل|توقفت عن الاكل|امتنع عن الاكل|لم اكل) ..6 (وزن|وزني|سمين|سمينه|الاكل|ايام|عمدا|الطعام|اكل)
  `,
  ),
  // Chinese
  crisis(
    'suicide_active',
    'zh',
    plain,
    `
    想死了 (,|$)
    我 会 (自杀|去死|了结自己)
    (希望|要是|但愿) (我|自己|我自己) (死掉|死了|已经死了|不在了|消失)
    (我)? (想|要|今晚要|想要去|好想|真想|只想|很想|宁愿|寧願|希望|要去|准备|準備|打算|决定|決定|不如|想要|真的想|真的好想|一心想) (死|自杀|自殺|去死|死掉|死了|结束生命|結束生命|结束自己|結束自己|了结|了結|自尽|轻生|輕生|寻死|尋死|一死了之|跳楼|跳樓|离开这个世界|離開這個世界|永远睡去|永远消失|永遠消失|割腕|杀了自己|結束一切|结束一切|结束这一切|消失在这个世界|伤害自己|傷害自己) !(你|吃|他|我了|你了|党|忠)
    (不想|不愿|不愿意|不願|没法|活不下去|不想再|不要再|不想继续|没有勇气) (活|活了|活着|活下去|活著|再活|继续活|醒来|醒過來|醒过来|存在) !(在这个城市)
    活不下去
    (一觉|就这样|睡过去|睡着|一直) ..4 (再也)? 不 (醒来|醒|用醒|要醒来)
    (今晚|明天|马上|今天) ..2 (就)? (结束|解脱|不在了)
    (刚刚|刚才|又) ..3 (割|划) (了)? (自己|手)
    血 止 不住
    (止不住) ..3 血
    把我 (关|锁) ..4
    (敢|要是|如果) (走|离开|说) ..3 (杀|打死|弄死) (了)? 我
    (他|她) ..4 (打死我|杀了我|要杀我)
    活够了|活膩了|活腻了
    (自杀|自殺|轻生|輕生|寻死|自尽) (的)? (念头|念頭|想法|冲动|衝動|计划|計劃|方法|遗书|未遂)
    (想|考虑|考慮|计划|計劃|琢磨|念着|试过|試過|尝试|试图|打算|准备) (过|着|要|怎么|如何|要不要|去)? (自杀|自殺|轻生|结束生命|结束自己的生命|结束自己|死)
    (结束|結束|了结|了結|终结|終結|放弃) (我|自己|我自己)? (的)? (生命|性命|这一生|这条命)
    遗书|遺書|割腕|自残|自殘
    死了 (就|才|更|会|是不是) (好|解脱|解脫|轻松|輕鬆|一了百了|没事|不用)
    (要是|如果|希望|真希望|但愿) (我)? ..3 (死了|不在了|没出生|没有出生|消失了|不存在|再也醒不来|醒不来|醒不过来)
    (吞|吃|服) (了)? (很多|一整瓶|整瓶|一瓶|大量|好多|太多|一把) (的)? (药|安眠药|藥|药片)
    (他|爸爸|老公|丈夫|男友|继父|叔叔|前男友|男朋友|我爸) ..3 (要杀我|要杀了我|会杀了我|掐我脖子|掐我|强奸|性侵|把我锁|把我关|摸我|说要杀|进我房间|晚上进我)
    我 (要|想|一定要) (杀了|殺了|捅死|弄死|砍死) (他|她|他们|你们|我爸|老板)
    再见了 (大家|这个世界|世界|所有人|各位)
    永别了
  `,
  ),
  concern(
    'suicide_passive',
    'zh half',
    {},
    `
    (活着|活著|人生|生活|生命|一切|做什么|什么) (好|真|太|很|都|也|到底|都是|真的)? (累|没意思|没有意思|没意义|没有意义|無意義|沒意義|沒有意義|没劲|没希望|沒希望|没有希望|痛苦|煎熬|是为了什么|有什么意义|有什么意思|为了什么|没有任何意义)
    (是|成了|只是|就是|觉得自己是|像) ..2 (累赘|累贅|负担|負擔|拖累|包袱|多余的|多餘的|废物|麻烦) !(工作|学业|经济)
    拖累 (家人|大家|你们|别人|父母|他们)
    (没有人|没人) (需要|在乎|爱|喜欢) 我
    (活着|活著) ..4 (没什么意思|没意思|累|没意义|痛苦)
    (累赘|拖累|多余) ..2
    (没有|看不到|看不見|失去|没|绝望|毫无|找不到) (任何)? (希望|未来|出路|活下去的理由|意义|盼头|活着的意义)
    绝望|絕望|生无可恋|生無可戀|撑不下去|撐不下去|熬不下去|坚持不下去|快撑不住
    (没有我|我不在|我消失|少了我|如果我不在|我走了|我消失了) ..6 (更好|会更|轻松|没人|不会有人|在乎|发现|注意|没关系|好过|幸福|开心)
    (没人|没有人|有人|谁) (会)? (在乎|发现|注意|想念|难过|在意) (我)? ..4
    (想|好想|真想) (消失|睡着不醒|一直睡|永远睡|逃离这个世界|睡过去不再醒|一睡不醒|就这样睡) !(几天|一会)
    (不该|不应该|后悔|后悔被|没想) (出生|来到这个世界|存在|被生下来)
    (心|好|太|真的) 累 (了)? (不想|撑|坚持)
  `,
  ),
  concern(
    'abuse_violence',
    'zh abuse',
    {},
    `
    (他|她|爸爸|妈妈|老公|丈夫|男友|男朋友|继父|老婆|我爸|我妈|前男友|父亲) ..4 (打我|打了我|推我|推了我|威胁我|骂我|控制我|家暴|跟踪我|踢我|扇我|动手|虐待|逼我|监视我|检查我的手机)
    砸 (东西|门|家具)
    (喝了酒|喝酒|生气|一生气) ..6 (打|砸|骂|动手)
    (掐|打|抓|咬) 自己
    家暴|被打|被性侵|被侵犯
    (害怕|怕) ..2 (他|回家|爸爸|老公|丈夫)
    (朋友|弟弟|妹妹|哥哥|姐姐|同学|室友|儿子|女儿|闺蜜|同事) ..6 (想死|自杀|自殺|不想活|自残|自殘|轻生|想不开|结束生命|割)
    (惊恐发作|恐慌发作|喘不过气|呼吸困难|心跳很快)
    (去死|你去死|怎么不去死|快去死|死了算了你|你怎么还不死|没人会想你)
    (催吐|绝食|暴食|暴饮暴食|节食|不敢吃|不吃东西|吃了就吐) ..6
    (用刀|拿刀|划|割|弄伤) ..3 (自己|手臂|胳膊|手腕)
  `,
  ),
  flag(
    'idiom abroad',
    `
    (jefe|jefa|madre|mama|profe|profesora|mujer) me va a matar (si|por|cuando)
    (tasa|tasas|taxa|indice|taux) de (suicidio|suicidios|suicide)
    (dernier jour|ultimo dia|letzter tag) (au|de|en|im|in der|no|do|da) (bureau|travail|boulot|cours|stage|clases|trabajo|curso|buro|arbeit|schule|trabalho|escola)
    老板 要 杀 了 我
    (muero|morir|morirme|muriendo|murio|morian|muerto|muerta|morire) (de|del) (risa|hambre|amor|sueno|calor|frio|verguenza|ganas|pena|sed|aburrimiento|cansancio|miedo|envidia|celos)
    (meurs|mourir|mort|morte|crever|creve) de (rire|faim|soif|honte|froid|chaud|fatigue|envie|peur|trouille|ennui)
    (morrendo|morrer|morri|morto|morta|morro) de (rir|fome|saudade|saudades|vergonha|sono|medo|calor|frio|amor|inveja|preguica|sede|tedio|vontade|ciume)
    (lache|lachen|tot|sterbe|sterben) ..2 (vor (lachen|hunger|langeweile|scham|hitze)|mich tot|gelacht|kaputt gelacht)
    (todmude|totgelacht|todlangweilig|totlachen)
    (笑|累|饿|餓|热|熱|冷|困|烦|煩|吓|嚇|美|好吃|可爱|尴尬|忙|气|氣|急|羡慕|爱|愛|馋) 死 (了|我|人|你|啦|我了)
    想 死 (你|我|人|啦|他|她|妈|家)
    (好吃|好笑|美|可爱|帅|累|困|好看|甜|辣) 到 (想)? 死
    死 (了)? (算了|定了|党|忠|磕)
    (اموت|ميت|ميته|هموت|بموت|متت|مت) (من|في|ب) (الضحك|الجوع|الحر|البرد|الملل|التعب|الكسوف|النعاس|حبك|هالاغنيه|الشوق|الخجل)
    (mar|mara|mari|marr) (gaya|gayi|gya|gyi|raha|rahi|rha) ..2 (main|mai|yaar|hasi|haste|haha|😂|bhai)
    (hasi|has|hans|haste|hansi|bhukh|bhook|garmi|thand|sharam|tension|hasi ke) ..3 (mar|marr|mare) 
    (हँसी|हंसी|हँसते|हंसते|भूख|गर्मी|ठंड|शर्म) ..2 (मर|मरा|मरी)
  `,
  ),
]
