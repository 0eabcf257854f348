/** Spanish texts around reporting a message and blocking somebody. */
import { count } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishModeration: Pick<InsideTexts, 'moderation'> = {
  moderation: {
    more: name => `Opciones del mensaje de ${name}`,
    moreThis: (name, text) => `Opciones del mensaje de ${name}: ${text}`,
    title: name => `Mensaje de ${name}`,
    close: 'Cerrar',
    back: 'Atrás',
    done: 'Listo',
    report: 'Denunciar este mensaje',
    reportHint: 'Lo mira la gente que lleva este sitio.',
    block: name => `Bloquear a ${name}`,
    blockHint: 'No te verá ni verás lo que escribe, en ningún hilo.',
    reportTitle: '¿Qué tiene de malo?',
    reasons: {
      unkind: 'Es cruel, amenaza o incita al odio',
      unsafe: 'Alguien puede estar en peligro',
      private: 'Comparte algo privado',
      spam: 'Es publicidad o correo basura',
      other: 'Otra cosa',
    },
    words: 'Algo que quieras añadir',
    optional: '(opcional)',
    wordsTooLong: (length, most) => `Tiene ${count(length)} caracteres; caben hasta ${count(most)}.`,
    needReason: 'Elige lo que mejor encaje.',
    send: 'Enviar denuncia',
    notSent: 'La denuncia no se envió. Inténtalo otra vez en un momento.',
    sentTitle: 'Gracias. Tu denuncia ha llegado.',
    sent: name =>
      `El mensaje se guarda tal como está ahora, y la gente que lleva este sitio lo mirará. Puede tardar. ${name} no sabrá quién lo denunció.`,
    help: 'Una denuncia no se lee enseguida. Si estás en peligro, o puede estarlo otra persona, busca ayuda ya.',
    helpLink: 'Abrir Ayuda ahora',
    blockTitle: name => `¿Bloquear a ${name}?`,
    blockWhat: name =>
      `Desde ahora no verás a ${name}, ni ${name} te verá: ni mensajes, viejos o nuevos, en ningún hilo, ni si está o escribe. No recibirá ningún aviso. Puedes deshacerlo en Ajustes.`,
    notBlocked: 'No funcionó. Inténtalo otra vez en un momento.',
    blocked: name => `Ya no verás a ${name}, ni ${name} te verá.`,
    list: 'Personas bloqueadas',
    listHint: 'No ves a estas personas ni ellas a ti, en ningún hilo. No reciben ningún aviso.',
    loading: 'Mirando a quién has bloqueado',
    failed: 'No hemos podido cargar la lista.',
    again: 'Inténtalo otra vez.',
    none: 'No has bloqueado a nadie.',
    since: day => `Bloqueo desde el ${day}`,
    unblock: 'Desbloquear',
    unblockThis: name => `Desbloquear a ${name}`,
    unblocked: name => `Vuelves a ver a ${name}, y ${name} a ti.`,
    notUnblocked: 'No funcionó. Inténtalo otra vez en un momento.',
  },
}
