/** Spanish texts of the insights. */
import { count } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'

const days = (amount: number) => (amount === 1 ? '1 día' : `${count(amount)} días`)

export const spanishInsights: Pick<InsideTexts, 'insights' | 'receipts' | 'trends'> = {
  insights: {
    onlyEnglish: 'Solo se lee lo que escribes en inglés: lo que escribas en otro idioma apenas cuenta aquí.',
    title: 'Un chequeo del cuello para arriba',
    lede: 'Las tendencias de tus conversaciones y tus chats de grupo.',
    loading: 'Cargando tus tendencias...',
    failed: 'No se pudieron cargar tus tendencias del servidor.',
    notRefreshed: 'No se pudieron actualizar tus tendencias.',
    refresh: 'Actualizar',
    refreshed: 'Tendencias al día',
    balance: 'Equilibrio',
    balanceHint: 'Cada anillo es su parte de los tres',
    domains: 'Áreas',
    metrics: { stress: 'Estrés', anxiety: 'Ansiedad', focus: 'Enfoque' },
    nothingYet: 'Las tendencias aparecen cuando hayas conversado un poco.',
    plain:
      'Los anillos dicen con qué frecuencia salieron ciertas palabras en lo que escribiste, cada uno como una parte. No miden tu salud. Elige un anillo para ver las frases que hay detrás.',
    howItReads: 'Cómo lee tus palabras',
    open: gauge => `Ver las frases detrás de ${gauge}`,
  },

  receipts: {
    close: 'Cerrar',
    share: (percent, amount, of) => `${percent} %: ${count(amount)} de ${count(of)}`,
    ofThree: 'veces que salieron el estrés, la ansiedad o el enfoque en lo que escribiste.',
    ofDomains: 'veces que algo de lo que escribiste recibió una etiqueta.',
    loading: 'Cargando tus frases',
    failed: 'No hemos podido cargar tus frases.',
    again: 'Inténtalo otra vez.',
    none: 'No hay ninguna frase tuya detrás de este anillo.',
    more: 'Mostrar más',
    chat: name => `Chat con ${name}`,
    pastSession: 'Sesión pasada',
    thread: title => `Chat de ${title}`,
    groupChat: 'Chat de grupo',
    countedFor: tags => `Cuenta para ${tags.join(', ')}`,
    notCounted: 'No cuenta',
    notMeant: 'No es lo que quería decir',
    undo: 'Deshacer',
    takenOut: (gauge, percent) => `Quitada. ${gauge} está ahora en el ${percent} por ciento.`,
    putBack: (gauge, percent) => `Cuenta otra vez. ${gauge} está ahora en el ${percent} por ciento.`,
    notSaved: 'No se pudo guardar. Inténtalo otra vez en un momento.',
  },

  trends: {
    title: 'Tendencias',
    per: 'Por',
    steps: { day: 'Día', week: 'Semana', month: 'Mes' },
    loading: 'Cargando tendencias',
    failed: 'Las tendencias no se cargaron.',
    again: 'Inténtalo otra vez.',
    notEnough: {
      day: 'Todavía no alcanza para una línea por día. Aparece cuando dos de los últimos días tengan tres mensajes cada uno.',
      week: 'Todavía no alcanza para una línea por semana. Aparece cuando dos de las últimas semanas tengan tres mensajes cada una.',
      month:
        'Todavía no alcanza para una línea por mes. Aparece cuando dos de los últimos meses tengan tres mensajes cada uno.',
    },
    messages: 'Mensajes',
    legend: least =>
      `Un punto necesita al menos ${least} mensajes; en los tramos sombreados no hubo ninguno.`,
    scale: top => `0–${top} %`,
    picture: (name, points) =>
      `${name}: una línea de ${points} ${points === 1 ? 'punto' : 'puntos'}. La tabla de abajo tiene los números.`,
    table: 'Mostrar como tabla',
    tableOf: {
      day: 'Partes por día, en porcentaje',
      week: 'Partes por semana, en porcentaje',
      month: 'Partes por mes, en porcentaje',
    },
    when: { day: 'Día', week: 'Semana del', month: 'Mes' },
    missing: 'Sin mensajes',
    tooFew: 'Todavía no alcanza',
    together: 'Lo que se mueve junto',
    same: (tag, metric) => `En los días con más «${tag}», también salió más «${metric}».`,
    opposite: (tag, metric) => `En los días con más «${tag}», salió menos «${metric}».`,
    over: amount => `Visto a lo largo de ${days(amount)}. Habla de palabras que salieron, no de causas.`,
    noLink: 'Nada se ha movido junto con suficiente claridad para mostrarlo.',
  },
}
