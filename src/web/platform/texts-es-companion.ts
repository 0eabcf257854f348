/** Spanish texts of the companion's screens. */
import type { InsideTexts } from './texts-en-inside.ts'

const count = (amount: number) => amount.toLocaleString('es')

export const spanishCompanion: Pick<InsideTexts, 'chat' | 'dictation' | 'companion' | 'archive' | 'memory'> =
  {
    chat: {
      newMessages: 'Mensajes nuevos',
      today: 'Hoy',
      yesterday: 'Ayer',
      waiting: 'Pendiente de enviar',
      tooLong: (length, limit) =>
        `Tiene ${count(length)} caracteres; caben hasta ${count(limit)}. Se queda aquí hasta que sea más corto.`,
      notTaken: reason => `${reason} No se envió; tus palabras vuelven a estar aquí.`,
    },

    dictation: {
      start: 'Dictar',
      stop: 'Dejar de dictar',
      where:
        'Tu navegador convierte la voz en texto. Para eso puede enviar el sonido a la empresa que lo hace, como Google o Apple. TwinBot nunca recibe el sonido.',
      agree: 'Empezar a dictar',
      notNow: 'Ahora no',
      listening: 'Escuchando. Revisa el texto antes de enviarlo.',
      problems: {
        blocked: 'Tu navegador no permite usar el micrófono aquí. Puedes cambiarlo en sus ajustes.',
        network: 'Para dictar hace falta conexión. Inténtalo otra vez cuando la tengas.',
        failed: 'El dictado se ha detenido. Inténtalo otra vez en un momento.',
      },
    },

    companion: {
      onlyEnglish: 'Por ahora, tu acompañante lee y responde solo en inglés.',
      pastSession: 'Sesión pasada',
      conversation: name => `Conversación con ${name}`,
      program: name => `${name} es un programa informático, no una persona.`,
      botSaid: name => `${name} dijo: `,
      youSaid: 'Dijiste: ',
      message: name => `Mensaje para ${name}`,
      placeholder: 'Tómate tu tiempo...',
      send: 'Enviar',
      writing: name => `${name} está escribiendo`,
      earlier: 'Cargando mensajes anteriores',
      notLoaded: 'No hemos podido cargar esta conversación. Aun así puedes escribir; se enviará.',
      again: 'Intentar otra vez',
      finish: 'Terminar esta sesión',
      finished: 'Esta sesión ya está en tu archivo.',
      stillSending: 'Tus últimas palabras todavía van de camino. Termina cuando se hayan enviado.',
      notFinished: 'No se pudo terminar la sesión. Inténtalo otra vez en un momento.',
      about: {
        more: 'Sobre esta respuesta',
        moreThis: reply => `Sobre esta respuesta: ${reply}`,
        why: '¿Por qué esta respuesta?',
        writtenFor: 'Escrita para:',
        general: 'Es una frase general para el tipo de mensaje que enviaste.',
        unknown: 'No consta cómo se eligió esta respuesta.',
        notIt: 'No es eso',
        already: 'Ya has dicho que esta no acertó.',
        failed: 'No ha funcionado. Inténtalo otra vez en un momento.',
      },
    },

    archive: {
      title: 'Chats archivados',
      loading: 'Cargando tus sesiones pasadas...',
      none: 'Todavía no tienes chats archivados.',
      failed: 'No hemos podido cargar tus sesiones.',
      again: 'Inténtalo otra vez.',
      away: 'No tienes conexión, y en este dispositivo aún no se guarda ninguna sesión pasada. Estarán aquí cuando vuelvas.',
      search: 'Buscar en tus sesiones',
      onlyKept:
        'No tienes conexión: solo se busca en los títulos y en las sesiones que has abierto en este dispositivo.',
      noneFound: asked => `Ninguna sesión menciona «${asked}».`,
      found: amount => (amount === 1 ? '1 sesión encontrada' : `${count(amount)} sesiones encontradas`),
      kinds: { journal: 'Diario', stress: 'Estrés', goal: 'Meta', reflection: 'Reflexión' },
    },

    memory: {
      title: 'Lo que recuerda tu acompañante',
      lede: name =>
        `${name} recuerda algunas de tus frases, palabra por palabra. Aquí están todas. Puedes quitar cualquiera.`,
      loading: 'Cargando lo que se recuerda',
      none: 'Todavía nada. Las frases que escribas a tu acompañante pueden aparecer aquí.',
      failed: 'No hemos podido cargar lo que se recuerda.',
      again: 'Inténtalo otra vez.',
      kept: 'Tus frases',
      noDay: 'Hace un tiempo',
      forget: 'Olvidar',
      forgetThis: sentence => `Olvidar: ${sentence}`,
      sure: '¿Olvidar esto? No se puede deshacer.',
      keep: 'Conservar',
      forgotten: 'Olvidado. No volverá a salir.',
      notForgotten: 'No se pudo olvidar. Inténtalo otra vez en un momento.',
      avoidTitle: 'No preguntar sobre',
      avoidLede: 'Temas que tu acompañante no sacará por su cuenta.',
      topic: 'Tema',
      add: 'Añadir',
      remove: topic => `Quitar: ${topic}`,
      noTopics: 'Todavía no hay temas.',
      notSaved: 'No se pudieron guardar los temas. Inténtalo otra vez en un momento.',
      topicTooLong: most => `Usa como máximo ${most} caracteres.`,
      tooMany: most => `Caben hasta ${most} temas.`,
    },
  }
