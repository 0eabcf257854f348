/** Spanish texts of everything behind the login form, apart from what a feature keeps in a file of its own. */

import { spanishName } from '#shared/texts-es-names.ts'
import { count } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'
import { spanishAccount } from './texts-es-account.ts'
import { spanishCare } from './texts-es-care.ts'
import { spanishCommunity } from './texts-es-community.ts'
import { spanishCompanion } from './texts-es-companion.ts'
import { spanishInsights } from './texts-es-insights.ts'
import { spanishModeration } from './texts-es-moderation.ts'
import { spanishMood } from './texts-es-mood.ts'
import { spanishPush } from './texts-es-push.ts'
import { spanishSettings } from './texts-es-settings.ts'
import { spanishThread } from './texts-es-thread.ts'

export const spanishInside: InsideTexts = {
  ...spanishAccount,
  ...spanishCare,
  ...spanishCommunity,
  ...spanishCompanion,
  ...spanishInsights,
  ...spanishModeration,
  ...spanishMood,
  ...spanishPush,
  ...spanishSettings,
  ...spanishThread,

  named: spanishName,

  profile: {
    page: 'Crea tu perfil',
    title: 'Empecemos por ti',
    lede: 'Cinco preguntas, sin respuestas correctas. Con una o dos frases basta.',
    onlyEnglish:
      'La lectura de tus respuestas funciona solo en inglés; puedes escribir en el idioma que quieras.',
    placeholder: 'Escribe tanto o tan poco como quieras',
    answered: (amount, of) => `${amount} de ${of} con respuesta`,
    submit: 'Continuar',
    submitting: 'Enviando...',
    tooLong: (length, limit) => `Tiene ${count(length)} caracteres; caben hasta ${count(limit)}.`,
    notSaved: 'Tus respuestas todavía no están guardadas. Siguen aquí; inténtalo otra vez en un momento.',
    reading: 'Leyendo tus respuestas',
    found: 'Áreas encontradas',
    noneFound: 'Aquí no destacó nada.',
    resultTitle: 'De qué hablan tus respuestas',
    resultLede: 'Un programa las leyó y marcó las palabras en las que se fijó. Puede equivocarse.',
    because: words => `Tus palabras: ${words.map(word => `«${word}»`).join(', ')}`,
    movesOn: seconds => `Continúa tras ${count(seconds)} segundos sin tocar nada.`,
    stay: 'Quedarme aquí',
    notRead: 'No se pudo leer el texto',
    short: {
      momentThatChangedYou: 'Un momento que te cambió',
      handlingBigEmotions: 'Emociones intensas',
      feltAlone: 'En soledad',
      quietPride: 'Un orgullo discreto',
      turnTo: 'A quién o a qué acudes',
    },
    questions: {
      momentThatChangedYou: '¿Qué momento te cambió?',
      handlingBigEmotions: '¿Qué haces con las emociones intensas?',
      feltAlone: '¿Cuándo has sentido soledad?',
      quietPride: '¿De qué sientes un orgullo discreto?',
      turnTo: '¿A quién o a qué acudes?',
    },
  },

  intro: {
    title: 'Conoce a tu TwinBot',
    greeting: name =>
      `${name ? `Hola, ${name}.` : 'Hola.'} Te haré preguntas, escucharé y te ayudaré a notar patrones. Ve a tu propio ritmo.`,
    program: 'Soy un programa, no terapeuta.',
    name: 'Nombre o apodo',
    optional: '(opcional)',
    hint: 'Déjalo en blanco y seguiré siendo TwinBot.',
    tooLong: most => `Usa como máximo ${most} caracteres.`,
    submit: 'EMPEZAR',
    notSaved: 'El nombre todavía no está guardado. Inténtalo otra vez en un momento.',
  },

  dashboard: {
    page: 'Inicio',
    title: 'Qué bueno verte de nuevo',
    lede: '¿Qué te ayudaría ahora mismo?',
    tiles: {
      myChats: ['Mis chats', name => `Sigue con ${name} donde lo dejaste`],
      groupChat: ['Chat de grupo', 'Vuelve a tu último hilo'],
      notifications: ['Avisos', 'Mensajes nuevos en tus hilos'],
      community: ['Comunidad', 'Todo lo compartido, en un solo lugar'],
      streamSelector: ['Elegir corriente', 'Busca un hilo por tema'],
      streamThreads: ['Hilos por corriente', 'Mira los veinte hilos'],
      archive: ['Archivo de chats', 'Vuelve a sesiones pasadas'],
      emotionCheck: ['Chequeo emocional', 'Ve las tendencias de tus palabras'],
    },
  },

  firstVisit: {
    talk: {
      title: companion => `Habla con ${companion}`,
      text: companion =>
        `Escribe sobre lo que te ronde por la cabeza, a cualquier hora. ${companion} es un programa, no terapeuta: escucha, pregunta y recuerda. Los demás miembros nunca ven este chat.`,
    },
    threads: {
      title: 'Conoce a gente en los hilos',
      text: 'Hay veinte chats de grupo, del sueño a los estudios. Allí la gente ve tu nombre de pila y lo que publicas. Puedes retirar un mensaje, y bloquear o denunciar a alguien.',
    },
    patterns: {
      title: 'Ve tus patrones y encuentra ayuda',
      text: 'El chequeo emocional muestra tendencias de lo que escribes. Si algo se pone difícil, en «Ayuda ahora», arriba en cada página, hay personas a las que llamar o escribir.',
    },
    step: (card, of) => `${card} de ${of}`,
    skip: 'Saltar',
    skipAll: 'Saltar la introducción',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
  },

  contact: {
    title: 'Contacto',
    lede: 'El cambio de verdad empieza al alzar la voz. ¡Cuenta con nuestro apoyo!',
    emailUs: 'Puedes escribirnos a ',
    anytime: ' cuando quieras.',
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    message: 'Tu mensaje',
    submit: 'Enviar mensaje',
    noTicket:
      'Este formulario no envía ningún mensaje ni abre una solicitud: prepara un correo para que lo envíes tú.',
    noTicketNobody:
      'Este formulario no envía ningún mensaje ni abre una solicitud, y aquí no hay una dirección de ayuda.',
    nothingSent: 'No se ha enviado nada desde este formulario.',
    pleaseEmail: ' Escribe a ',
    subject: name => `Un mensaje de ${name}`,
  },
}
