/** Spanish texts of the insights. */
import { count, percent } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'

const mentions = (amount: number) => (amount === 1 ? '1 mención' : `${count(amount)} menciones`)
const messages = (amount: number) => (amount === 1 ? '1 mensaje' : `${count(amount)} mensajes`)
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
    balanceHint: 'Cada anillo muestra su parte del total',
    domains: 'Áreas',
    metrics: { stress: 'Estrés', anxiety: 'Ansiedad', focus: 'Enfoque' },
    metricLines: {
      stress: 'Presión, sobrecarga y tensión',
      anxiety: 'Preocupación, miedo y darle vueltas a todo',
      focus: 'Atención, claridad y estar presente',
    },
    domainLines: {
      'Cognitive Processing': 'Cómo piensas las cosas, o te atascas en los pensamientos',
      Coping: 'Lo que te pesa y cómo lo llevas',
      'Self-Regulation': 'Tener serenidad y atención, o que te cueste',
      Empowerment: 'Confiar en ti, ponerte metas y límites',
      PERMA: 'Lo que hace buena la vida, o falta: alegría, gente, sentido',
      'Emotional Disinhibition': 'Emociones fuertes como miedo, enfado o tristeza',
      'Exposure/Habit': 'Hacer frente a lo difícil y crear hábitos',
    },
    whatTheyMean: '¿Qué significan estas áreas?',
    spoken: share => `${count(share)} por ciento`,
    from: (amount, among) => `A partir de ${mentions(amount)} en ${messages(among)}.`,
    fewMentions: 'Es muy poco para decir algo, por eso los anillos están pálidos.',
    nothingYet: 'Las tendencias aparecen cuando hayas conversado un poco.',
    plain:
      'Los anillos muestran con qué frecuencia salió un tema en lo que escribiste, como una parte del total. No miden tu salud. Elige un anillo para ver las frases que hay detrás.',
    howItReads: 'Cómo lee tus palabras',
    open: gauge => `Ver las frases detrás de ${gauge}`,
  },

  receipts: {
    close: 'Cerrar',
    share: (share, amount, of) => `${percent(share)}: ${count(amount)} de ${mentions(of)}`,
    ofThree: 'de estrés, ansiedad o enfoque.',
    ofDomains: 'en todas las áreas.',
    loading: 'Cargando tus frases',
    failed: 'No hemos podido cargar tus frases.',
    again: 'Inténtalo otra vez.',
    none: 'Nada de lo que escribiste cuenta aquí todavía.',
    more: 'Mostrar más',
    chat: name => `Chat con ${name}`,
    pastSession: 'Sesión pasada',
    thread: title => `Chat de ${title}`,
    groupChat: 'Chat de grupo',
    countedFor: tags => `Cuenta para ${tags.join(', ')}`,
    notCounted: 'No cuenta',
    notMeant: 'No es lo que quería decir',
    undo: 'Deshacer',
    takenOut: (gauge, share) => `Quitada. ${gauge} está ahora en el ${count(share)} por ciento.`,
    putBack: (gauge, share) => `Cuenta otra vez. ${gauge} está ahora en el ${count(share)} por ciento.`,
    notSaved: 'No se pudo guardar. Inténtalo otra vez en un momento.',
  },

  trends: {
    title: 'Tendencias',
    per: 'Por',
    steps: { day: 'Día', week: 'Semana', month: 'Mes' },
    loading: 'Cargando tendencias',
    failed: 'No hemos podido cargar tus tendencias.',
    again: 'Inténtalo otra vez.',
    notEnough: {
      day: least =>
        `Todavía no alcanza para una línea por día. Aparece cuando dos días tengan al menos ${count(least)} menciones cada uno.`,
      week: least =>
        `Todavía no alcanza para una línea por semana. Aparece cuando dos semanas tengan al menos ${count(least)} menciones cada una.`,
      month: least =>
        `Todavía no alcanza para una línea por mes. Aparece cuando dos meses tengan al menos ${count(least)} menciones cada uno.`,
    },
    messages: 'Mensajes',
    mentions: 'Menciones',
    latest: share => `Último: ${share}`,
    legend: least =>
      `Un punto necesita al menos ${count(least)} menciones. Donde hubo menos, la línea se interrumpe.`,
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
