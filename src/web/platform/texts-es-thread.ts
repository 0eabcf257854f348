/** Spanish texts of what one can do with messages in a thread: reply, edit, unsend, search. */
import type { InsideTexts } from './texts-en-inside.ts'

const count = (amount: number) => amount.toLocaleString('es')

export const spanishThread: Pick<InsideTexts, 'thread'> = {
  thread: {
    options: 'Opciones de tu mensaje',
    optionsThis: text => `Opciones de tu mensaje: ${text}`,
    yours: 'Tu mensaje',
    reply: 'Responder',
    replyHint: 'Cita este mensaje.',
    replyTo: name => `Responder a ${name}`,
    replyToOwn: 'Responder a tu mensaje',
    edit: 'Editar',
    editHint: 'Puedes editarlo durante cinco minutos. Se verá que lo has editado.',
    edited: 'editado',
    unsendHint: 'Lo borra para todo el mundo.',
    unsendWhat: 'Tu mensaje desaparece de todas las pantallas. No se puede deshacer.',
    cancel: 'Cancelar',
    replying: name => `Respondiendo a ${name}`,
    replyingToOwn: 'Respondiendo a tu propio mensaje',
    editing: 'Editando tu mensaje',
    stopReplying: 'Cancelar la respuesta',
    stopEditing: 'Cancelar la edición',
    save: 'Guardar',
    notSaved: 'No hemos podido guardar el cambio. Sigue aquí; inténtalo otra vez.',
    saved: 'Mensaje editado.',
    you: 'Tú',
    quoteOf: name => `En respuesta a ${name}: `,
    quoteOfYou: 'En respuesta a ti: ',
    quoteLoading: 'Cargando el mensaje',
    quoteGone: 'Este mensaje no está disponible.',
    toFirstUnread: 'Ir al primero sin leer',
    notReached: 'No hemos podido encontrar ese mensaje.',
    reactionsYours: 'Tus reacciones solo las ves tú.',
    search: 'Buscar en este hilo',
    searchTitle: thread => `Buscar en ${thread}`,
    searchField: 'Buscar mensajes',
    searching: 'Buscando',
    searchFailed: 'No hemos podido buscar en este hilo.',
    searchAgain: 'Intentar otra vez',
    searchHint: 'Escribe una o dos palabras para encontrar mensajes de este hilo.',
    found: (amount, more) => {
      if (more) return `${count(amount)} mensajes o más`
      return amount === 1 ? '1 mensaje' : `${count(amount)} mensajes`
    },
    noneFound: asked => `Ningún mensaje contiene «${asked}».`,
    noneFoundYet: asked => `Ningún mensaje reciente contiene «${asked}».`,
    searchEarlier: 'Buscar en mensajes anteriores',
  },
}
