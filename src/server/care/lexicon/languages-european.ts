// Data: the plain statements, and the commonest half-said ones, in Spanish, French, German and Portuguese.
// They stand without accents: the text is folded the same way first.
import { concern, crisis, type RuleGroup } from './rule.ts'

const plain = { plain: true }

export const europeanLanguages: RuleGroup[] = [
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
    (el|ella|marido|esposo|esposa|novio|pareja|padre|papa|padrastro|ex|hermano|tio) ..3 me (va a matar|quiere matar|matara) ..3 (hoy|si|esta noche|dice|no puedo|$)
    dice ..2 que me (va a|quiere) matar
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
]
