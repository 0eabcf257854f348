/** Spanish texts of the community's screens. */
import { count } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'

/** "Ada", "Ada y Ben", "Ada, Ben y 3 más"; "e" before the sound of an i. */
function people(names: readonly string[], amount: number): string {
  const shown = names.slice(0, 2)
  const more = amount - shown.length
  if (more > 0) return `${shown.join(', ')} y ${count(more)} más`
  return shown.join(/^(?:i|hi(?![aeo])|y(?![aeiou]))/i.test(shown[1] ?? '') ? ' e ' : ' y ')
}

export const spanishCommunity: Pick<
  InsideTexts,
  'community' | 'streams' | 'threads' | 'group' | 'notifications'
> = {
  community: { title: 'Comunidad', lede: 'Otras personas pueden leer lo que publicas aquí.' },

  streams: {
    page: 'Elegir corriente',
    lede: '¿Qué te ronda hoy por la cabeza?',
    upload: 'Subir una foto de perfil',
    preview: 'Solo una vista previa, no se guarda',
    notAnImage: 'Elige un archivo de imagen.',
    pictureOf: name => `Foto de ${name}`,
    goTo: 'Ir a...',
    topics: amount => (amount === 1 ? '1 tema' : `${amount} temas`),
    list: 'Corrientes',
  },

  threads: {
    page: 'Hilos por corriente',
    lede: 'Elige un hilo para unirte a la conversación.',
    about: topic => `Hilos sobre ${topic}`,
    none: 'Ningún hilo coincide con tu tema.',
    unknownStream: 'Esa corriente no existe.',
    toStreams: 'Ver las cinco corrientes',
    all: 'Ver todos los hilos de esta corriente',
    lastMessage: when => `Último mensaje: ${when}`,
    noMessages: 'Aún no hay mensajes',
  },

  group: {
    page: 'Chat de grupo',
    title: thread => `Chat de ${thread}`,
    welcome: thread => `¡Te damos la bienvenida al grupo de ${thread}!`,
    unknownThread: 'Ese hilo no existe.',
    toThreads: 'Ver todos los hilos',
    conversation: thread => `Conversación en ${thread}`,
    message: thread => `Mensaje para el grupo de ${thread}`,
    placeholder: 'Escribe tu mensaje...',
    send: 'Enviar',
    switchThread: 'Cambiar de hilo...',
    connecting: 'Conectando...',
    connected: 'En línea',
    reconnecting: 'Volviendo a conectar...',
    offline: 'Sin conexión',
    spokenOpen: 'Este hilo está en directo.',
    spokenLost: 'Se ha perdido la conexión. Reconectando…',
    here: (names, amount) => `${people(names, amount)} ${amount === 1 ? 'está' : 'están'} aquí`,
    typing: names => `${people(names, names.length)} ${names.length === 1 ? 'está' : 'están'} escribiendo...`,
    domains: list => `Áreas: ${list.join(', ')}`,
    noTags: 'Sin etiquetas',
    onlyYou: 'Esto solo lo ves tú',
    notAnswered: 'Tu acompañante no pudo responder.',
    youSaid: 'Dijiste: ',
    said: name => `${name}: `,
    formerMember: 'Cuenta eliminada',
    removed: 'Mensaje retirado',
    covered: 'Este mensaje habla de suicidio o de hacerse daño.',
    show: 'Mostrar',
    unread: 'Sin leer desde aquí',
    earlier: 'Cargando mensajes anteriores',
    notLoaded: 'No hemos podido cargar este hilo. Aun así puedes escribir; se enviará.',
    again: 'Intentar otra vez',
    reactions: { '👍': 'Pulgar arriba', '❤️': 'Corazón', '😂': 'Risa' },
    unsend: 'Retirar',
    unsendSure: '¿Retirarlo para todo el mundo?',
    notUnsent: 'No se pudo retirar. Inténtalo otra vez en un momento.',
    unsent: 'Mensaje retirado.',
    manyNew: amount => (amount === 1 ? '1 mensaje nuevo' : `${count(amount)} mensajes nuevos`),
  },

  notifications: {
    title: 'Avisos',
    none: 'No tienes avisos nuevos por ahora.',
    loading: 'Buscando mensajes nuevos',
    failed: 'No hemos podido buscar mensajes nuevos.',
    again: 'Inténtalo otra vez.',
    list: 'Hilos con mensajes sin leer',
    unread: (amount, most) => {
      if (amount >= most) return `Más de ${count(most - 1)} mensajes sin leer`
      return amount === 1 ? '1 mensaje sin leer' : `${count(amount)} mensajes sin leer`
    },
    mentions: amount => (amount === 1 ? '1 mención' : `${count(amount)} menciones`),
    inThreads: amount => (amount === 1 ? 'Mensajes nuevos en 1 hilo' : `Mensajes nuevos en ${amount} hilos`),
    wrote: name => `${name}:`,
    mentionedYou: name => `${name} te mencionó:`,
    covered: 'Mensaje delicado. Abre el hilo para verlo.',
    count,
    many: more => `+${count(more)}`,
    unreadUnit: 'sin leer',
    mentionUnit: amount => (amount === 1 ? 'mención' : 'menciones'),
    threadUnit: amount => (amount === 1 ? 'hilo' : 'hilos'),
  },
}
