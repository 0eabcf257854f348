/** Spanish texts of the help panel, /help-now and /safety: loaded with them. */
import { NOT_MEANT } from '#shared/support.ts'
import type { Pages } from './texts-en-pages.ts'
import { spanishHours, spanishWho } from './texts-es-lines.ts'
import { spanishSafety } from './texts-es-safety.ts'

export const spanishHelp: Pick<
  Pages,
  'helpPanel' | 'ways' | 'trusted' | 'grounding' | 'plan' | 'helpNow' | 'safety'
> = {
  helpPanel: {
    title: 'No tienes que pasar por esto a solas',
    openings: {
      harm_others:
        'Gracias por decirlo. Si podrías hacer daño a alguien, o a ti, aléjate ahora, por favor. Estas personas pueden ayudar.',
      abuse_violence:
        'Lo que cuentas no es culpa tuya. ¿Es seguro leer esta pantalla ahora mismo? Puedes cerrarla con un toque y volver después.',
      suicide_attempt:
        'Si te has hecho daño o has tomado algo, llama antes que nada al número de emergencias, o pide a alguien cerca que llame.',
      panic_medical:
        'Pon los dos pies en el suelo y suelta el aire despacio, durante más tiempo del que tardas en tomarlo. Si te duele el pecho, te falta el aire, sientes débil un lado del cuerpo o crees que puedes desmayarte, llama al número de emergencias.',
      third_party:
        'Gracias por contarlo. Sea por ti o por otra persona: pregunta sin rodeos, escucha, quédate cerca y pide ayuda en compañía.',
    },
    opening:
      'Gracias por contarlo. Aquí hay personas a las que puedes llegar ahora mismo. Si puedes, pon distancia con cualquier cosa con la que podrías hacerte daño, y busca estar cerca de alguien.',
    blameless: 'No has hecho nada malo.',
    fromBar: 'Aquí hay personas a las que puedes llegar ahora mismo.',
    safer: 'Ahora estoy más a salvo',
    notMeant: NOT_MEANT.es,
    footer: 'Ninguna persona aquí ha leído esto ni ha recibido un aviso.',
    close: 'Cerrar y seguir escribiendo',
  },

  ways: {
    label: 'Maneras de recibir ayuda',
    emergency: number => `Llamar al ${number}`,
    emergencyNote: 'Emergencias: estás en peligro ahora, o te has hecho daño o has tomado algo',
    emergencyUnknown: 'Llama al número de emergencias de tu zona',
    emergencyUnknownNote:
      'Si estás en peligro ahora, o te has hecho daño o has tomado algo. El 112 funciona en muchos países.',
    call: name => `Llamar a ${name}`,
    text: name => `Escribir a ${name}`,
    chat: name => `Chatear con ${name}`,
    /** "Text HOME to 741741" is an instruction; a bare number or another service is left as it is. */
    textShown: shown =>
      shown
        .replace(/^Text (\w+) to ([\d -]+)/, 'Envía $1 al $2')
        .replace(/^Text ([\d -]*\d)/, 'Envía un mensaje al $1')
        .replace('(AYUDA for Spanish)', '(AYUDA para español)')
        .replace('same number', 'el mismo número'),
    open: 'Buscar una línea',
    openNote: 'Líneas gratuitas por país: por teléfono, mensaje o chat',
    anyTime: 'A cualquier hora, de día y de noche',
    hours: hours => `Abierta: ${spanishHours(hours)}`,
    forWhom: who => `Para ${spanishWho(who)}`,
    otherSite: 'abre otro sitio',
    more: country => `Más líneas en ${country}`,
    topics: {
      abuse_violence: 'Violencia en casa',
      child_youth: 'Infancia y juventud',
      medical: 'Consejo médico',
    },
    country: 'Otro país',
    countryIs: name => `Números de: ${name}`,
    countryUnknown: 'No sabemos tu país, así que no se muestran números. Elígelo aquí.',
    countryNone: 'Otro país',
    countryChoose: 'Elige un país',
    reviewDue: day =>
      `Estos números debían revisarse otra vez antes del ${day}, y no se ha hecho. Si uno no funciona, usa findahelpline.com.`,
  },

  trusted: {
    title: 'Escribir a alguien de confianza',
    note: 'Aquí hay unas palabras listas. Cámbialas como quieras.',
    label: 'Tu mensaje',
    draft: 'Hola. Ahora mismo no estoy bien y no quiero pasar por esto a solas. ¿Me puedes llamar, o venir?',
    sms: 'Enviar como mensaje de texto',
    share: 'Compartir',
    copy: 'Copiar',
    copied: 'Copiado. Puedes pegarlo donde quieras.',
    notCopied: 'No se pudo copiar. Puedes seleccionar las palabras y copiarlas a mano.',
  },

  grounding: {
    title: 'Un ejercicio de 60 segundos para volver al presente',
    note: 'Cinco pasos pequeños con tus sentidos. Para cuando quieras.',
    start: 'Empezar',
    stop: 'Parar',
    again: 'Una vez más',
    left: seconds => (seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`),
    done: 'Ha pasado un minuto. Sigues aquí.',
    steps: [
      'Mira a tu alrededor. Nombra cinco cosas que ves.',
      'Siente cuatro cosas: los pies en el suelo, la ropa, el aire.',
      'Escucha tres sonidos, cerca o lejos.',
      'Nota dos cosas que puedes oler, o cuyo olor te gusta.',
      'Toma aire y suéltalo despacio, durante más tiempo. Deja caer los hombros.',
    ],
  },

  plan: {
    title: 'Mi plan de seguridad',
    note: 'Unas palabras para las horas difíciles, escritas por ti. Se guardan cifradas para tu cuenta, y en este dispositivo para cuando no haya red.',
    fields: {
      signs: 'Señales de que se pone difícil',
      helps: 'Lo que me ayuda cuando estoy a solas',
      company: 'Personas y lugares que me distraen',
      people: 'Personas a las que puedo pedir ayuda, con sus números',
      surroundings: 'Lo que hace más seguro mi entorno',
    },
    save: 'Guardar mi plan',
    saved: 'Tu plan está guardado.',
    savedHere: 'Tu plan está en este dispositivo. Se guardará en tu cuenta cuando vuelva la red.',
    notSaved:
      'Tu plan todavía no se pudo guardar. Tus palabras siguen aquí; inténtalo otra vez en un momento.',
    loading: 'Abriendo tu plan',
    notLoaded: 'No se pudo abrir tu plan. Sigue ahí; inténtalo otra vez cuando vuelva la red.',
    tooLong: most => `Usa como máximo ${most} caracteres.`,
    signIn: 'Cuando inicies sesión, puedes guardar aquí un plan de seguridad.',
  },

  helpNow: {
    title: 'Ayuda ahora',
    lede: 'No tienes que resolver esto a solas, y no necesitas una cuenta para leerlo.',
    emergency: 'Si alguien puede estar en peligro ahora mismo',
    talk: 'Si quieres hablar con alguien',
    yourself: 'Lo que puedes hacer aquí mismo',
    steps: {
      heading: 'Mientras tanto',
      list: [
        'Aléjate un poco de cualquier cosa con la que podrías hacerte daño.',
        'Di a una persona, en una frase, cómo están las cosas. Basta un mensaje.',
        'Suelta el aire despacio, durante más tiempo del que tardas en tomarlo, unas cuantas veces.',
      ],
    },
    program:
      'TwinBot es un programa informático. No puede ver dónde estás, no puede llamar a nadie, y nadie vigila tus chats.',
    toSafety: 'Qué pasa cuando escribes que no estás a salvo',
  },

  safety: spanishSafety,
}
